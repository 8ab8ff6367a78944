import type { Actor } from '@tomoguide/contract/bookings/booking-facts';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { getBusyRange } from '../checkout/new-booking.ts';
import { carryOut } from '../effects/carry-out.ts';
import { updateProposal } from '../proposals/proposal-queries.ts';
import { signChange } from '../quote/sign-quote.ts';
import type { BookingRow, ChangeRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { findWeather } from '../weather/weather-queries.ts';

const getEarlier = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) <= 0 ? one : other;

/**
 * Applies an accepted proposal to the locked booking: time, price, plan, refund rule, reminders and the
 * quote that both have signed. In declared bad weather it counts neither toward the maximum nor for
 * suspicious patterns. The caller must also hold the lock of the guide's calendar. Null if the booking is no
 * longer upcoming.
 */
export const applyChange = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  proposal: ChangeRow,
  step: { at: Temporal.Instant; by: Actor; byUserId: UserId },
): Promise<BookingRow | null> => {
  const transition = findTransition(toFacts(row), 'change', step.by, step.at);
  if (!transition) return null;
  const { after, by: proposedBy, acceptedAt, proposedAt } = proposal;
  const start = Temporal.Instant.from(after.start);
  // This move itself must not count as one into the declared days.
  const isInWeather = (await findWeather(tx, row, step.at)) !== null;
  // The time must be free of the proposal's hold before the guide's days are rewritten.
  await updateProposal(tx, proposal.id, {
    state: 'applied',
    acceptedAt: acceptedAt ?? step.at,
    endedAt: step.at,
  });
  const changes = {
    scheduledStart: start,
    scheduledEnd: start.add({ minutes: after.durationMinutes }),
    busy: getBusyRange(start, after.durationMinutes),
    bookedMinutes: after.durationMinutes,
    travelers: after.travelers,
    totalCents: after.totalCents,
    depositCents: after.depositCents,
    changeCount: row.changeCount + (isInWeather ? 0 : 1),
    changedAt: step.at,
    earliestStart: isInWeather
      ? row.earliestStart
      : getEarlier(row.earliestStart ?? row.scheduledStart, start),
    changeDueAt: null,
    refundFloorPercent: proposal.refundFloorPercent,
    refundCapPercent: proposal.refundCapPercent,
    freeCancelUntil: null,
  };
  const keepsItinerary = JSON.stringify(after.itinerary) === JSON.stringify(row.itinerary);
  const plan = {
    services: after.services,
    itinerary: after.itinerary,
    // Tickets are ticked by their position in the itinerary.
    ticketsBought: keepsItinerary ? row.ticketsBought : [],
    particulars: { ...toParticulars(row.particulars), group: after.group },
  };
  const answered = acceptedAt ?? step.at;
  const [traveler, guide] =
    proposedBy === 'traveler' ? [proposedAt, answered] : [answered, proposedAt];
  const { id: bookingId, travelerId, guideUserId } = row;
  await signChange(tx, { bookingId, travelerId, guideUserId }, proposal.quote, { traveler, guide });
  const facts = { changes, plan, proposedBy };
  return (await carryOut(tx, deps, row, transition, step, facts)).row;
};
