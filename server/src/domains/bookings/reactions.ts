import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Reaction } from '../../events/dispatcher.ts';
import { requestOfBooking } from './view/request-summary.ts';

type Recipients<Type extends BookingEventType> = (payload: BookingEvents[Type]) => UserId[];

const bothSides: Recipients<BookingEventType> = ({ travelerId, guideUserId }) => [
  travelerId,
  guideUserId,
];
/** The guide is not notified about unpaid holds. */
const traveler: Recipients<BookingEventType> = ({ travelerId }) => [travelerId];

const pushUpdate =
  <Type extends BookingEventType>(recipients: Recipients<Type>): Reaction<Type> =>
  async (tx, { payload }, deps) => {
    const { bookingId } = payload;
    deps.live.push(tx, recipients(payload), { type: 'booking_update', payload: { bookingId } });
  };

/**
 * If the booking came from an accepted request, the guide is notified too, even while the booking is
 * unpaid.
 */
const cancelled: Reaction<'booking.cancelled'> = async (tx, event, deps, batch) => {
  const { from, bookingId } = event.payload;
  const isTravelersOnly = from === 'pending' && !(await requestOfBooking(tx, bookingId));
  await pushUpdate(isTravelersOnly ? traveler : bothSides)(tx, event, deps, batch);
};

/** Whom to notify by socket when a booking changes; clients then fetch the change. */
export const bookingReactions: { readonly [Type in BookingEventType]: Reaction<Type> } = {
  'booking.created': pushUpdate(traveler),
  'booking.cancelled': cancelled,
  'booking.paid': pushUpdate(bothSides),
  'booking.accepted': pushUpdate(bothSides),
  'booking.rejected': pushUpdate(bothSides),
  'booking.start_near': pushUpdate(bothSides),
  'booking.emergency_claimed': pushUpdate(bothSides),
  'booking.emergency_decided': pushUpdate(bothSides),
  'booking.proof_uploaded': pushUpdate(bothSides),
  'booking.proof_verified': pushUpdate(bothSides),
  'booking.proof_returned': pushUpdate(bothSides),
  'booking.starts_tomorrow': pushUpdate(bothSides),
  'booking.tickets_changed': pushUpdate(bothSides),
  'booking.tickets_due': pushUpdate(bothSides),
  'booking.place_due': pushUpdate(bothSides),
  'booking.start_confirmed': pushUpdate(bothSides),
  'booking.started': pushUpdate(bothSides),
  'booking.completed': pushUpdate(bothSides),
  'booking.extension_requested': pushUpdate(bothSides),
  'booking.extension_agreed': pushUpdate(bothSides),
  'booking.extension_refused': pushUpdate(bothSides),
  'booking.extended': pushUpdate(bothSides),
  'booking.address_proposed': pushUpdate(bothSides),
  'booking.address_changed': pushUpdate(bothSides),
  'booking.address_declined': pushUpdate(bothSides),
  'booking.driver_lines_changed': pushUpdate(bothSides),
  'booking.disputed': pushUpdate(bothSides),
  'booking.dispute_answered': pushUpdate(bothSides),
  'booking.dispute_decided': pushUpdate(bothSides),
  'booking.travelers_met': pushUpdate(bothSides),
};
