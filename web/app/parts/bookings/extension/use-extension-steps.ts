import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  confirmExtension,
  declineExtension,
  withdrawExtension,
} from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { useBookingChange } from '../mutations.ts';
import { getExtensionAttemptName, type RequestedExtension } from './attempt-name.ts';

const confirm = sendOnce(
  ({ booking, userType }: { booking: RequestedExtension; userType: Party }) =>
    sendAttempt(getExtensionAttemptName('confirm', booking), { userType }, (idempotencyKey) =>
      api(confirmExtension, { params: { id: booking.id }, body: { userType }, idempotencyKey }),
    ),
);

const decline = sendOnce((booking: RequestedExtension) =>
  sendAttempt(getExtensionAttemptName('decline', booking), {}, (idempotencyKey) =>
    api(declineExtension, { params: { id: booking.id }, idempotencyKey }),
  ),
);

const withdraw = sendOnce((id: BookingId) => api(withdrawExtension, { params: { id } }));

/** Returns the mutation that agrees to an extension for the user. */
export const useConfirmExtension = () => useBookingChange(confirm);
export const useDeclineExtension = () => useBookingChange(decline);
export const useWithdrawExtension = () => useBookingChange(withdraw);
