import { openDispute } from '@tomoguide/contract/bookings/calls';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { DisputeStory } from './dispute-story.tsx';

const contested = () => {
  const dispute = {
    openedBy: 'traveler',
    openedAt: '2026-12-01T03:00:00Z',
    reason: '',
    statement: null,
    decideBy: '2026-12-15T03:00:00Z',
    decision: null,
  } as const;
  const booking = sampleBooking({
    status: 'disputed',
    dispute: { ...dispute, files: [], statementFiles: [] },
  });
  if (!booking.dispute) throw new Error('no dispute');
  return { booking, part: <DisputeStory booking={booking} dispute={booking.dispute} /> };
};

beforeEach(() => sessionStorage.clear());

test('whose start code contested the no-show can still say what happened', async () => {
  const { booking, part } = contested();
  const { sent } = await show(part, {
    as: sampleSession(),
    replies: [reply(openDispute, booking)],
  });
  await page.getByRole('textbox').fill('We met at the gate.');
  await page.getByRole('button', { name: 'Tell your side' }).click();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST'))
    .toMatchObject([
      { path: `/api/v2/bookings/${booking.id}/dispute`, body: { reason: 'We met at the gate.' } },
    ]);
});

test('what was written stays through a reload for the same person, until it is sent', async () => {
  const { booking, part } = contested();
  const words = page.getByRole('textbox');
  const before = await show(part, { as: sampleSession() });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('case:'))).toEqual([]);
  await words.fill('We met at the gate.');
  await before.screen.unmount();

  const other = await show(part, { as: sampleSession({ id: 8 }) });
  await expect.element(words).toHaveValue('');
  await other.screen.unmount();

  await show(part, { as: sampleSession(), replies: [reply(openDispute, booking)] });
  await expect.element(words).toHaveValue('We met at the gate.');
  await page.getByRole('button', { name: 'Tell your side' }).click();
  await expect.element(words).toHaveValue('');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('case:'))).toEqual([]);
});
