import { hasEndedLate } from '@tomoguide/contract/bookings/patterns';
import { calculateCommissionDue } from '@tomoguide/contract/payments/commission';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { loadRetainedOnlineCents } from '../../payments/service.ts';
import { loadClaimStates } from '../emergency-claim/claim-queries.ts';
import type { BookingRow } from '../tables.ts';
import { withCommissionRequested } from './pattern-queries.ts';
import { getEndedFacts } from './record-patterns.ts';

/** For one booking of a case: the commission already retained, and the amount still due. In fen. */
export interface BookingDue {
  keptCents: number;
  /**
   * Null if no commission is due: the booking did not end late, the traveler had an emergency, or the
   * commission was already requested.
   */
  dueCents: number | null;
  /**
   * True while the booking's money is held for a dispute, an emergency claim or a no-show that can be
   * contested.
   */
  isUnsettled: boolean;
}

/**
 * Returns the commission due for each booking, in addition to the amount already retained
 * (docs/product/money.md, "Commission due").
 */
export const loadCommissionsDue = async (
  db: Executor,
  rows: readonly BookingRow[],
): Promise<Map<BookingId, BookingDue>> => {
  const ids = rows.map(({ id }) => id);
  const [kept, claims, announced] = await Promise.all([
    loadRetainedOnlineCents(db, ids),
    loadClaimStates(db, ids),
    withCommissionRequested(db, ids),
  ]);
  return new Map(
    rows.map((row) => {
      const keptCents = kept.get(row.id) ?? 0;
      const claim = claims.get(row.id);
      const isUnsettled = row.status === 'disputed' || row.settleAt !== null || claim === 'open';
      const isDue =
        !isUnsettled &&
        claim !== 'accepted' &&
        !announced.has(row.id) &&
        hasEndedLate(getEndedFacts(row));
      const { totalCents, policy } = row;
      const percent = policy.commissionPercent;
      const dueCents = isDue
        ? calculateCommissionDue({ totalCents, keptCents, percent }) || null
        : null;
      return [row.id, { keptCents, dueCents, isUnsettled }];
    }),
  );
};

/**
 * Returns the total due for the bookings of a case, in fen; null if nothing is due or a booking is
 * unsettled.
 */
export const calculateTotalDue = (commissionsDue: readonly BookingDue[]): number | null => {
  if (commissionsDue.some(({ isUnsettled }) => isUnsettled)) return null;
  return commissionsDue.reduce((sum, { dueCents }) => sum + (dueCents ?? 0), 0) || null;
};
