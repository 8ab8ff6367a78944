import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  confirmExtension,
  declineExtension,
  withdrawExtension,
} from '@tomoguide/contract/bookings/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { attempt, useBookingChange } from '../mutations.ts';
import { sendOnce } from '../send-once.ts';

const confirm = sendOnce(({ id, userType }: { id: BookingId; userType: Party }) =>
  attempt(`confirm-extension:${id}`, { userType }, (idempotencyKey) =>
    api(confirmExtension, { params: { id }, body: { userType }, idempotencyKey }),
  ),
);

const decline = sendOnce((id: BookingId) =>
  attempt(`decline-extension:${id}`, {}, (idempotencyKey) =>
    api(declineExtension, { params: { id }, idempotencyKey }),
  ),
);

const withdraw = sendOnce((id: BookingId) => api(withdrawExtension, { params: { id } }));

/** Agrees to an extension, as the side that one is on. */
export const useConfirmExtension = () => useBookingChange(confirm);
export const useDeclineExtension = () => useBookingChange(decline);
export const useWithdrawExtension = () => useBookingChange(withdraw);
