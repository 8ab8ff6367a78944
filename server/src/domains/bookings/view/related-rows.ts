import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { usersByIds } from '../../accounts/service.ts';
import { guideSummaries } from '../../guides/service.ts';
import { depositsOf, earnedOf, type FeePaid, feesOf, refundsOf } from '../../payments/service.ts';
import { claimStatesOf } from '../emergency-claim/claim-queries.ts';
import { proofStatesOf } from '../payment-proof/proof-queries.ts';
import type { BookingRow } from '../tables.ts';

/** What the rows of other nouns add to bookings, fetched for all of them at once. */
export interface Related {
  guides: Awaited<ReturnType<typeof guideSummaries>>;
  travelers: ReadonlyMap<UserId, UserSummary>;
  deposits: ReadonlyMap<BookingId, { walletCents: number }>;
  fees: ReadonlyMap<BookingId, readonly FeePaid[]>;
  /** Whether the proof of each waits or does; none where there is none, or it was returned. */
  proofs: Awaited<ReturnType<typeof proofStatesOf>>;
  /** Where a claim of an emergency stands. */
  claims: Awaited<ReturnType<typeof claimStatesOf>>;
  refunds: Awaited<ReturnType<typeof refundsOf>>;
  /** What each earned its guide, where a guide looks; fen. */
  earned: ReadonlyMap<BookingId, number>;
}

/** Whether a fee was ever paid that did not go back. */
const isExtended = ({ extensionCount, extension }: BookingRow): boolean =>
  extensionCount > 0 || extension === 'paid';

/** All that their presenter needs of other nouns to show them to this person. */
export const relatedTo = async (
  db: Executor,
  rows: readonly BookingRow[],
  userId: UserId,
): Promise<Related> => {
  const ids = rows.map(({ id }) => id);
  const extended = rows.filter(isExtended).map(({ id }) => id);
  const guided = rows.filter((row) => row.guideUserId === userId);
  const [guides, travelers, deposits, fees, refunds, proofs, claims, earned] = await Promise.all([
    guideSummaries(
      db,
      rows.map(({ guideId }) => guideId),
    ),
    usersByIds(
      db,
      rows.map(({ travelerId }) => travelerId),
    ),
    depositsOf(db, ids),
    feesOf(db, extended),
    refundsOf(db, ids),
    proofStatesOf(db, ids),
    claimStatesOf(
      db,
      rows.filter(({ status }) => status === 'cancelled').map(({ id }) => id),
    ),
    earnedOf(
      db,
      guided.map(({ id }) => id),
    ),
  ]);
  return { guides, travelers, deposits, fees, refunds, proofs, claims, earned };
};
