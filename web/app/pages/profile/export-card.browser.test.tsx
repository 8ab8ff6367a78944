import { getExport, requestExport } from '@tomoguide/contract/accounts/calls';
import { AccountExport } from '@tomoguide/contract/accounts/entities';
import { EXPORT_PAUSE_HOURS } from '@tomoguide/contract/accounts/figures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { ExportCard } from './export-card.tsx';

const exportFrom = (minutesAgo: number, change: object = {}): AccountExport =>
  z.parse(AccountExport, {
    state: 'ready',
    percent: 100,
    sizeBytes: 4_096,
    requestedAt: Temporal.Now.instant().subtract({ minutes: minutesAgo }).toString(),
    expiresAt: Temporal.Now.instant().add({ hours: 100 }).toString(),
    ...change,
  });

const showCard = (found: AccountExport | null) =>
  show(<ExportCard />, {
    as: sampleSession(),
    replies: [
      reply(getExport, { data: found }),
      reply(requestExport, exportFrom(0, { state: 'waiting', percent: 0, expiresAt: null })),
    ],
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('offers a new export an hour after the last one', async () => {
  const { screen } = await showCard(exportFrom(EXPORT_PAUSE_HOURS * 60 - 2));
  await expect.element(button('Download')).toBeVisible();
  expect(button('Prepare again').query()).toBeNull();
  await screen.unmount();

  await showCard(exportFrom(EXPORT_PAUSE_HOURS * 60 + 1));
  await expect.element(button('Download')).toBeVisible();
  await button('Prepare again').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Waiting to start…');
  expect(button('Download').query()).toBeNull();
});

test('offers a new export if the last one has expired', async () => {
  const { sent } = await showCard(null);
  await button('Prepare download').click();
  await expect.poll(() => sent.map(({ method }) => method)).toContain('POST');
});
