import { openDispute } from '@tomoguide/contract/bookings/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { DisputeStory } from './dispute-story.tsx';

test('whose start code contested the no-show can still say what happened', async () => {
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
  const { sent } = await show(<DisputeStory booking={booking} dispute={booking.dispute} />, {
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
