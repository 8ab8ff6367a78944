import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import { getContactAccess } from '@tomoguide/contract/bookings/contact-visibility';
import { getMonthStart } from '@tomoguide/contract/bookings/instant-booking';
import { hasStartCode } from '@tomoguide/contract/bookings/start-code';
import type { GuideSummary } from '@tomoguide/contract/guides/entities';
import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import { type BookingMoney, loadBookingMoney } from '../../payments/service.ts';
import { loadClaimStates } from '../emergency-claim/claim-queries.ts';
import { loadProofStates } from '../payment-proof/proof-queries.ts';
import { loadProposals } from '../proposals/proposal-queries.ts';
import {
  listContactsBetween,
  loadCompletionTimes,
  loadLeadTravelers,
  loadWithdrawnGuides,
} from '../queries.ts';
import { loadSubstitutions } from '../substitutions/substitution-queries.ts';
import type { BookingRow } from '../tables.ts';
import { toAgreedFacts } from '../transitions/row-to-facts.ts';
import { loadWeather, loadWeatherAfterMove } from '../weather/weather-queries.ts';
import { loadCurrentItineraries } from './agreed-itinerary.ts';
import { listNamedGuides } from './present-substitution.ts';

/** Data of other domains that bookings show, fetched in one batch. */
export interface Related {
  guides: Awaited<ReturnType<typeof loadGuideSummaries>>;
  /** The travelers, and the guides as users. */
  people: ReadonlyMap<UserId, UserSummary>;
  money: ReadonlyMap<BookingId, BookingMoney>;
  /** Whether the proof of each booking is pending or verified; absent if there is none or it was returned. */
  proofs: Awaited<ReturnType<typeof loadProofStates>>;
  /** The state of each booking's emergency claim. */
  claims: Awaited<ReturnType<typeof loadClaimStates>>;
  /** The lead travelers of bookings made for another person. */
  leads: Awaited<ReturnType<typeof loadLeadTravelers>>;
  /**
   * When each booking was first completed; only for bookings that were disputed and made for another
   * person.
   */
  completions: Awaited<ReturnType<typeof loadCompletionTimes>>;
  /** The change proposals of each booking, newest first. */
  proposals: Awaited<ReturnType<typeof loadProposals>>;
  /** The latest request to colleagues of each booking that had one, and summaries of the guides whom it names. */
  substitutions: Awaited<ReturnType<typeof loadSubstitutions>>;
  colleagues: ReadonlyMap<GuideId, GuideSummary>;
  /** How the guides' current itineraries differ from the agreed copies. */
  itinerariesNow: Awaited<ReturnType<typeof loadCurrentItineraries>>;
  /** Bookings whose traveler and guide see each other's text unmasked. */
  unmasked: ReadonlySet<BookingId>;
  /** The bad weather declared for bookings that have not begun. */
  weather: Awaited<ReturnType<typeof loadWeather>>;
  /** The bad weather declared for the times to which open proposals would move bookings. */
  weatherAfterMove: Awaited<ReturnType<typeof loadWeatherAfterMove>>;
  /** Guides who have withdrawn from an instant booking this month. */
  withdrawnGuides: Awaited<ReturnType<typeof loadWithdrawnGuides>>;
}

/**
 * Returns the bookings whose traveler and guide can see each other's contacts now
 * (docs/product/contact-mask.md, "When contacts are shown"). Reads the other bookings of the two only if
 * this one does not already show them.
 */
export const loadUnmaskedBookingIds = async (
  db: Executor,
  rows: readonly BookingRow[],
  now: Temporal.Instant,
): Promise<ReadonlySet<BookingId>> => {
  const shows = (row: BookingRow): boolean => getContactAccess([toAgreedFacts(row)], now).shown;
  const undecided = rows.filter((row) => !shows(row));
  const contacts = await listContactsBetween(db, undecided, now);
  const masked = new Set(undecided.filter((_, place) => !contacts[place]?.shown));
  return new Set(rows.filter((row) => !masked.has(row)).map(({ id }) => id));
};

/** Returns the starts to which open proposals would move these bookings. */
const listMoves = (rows: readonly BookingRow[], proposals: Related['proposals']) =>
  rows.flatMap((row) => {
    const open = proposals
      .get(row.id)
      ?.find(({ state }) => state === 'open' || state === 'awaiting_payment');
    return open ? [{ row, after: open.after }] : [];
  });

const loadWithColleagues = async (db: Executor, bookingIds: readonly BookingId[]) => {
  const substitutions = await loadSubstitutions(db, bookingIds);
  const guides = [...substitutions.values()].flatMap(listNamedGuides);
  return { substitutions, colleagues: await loadGuideSummaries(db, guides) };
};

/** Returns the data of other domains that is needed to present these bookings. */
export const loadRelated = async (
  db: Executor,
  rows: readonly BookingRow[],
  unmasked: ReturnType<typeof loadUnmaskedBookingIds>,
  now: Temporal.Instant,
): Promise<Related> => {
  const ids = rows.map(({ id }) => id);
  const people = loadUsersByIds(
    db,
    rows.flatMap(({ travelerId, guideUserId }) => [travelerId, guideUserId]),
  );
  const loadedProposals = loadProposals(
    db,
    rows.filter(({ hasProposals }) => hasProposals).map(({ id }) => id),
  );
  const [
    guides,
    money,
    proofs,
    claims,
    leads,
    completions,
    proposals,
    itinerariesNow,
    withdrawnGuides,
    weather,
    weatherAfterMove,
    unmaskedIds,
    { substitutions, colleagues },
  ] = await Promise.all([
    loadGuideSummaries(
      db,
      rows.map(({ guideId }) => guideId),
      people,
    ),
    loadBookingMoney(db, ids),
    // No proof is accepted before the start.
    loadProofStates(
      db,
      rows.filter(({ status }) => !hasStartCode(status)).map(({ id }) => id),
    ),
    loadClaimStates(
      db,
      rows.filter(({ status }) => status === 'cancelled').map(({ id }) => id),
    ),
    loadLeadTravelers(
      db,
      rows.filter(({ forOthers }) => forOthers).map(({ id }) => id),
    ),
    loadCompletionTimes(
      db,
      rows
        .filter((row) => row.forOthers && row.status === 'completed' && row.disputedAt !== null)
        .map(({ id }) => id),
    ),
    loadedProposals,
    // The itinerary of a booking that a substitute took over is the first guide's.
    loadCurrentItineraries(
      db,
      rows.filter(({ substitutedAt }) => substitutedAt === null),
    ),
    loadWithdrawnGuides(
      db,
      rows
        .filter(({ instant, status }) => instant && status === 'upcoming')
        .map(({ guideId }) => guideId),
      getMonthStart(now),
    ),
    loadWeather(db, rows, now),
    loadedProposals.then((all) => loadWeatherAfterMove(db, listMoves(rows, all), now)),
    unmasked,
    loadWithColleagues(
      db,
      rows.filter(({ substitutionCount }) => substitutionCount > 0).map(({ id }) => id),
    ),
  ]);
  return {
    guides,
    people: await people,
    money,
    proofs,
    claims,
    leads,
    completions,
    proposals,
    substitutions,
    colleagues,
    itinerariesNow,
    withdrawnGuides,
    weather,
    weatherAfterMove,
    unmasked: unmaskedIds,
  };
};
