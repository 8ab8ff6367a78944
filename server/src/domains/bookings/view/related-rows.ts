import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { usersByIds } from '../../accounts/service.ts';
import { guideSummaries } from '../../guides/service.ts';
import { type BookingMoney, moneyOf } from '../../payments/service.ts';
import { claimStatesOf } from '../emergency-claim/claim-queries.ts';
import { completionsOf, leadsOf } from '../lead-traveler/lead-queries.ts';
import { proofStatesOf } from '../payment-proof/proof-queries.ts';
import { contactsBetween } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { itinerariesNow } from './agreed-itinerary.ts';

/** What the rows of other nouns add to bookings, fetched for all of them at once. */
export interface Related {
  guides: Awaited<ReturnType<typeof guideSummaries>>;
  /** Travelers, and guides as people. */
  people: ReadonlyMap<UserId, UserSummary>;
  money: ReadonlyMap<BookingId, BookingMoney>;
  /** Whether the proof of each waits or does; none where there is none, or it was returned. */
  proofs: Awaited<ReturnType<typeof proofStatesOf>>;
  /** Where a claim of an emergency stands. */
  claims: Awaited<ReturnType<typeof claimStatesOf>>;
  /** Who travels, where somebody else booked. */
  leads: Awaited<ReturnType<typeof leadsOf>>;
  /** When those that were disputed and were booked for somebody else were completed first. */
  completions: Awaited<ReturnType<typeof completionsOf>>;
  /** How the guides' itineraries stand beside what was agreed. */
  itinerariesNow: Awaited<ReturnType<typeof itinerariesNow>>;
  /** Those of which each side reads the other's words as they were written. */
  unmasked: ReadonlySet<BookingId>;
}

/** The bookings whose two people read each other's contacts now (docs/product/contact-mask.md, "When contacts are shown"). */
export const unmaskedOf = async (
  db: Executor,
  rows: readonly BookingRow[],
  now: Temporal.Instant,
): Promise<ReadonlySet<BookingId>> => {
  const contacts = await contactsBetween(db, rows, now);
  return new Set(rows.flatMap(({ id }, place) => (contacts[place]?.shown ? [id] : [])));
};

/** All that their presenter needs of other nouns to show them. */
export const relatedTo = async (
  db: Executor,
  rows: readonly BookingRow[],
  unmasked: ReturnType<typeof unmaskedOf>,
): Promise<Related> => {
  const ids = rows.map(({ id }) => id);
  const people = usersByIds(
    db,
    rows.flatMap(({ travelerId, guideUserId }) => [travelerId, guideUserId]),
  );
  const [guides, money, proofs, claims, leads, completions, now, unmaskedIds] = await Promise.all([
    guideSummaries(
      db,
      rows.map(({ guideId }) => guideId),
      people,
    ),
    moneyOf(db, ids),
    proofStatesOf(db, ids),
    claimStatesOf(
      db,
      rows.filter(({ status }) => status === 'cancelled').map(({ id }) => id),
    ),
    leadsOf(
      db,
      rows.filter(({ forOthers }) => forOthers).map(({ id }) => id),
    ),
    completionsOf(
      db,
      rows
        .filter((row) => row.forOthers && row.status === 'completed' && row.disputedAt !== null)
        .map(({ id }) => id),
    ),
    itinerariesNow(db, rows),
    unmasked,
  ]);
  return {
    guides,
    people: await people,
    money,
    proofs,
    claims,
    leads,
    completions,
    itinerariesNow: now,
    unmasked: unmaskedIds,
  };
};
