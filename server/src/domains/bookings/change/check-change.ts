import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  findPartyChangeStep,
  hasChangesLeft,
  isEarlyEnoughToChange,
} from '@tomoguide/contract/bookings/change-proposal';
import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import {
  listRuleViolations,
  type Particulars,
  toParticulars,
} from '@tomoguide/contract/bookings/particulars';
import type { ChangeWeather } from '@tomoguide/contract/bookings/weather';
import type { ItineraryId, SubcategoryId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import {
  type Bookable,
  canAcceptTours,
  getAffectingRange,
  getBookableTerms,
  loadBookable,
} from '../../guides/service.ts';
import { findBookedItinerary, getOffer } from '../checkout/check-tour.ts';
import { getBusyRange } from '../checkout/new-booking.ts';
import { findLiveProposal } from '../proposals/proposal-queries.ts';
import { listOverlappingBookings } from '../queries.ts';
import { findSlotConflict } from '../slots/check-slot.ts';
import { findWorkRefusal } from '../slots/check-work.ts';
import type { BookingRow, ChangeRow } from '../tables.ts';
import { findWeather, joinWeather, loadWeatherAfterMove } from '../weather/weather-queries.ts';
import { buildTerms, type NewPlan, type Terms } from './change-terms.ts';

/** The plan that a party sent. */
export interface ChangeRequest {
  start: Temporal.Instant;
  durationMinutes: number;
  travelers: number;
  /** Absent if the group stays as booked. */
  group: NonNullable<Particulars['group']> | undefined;
  serviceIds: readonly SubcategoryId[];
  /** Absent if the itinerary stays as agreed; null for none. */
  itineraryId: ItineraryId | null | undefined;
  itineraryRevision: string | undefined;
}

/**
 * Returns the guide's offer, widened by what the booking already includes: the guide may no longer offer
 * that to others. A paused guide can still change a booking.
 */
export const widenOffer = (bookable: Bookable, row: BookingRow): Bookable => ({
  ...bookable,
  listed: true,
  basicPriceCents: bookable.basicPriceCents ?? row.hourlyPriceCents,
  minPeople: Math.min(bookable.minPeople, row.travelers),
  maxPeople: Math.max(bookable.maxPeople, row.travelers),
  minDurationMinutes: Math.min(bookable.minDurationMinutes, row.bookedMinutes),
  maxDurationMinutes: Math.max(bookable.maxDurationMinutes, row.bookedMinutes),
  services: [
    ...bookable.services,
    ...row.services
      .filter((id) => !bookable.services.some(({ subcategoryId }) => subcategoryId === id))
      .map((subcategoryId) => ({ subcategoryId, priceCents: null })),
  ],
});

/**
 * Throws the error of a checkout if the guide does not offer the new plan, or is not free at the new time.
 * The booking's own time does not count, and neither does that of its own proposal.
 */
const requireOffered = async (
  tx: Tx,
  { row, party }: { row: BookingRow; party: Party },
  plan: Pick<NewPlan, 'start' | 'durationMinutes' | 'travelers' | 'serviceIds'>,
  now: Temporal.Instant,
): Promise<void> => {
  const { guideId, travelerId } = row;
  const range = getBusyRange(plan.start, plan.durationMinutes);
  const [bookable, works, around] = await Promise.all([
    loadBookable(tx, guideId),
    canAcceptTours(tx, guideId),
    listOverlappingBookings(tx, [guideId], getAffectingRange(range)),
  ]);
  if (!bookable || !works) return fail('GUIDE_NOT_BOOKABLE');
  const others = around.filter(({ id }) => id !== row.id);
  const { taken, liveRanges } = findSlotConflict({ guideId, travelerId, range }, others, now);
  const moves =
    !plan.start.equals(row.scheduledStart) || plan.durationMinutes !== row.bookedMinutes;
  const offer = widenOffer(bookable, row);
  const requested = { ...plan, guideId, travelerUserId: travelerId };
  if (!moves) return void getBookableTerms(offer, requested);
  // Tells a guide the reason that a traveler must not learn.
  const tour = { ...plan, guideId, bookingId: row.id };
  const refusal = findWorkRefusal(bookable.work, tour, around, now);
  if (refusal && party === 'guide') fail(refusal);
  getOffer(taken, offer, liveRanges, requested, now);
};

const findItinerary = (
  tx: Tx,
  row: BookingRow,
  { itineraryId, itineraryRevision }: ChangeRequest,
): Promise<BookedItinerary | null> =>
  itineraryId === undefined
    ? Promise.resolve(row.itinerary)
    : findBookedItinerary(tx, row.guideId, {
        itineraryId,
        claims: { totalCents: null, depositCents: null, itineraryRevision },
      });

/**
 * Returns the terms of a change of the locked booking, the party's own open proposal, which the new one
 * replaces, whether the proposal counts toward the maximum, as it does except in bad weather, and what bad
 * weather means for it. Throws, in this order, INVALID_TRANSITION, SUBSTITUTION_PENDING, CHANGE_PENDING, TOO_MANY_CHANGES,
 * CHANGE_TOO_LATE, PARTICULARS_INVALID, the errors of a checkout for a tour that cannot be booked,
 * ITINERARY_UNKNOWN, ITINERARY_CHANGED, CHANGE_UNCHANGED.
 */
export const checkChange = async (
  tx: Tx,
  deps: Deps,
  { row, party, now }: { row: BookingRow; party: Party; now: Temporal.Instant },
  request: ChangeRequest,
): Promise<{
  terms: Terms;
  replaced: ChangeRow | null;
  counts: boolean;
  weather: ChangeWeather | null;
}> => {
  if (row.status !== 'upcoming') fail('INVALID_TRANSITION', { status: row.status });
  if (row.colleaguesDueAt ?? row.substituteAnswerBy) fail('SUBSTITUTION_PENDING');
  const replaced = await findLiveProposal(tx, row.id);
  if (replaced && !findPartyChangeStep(replaced, 'replace', party, now))
    fail('CHANGE_PENDING', { proposalId: replaced.id, state: replaced.state });
  const isInWeather = (await findWeather(tx, row, now)) !== null;
  const counts = { proposals: row.changeProposalCount, changes: row.changeCount };
  if (!isInWeather && !hasChangesLeft(counts)) fail('TOO_MANY_CHANGES', counts);
  if (![row.scheduledStart, request.start].every((start) => isEarlyEnoughToChange(start, now)))
    fail('CHANGE_TOO_LATE');
  const particulars = toParticulars(row.particulars);
  const group = request.group ?? particulars.group;
  const { travelers } = request;
  const [field] = listRuleViolations(
    { ...particulars, group },
    { travelers, forOthers: row.forOthers },
  );
  if (field) fail('PARTICULARS_INVALID', { field });
  await requireOffered(tx, { row, party }, request, now);
  const itinerary = await findItinerary(tx, row, request);
  const plan = { ...request, group, itinerary };
  const terms = buildTerms(deps, row, plan, { by: party, isInWeather, now });
  if (terms.changed.length === 0) fail('CHANGE_UNCHANGED');
  const declared = await loadWeatherAfterMove(tx, [{ row, after: terms.after }], now);
  const weather = joinWeather(isInWeather, declared.get(row.id));
  return { terms, replaced, counts: !isInWeather, weather };
};
