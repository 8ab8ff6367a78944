import { getBooking } from '@tomoguide/contract/bookings/calls';
import { BookingId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { PayBookingPage } from './pay-booking-page.tsx';

test('does not claim that nothing was booked when a booking fails to load', async () => {
  await show(<PayBookingPage bookingId={BookingId.parse(42)} />, {
    as: sampleSession(),
    replies: [refusal(getBooking, 503, 'UNAVAILABLE')],
  });
  await expect.element(page.getByText(/^Your booking hasn’t changed/)).toBeVisible();
  await expect.element(page.getByText(/Nothing was booked/)).not.toBeInTheDocument();
});
