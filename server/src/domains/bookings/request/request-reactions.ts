import type { Reactions } from '../../../events/dispatcher.ts';
import { requestOfBooking } from '../view/request-summary.ts';

/** A hold that the guide accepted concerns the guide as well, paid or not. */
export const requestReactions: Reactions = {
  'booking.cancelled': async (tx, { payload }, deps) => {
    const { from, bookingId, guideUserId } = payload;
    if (from !== 'pending' || !(await requestOfBooking(tx, bookingId))) return;
    deps.live.push(tx, [guideUserId], { type: 'booking_update', payload: { bookingId } });
  },
};
