import { allowTravelersStart } from '@tomoguide/contract/bookings/calls';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { delayReplies, refusal } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { BookerSection } from './booker-section.tsx';

const link = { active: false, available: true, endsAt: '2026-12-08T05:00:00Z' };

test('the switch keeps focus while it is saved, and reverts on failure', async () => {
  const booking = sampleBooking({
    forOthers: { mayStart: false, metAt: null, finishedAt: null, link },
  });
  await show(
    <>
      <BookerSection booking={booking} />
      <Toaster />
    </>,
    { as: sampleSession(), replies: [refusal(allowTravelersStart, 503, 'UNAVAILABLE')] },
  );
  const allow = page.getByRole('switch');
  (allow.element() as HTMLElement).focus();
  delayReplies();
  await userEvent.keyboard(' ');
  await expect.poll(() => document.querySelector('[data-toast]')).not.toBeNull();
  await expect.element(allow).toHaveFocus();
  await expect.element(allow).not.toBeChecked();
});

test.each([
  ['ongoing', null, 'Not finished yet'],
  ['completed', '2026-12-01T05:00:00Z', /^Finished on .*Dec 1, 2026/],
] as const)('shows whether a tour that is %s is finished', async (status, finishedAt, words) => {
  const forOthers = { mayStart: false, metAt: null, finishedAt, link };
  // A dispute that was decided later has set a new end.
  const booking = sampleBooking({ status, endedAt: '2026-12-09T03:00:00Z', forOthers });
  await show(<BookerSection booking={booking} />, { as: sampleSession() });
  await expect.element(page.getByText(words)).toBeVisible();
});

test('does not show whether a disputed tour is finished', async () => {
  const forOthers = { mayStart: false, metAt: null, finishedAt: null, link };
  const booking = sampleBooking({ status: 'disputed', tab: 'past', forOthers });
  await show(<BookerSection booking={booking} />, { as: sampleSession() });
  await expect.element(page.getByText(/met/i).first()).toBeVisible();
  await expect.element(page.getByText(/finished/i)).not.toBeInTheDocument();
});
