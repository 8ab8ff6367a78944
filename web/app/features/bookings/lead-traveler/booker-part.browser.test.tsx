import { allowTravelersStart } from '@tomoguide/contract/bookings/calls';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerSlowly, refusal } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { BookerPart } from './booker-part.tsx';

test('the switch keeps the focus while it is sent, and turns back where that fails', async () => {
  const link = { active: false, available: true, endsAt: '2026-12-08T05:00:00Z' };
  const booking = sampleBooking({ forOthers: { mayStart: false, metAt: null, link } });
  await show(
    <>
      <BookerPart booking={booking} />
      <Toaster />
    </>,
    { as: sampleSession(), replies: [refusal(allowTravelersStart, 503, 'UNAVAILABLE')] },
  );
  const allow = page.getByRole('switch');
  (allow.element() as HTMLElement).focus();
  answerSlowly();
  await userEvent.keyboard(' ');
  await expect.poll(() => document.querySelector('[data-toast]')).not.toBeNull();
  await expect.element(allow).toHaveFocus();
  await expect.element(allow).not.toBeChecked();
});
