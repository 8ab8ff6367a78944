import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Reaction, Reactions } from '../../events/dispatcher.ts';
import { deleteFulfilled } from '../guides/service.ts';
import { findBookingById } from './queries.ts';
import { findBookingRequest } from './view/request-summary.ts';

type Recipients<Type extends BookingEventType> = (payload: BookingEvents[Type]) => UserId[];

const getBothParties: Recipients<BookingEventType> = ({ travelerId, guideUserId }) => [
  travelerId,
  guideUserId,
];
/** The guide is not notified about unpaid holds. */
const getTraveler: Recipients<BookingEventType> = ({ travelerId }) => [travelerId];

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
const pushCancellation: Reaction<'booking.cancelled'> = async (tx, event, deps, batch) => {
  const { from, bookingId } = event.payload;
  const isTravelersOnly = from === 'pending' && !(await findBookingRequest(tx, bookingId));
  await pushUpdate(isTravelersOnly ? getTraveler : getBothParties)(tx, event, deps, batch);
};

/** Ends the traveler's entries in the waiting list for that guide and day (docs/product/waiting-list.md). */
const endWaiting: Reaction<'booking.paid' | 'booking.changed'> = async (tx, { payload }) => {
  const { bookingId, travelerId: userId, guideId } = payload;
  const row = await findBookingById(tx, bookingId);
  if (!row) return;
  const day = row.scheduledStart.toZonedDateTimeISO(row.timeZone).toPlainDate().toString();
  await deleteFulfilled(tx, { userId, guideId, day });
};

const pushToColleagues: Reaction<'substitution.asked' | 'substitution.ended'> = async (
  tx,
  { payload },
  deps,
) => {
  const { bookingId, guideUserId, colleagues } = payload;
  deps.live.push(tx, [guideUserId, ...colleagues], {
    type: 'booking_update',
    payload: { bookingId },
  });
};

/** Notifies colleagues whom a guide asks to take over. */
export const colleagueReactions: Reactions = {
  'substitution.asked': pushToColleagues,
  'substitution.ended': pushToColleagues,
};

/** Whom to notify by socket when a booking changes; clients then fetch the change. */
export const bookingReactions: { readonly [Type in BookingEventType]: Reaction<Type> } = {
  'booking.created': pushUpdate(getTraveler),
  'booking.cancelled': pushCancellation,
  'booking.paid': async (tx, event, deps, batch) => {
    await pushUpdate(getBothParties)(tx, event, deps, batch);
    await endWaiting(tx, event, deps, batch);
  },
  'booking.accepted': pushUpdate(getBothParties),
  'booking.rejected': pushUpdate(getBothParties),
  'booking.start_near': pushUpdate(getBothParties),
  'booking.emergency_claimed': pushUpdate(getBothParties),
  'booking.emergency_decided': pushUpdate(getBothParties),
  'booking.proof_uploaded': pushUpdate(getBothParties),
  'booking.proof_verified': pushUpdate(getBothParties),
  'booking.proof_returned': pushUpdate(getBothParties),
  'booking.starts_tomorrow': pushUpdate(getBothParties),
  'booking.tickets_changed': pushUpdate(getBothParties),
  'booking.tickets_due': pushUpdate(getBothParties),
  'booking.place_due': pushUpdate(getBothParties),
  'booking.marked': pushUpdate(getBothParties),
  'booking.not_met': pushUpdate(getBothParties),
  'booking.start_confirmed': pushUpdate(getBothParties),
  'booking.started': pushUpdate(getBothParties),
  'booking.completed': pushUpdate(getBothParties),
  'booking.extension_requested': pushUpdate(getBothParties),
  'booking.extension_agreed': pushUpdate(getBothParties),
  'booking.extension_refused': pushUpdate(getBothParties),
  'booking.extended': pushUpdate(getBothParties),
  'booking.change_proposed': pushUpdate(getBothParties),
  'booking.change_accepted': pushUpdate(getBothParties),
  'booking.changed': async (tx, event, deps, batch) => {
    await pushUpdate(getBothParties)(tx, event, deps, batch);
    await endWaiting(tx, event, deps, batch);
  },
  'booking.change_ended': pushUpdate(getBothParties),
  'booking.substitute_proposed': pushUpdate(getBothParties),
  'booking.substitute_dropped': pushUpdate(getBothParties),
  'booking.substituted': pushUpdate(({ travelerId, guideUserId, firstGuideUserId }) => [
    travelerId,
    guideUserId,
    firstGuideUserId,
  ]),
  'booking.extra_cost_proposed': pushUpdate(getBothParties),
  'booking.extra_cost_answered': pushUpdate(getBothParties),
  'booking.address_proposed': pushUpdate(getBothParties),
  'booking.address_changed': pushUpdate(getBothParties),
  'booking.address_declined': pushUpdate(getBothParties),
  'booking.driver_lines_changed': pushUpdate(getBothParties),
  'booking.disputed': pushUpdate(getBothParties),
  'booking.dispute_answered': pushUpdate(getBothParties),
  'booking.dispute_decided': pushUpdate(getBothParties),
  'booking.travelers_met': pushUpdate(getBothParties),
  'booking.weather_declared': pushUpdate(getBothParties),
  'booking.weather_ended': pushUpdate(getBothParties),
};
