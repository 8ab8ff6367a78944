import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Reaction } from '../../events/dispatcher.ts';

type Told<Type extends BookingEventType> = (payload: BookingEvents[Type]) => UserId[];

const both: Told<BookingEventType> = ({ travelerId, guideUserId }) => [travelerId, guideUserId];
/** An unpaid hold does not concern the guide. */
const traveler: Told<BookingEventType> = ({ travelerId }) => [travelerId];

const telling =
  <Type extends BookingEventType>(told: Told<Type>): Reaction<Type> =>
  async (tx, { payload }, deps) => {
    const { bookingId } = payload;
    deps.live.push(tx, told(payload), { type: 'booking_update', payload: { bookingId } });
  };

/** Who is notified by socket that a booking has changed; clients then fetch the change. */
export const bookingReactions: { readonly [Type in BookingEventType]: Reaction<Type> } = {
  'booking.created': telling(traveler),
  'booking.cancelled': telling((payload) =>
    payload.from === 'pending' ? traveler(payload) : both(payload),
  ),
  'booking.paid': telling(both),
  'booking.accepted': telling(both),
  'booking.rejected': telling(both),
  'booking.start_near': telling(both),
  'booking.emergency_claimed': telling(both),
  'booking.emergency_decided': telling(both),
  'booking.proof_uploaded': telling(both),
  'booking.proof_verified': telling(both),
  'booking.proof_returned': telling(both),
  'booking.starts_tomorrow': telling(both),
  'booking.tickets_changed': telling(both),
  'booking.tickets_due': telling(both),
  'booking.start_confirmed': telling(both),
  'booking.started': telling(both),
  'booking.completed': telling(both),
  'booking.extension_requested': telling(both),
  'booking.extension_agreed': telling(both),
  'booking.extension_refused': telling(both),
  'booking.extended': telling(both),
  'booking.address_proposed': telling(both),
  'booking.address_changed': telling(both),
  'booking.address_declined': telling(both),
  'booking.driver_lines_changed': telling(both),
  'booking.disputed': telling(both),
  'booking.dispute_answered': telling(both),
  'booking.dispute_decided': telling(both),
  'booking.travelers_met': telling(both),
};
