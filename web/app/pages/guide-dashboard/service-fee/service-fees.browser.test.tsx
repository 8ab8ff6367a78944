import { listCommissionClaims, objectToCommission } from '@tomoguide/contract/bookings/calls';
import { CommissionClaim } from '@tomoguide/contract/bookings/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ServiceFees } from './service-fees.tsx';

const claim = (change: object = {}): CommissionClaim =>
  z.parse(CommissionClaim, {
    id: 5,
    state: 'announced',
    bookings: [
      { bookingNumber: 'TG0042', scheduledStartTime: '2026-05-02T00:00:00Z', dueCents: 7_245 },
    ],
    amountCents: 7_245,
    timeZone: 'Asia/Tokyo',
    announcedAt: '2026-05-03T00:00:00Z',
    objectBy: '2026-05-10T00:00:00Z',
    objection: null,
    reason: 'Twice on the day.',
    decidedAt: null,
    ...change,
  });

test('lets a guide object once, with a text, before staff decide', async () => {
  let current = claim();
  const { sent } = await show(<ServiceFees />, {
    at: '/guide-dashboard',
    as: sampleSession({ guideId: 3 }),
    replies: [
      reply(listCommissionClaims, () => ({ data: [current] })),
      reply(objectToCommission, () => {
        current = claim({ state: 'objected', objection: 'She was ill.' });
        return current;
      }),
    ],
  });
  await page.getByRole('button', { name: 'Object' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Object' }).click();
  await expect.element(dialog.getByText('Tell us what happened.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await dialog.getByRole('textbox').fill('She was ill.');
  await dialog.getByRole('button', { name: 'Object' }).click();
  await expect.element(page.getByText('She was ill.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Object' })).not.toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
