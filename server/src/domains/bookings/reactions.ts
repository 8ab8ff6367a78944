import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Reaction } from '../../events/dispatcher.ts';
import { requestOfBooking } from './view/request-summary.ts';

type Recipients<Type extends BookingEventType> = (payload: BookingEvents[Type]) => UserId[];

const both: Recipients<BookingEventType> = ({ travelerId, guideUserId }) => [
  travelerId,
  guideUserId,
];
/** An unpaid hold does not concern the guide. */
const traveler: Recipients<BookingEventType> = ({ travelerId }) => [travelerId];

const pushUpdate =
  <Type extends BookingEventType>(recipients: Recipients<Type>): Reaction<Type> =>
  async (tx, { payload }, deps) => {
    const { bookingId } = payload;
    deps.live.push(tx, recipients(payload), { type: 'booking_update', payload: { bookingId } });
  };

/** A hold that the guide accepted as a request concerns the guide as well, paid or not. */
const cancelled: Reaction<'booking.cancelled'> = async (tx, event, deps) => {
  const { from, bookingId } = event.payload;
  const isTravelersOnly = from === 'pending' && !(await requestOfBooking(tx, bookingId));
  await pushUpdate(isTravelersOnly ? traveler : both)(tx, event, deps);
};

/** Who is notified by socket when a booking changes; clients then fetch the change. */
export const bookingReactions: { readonly [Type in BookingEventType]: Reaction<Type> } = {
  'booking.created': pushUpdate(traveler),
  'booking.cancelled': cancelled,
  'booking.paid': pushUpdate(both),
  'booking.accepted': pushUpdate(both),
  'booking.rejected': pushUpdate(both),
  'booking.start_near': pushUpdate(both),
  'booking.emergency_claimed': pushUpdate(both),
  'booking.emergency_decided': pushUpdate(both),
  'booking.proof_uploaded': pushUpdate(both),
  'booking.proof_verified': pushUpdate(both),
  'booking.proof_returned': pushUpdate(both),
  'booking.starts_tomorrow': pushUpdate(both),
  'booking.tickets_changed': pushUpdate(both),
  'booking.tickets_due': pushUpdate(both),
  'booking.place_due': pushUpdate(both),
  'booking.start_confirmed': pushUpdate(both),
  'booking.started': pushUpdate(both),
  'booking.completed': pushUpdate(both),
  'booking.extension_requested': pushUpdate(both),
  'booking.extension_agreed': pushUpdate(both),
  'booking.extension_refused': pushUpdate(both),
  'booking.extended': pushUpdate(both),
  'booking.address_proposed': pushUpdate(both),
  'booking.address_changed': pushUpdate(both),
  'booking.address_declined': pushUpdate(both),
  'booking.driver_lines_changed': pushUpdate(both),
  'booking.disputed': pushUpdate(both),
  'booking.dispute_answered': pushUpdate(both),
  'booking.dispute_decided': pushUpdate(both),
  'booking.travelers_met': pushUpdate(both),
};
