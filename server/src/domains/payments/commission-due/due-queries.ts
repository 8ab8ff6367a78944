import type { GuideId, PatternCaseId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { sumCommissionPaid } from '../earnings/earnings-queries.ts';
import { commissionDues } from '../tables.ts';

const buildChargedDuesQuery = (db: Executor, guideId: GuideId) =>
  db
    .select({ amountCents: commissionDues.amountCents })
    .from(commissionDues)
    .where(eq(commissionDues.guideId, guideId));

const getRemainingDue = async (
  db: Executor,
  guideId: GuideId,
  charged: readonly { amountCents: number }[],
): Promise<number> => {
  if (charged.length === 0) return 0;
  const chargedCents = charged.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, chargedCents - (await sumCommissionPaid(db, guideId)));
};

/** Returns the commission that a guide still owes, in fen (docs/product/money.md, "Commission due"). */
export const getCommissionOwed = async (db: Executor, guideId: GuideId): Promise<number> =>
  getRemainingDue(db, guideId, await buildChargedDuesQuery(db, guideId));

/**
 * Returns the commission that a guide still owes, and locks the debt first, so that the second of two
 * concurrent releases sees what the first one paid.
 */
export const lockCommissionOwed = async (tx: Tx, guideId: GuideId): Promise<number> =>
  getRemainingDue(tx, guideId, await buildChargedDuesQuery(tx, guideId).for('update'));

/** Records commission that a guide owes, in fen, at most once per case. */
export const chargeCommission = async (
  tx: Tx,
  {
    at,
    ...due
  }: { guideId: GuideId; caseId: PatternCaseId; amountCents: number; at: Temporal.Instant },
): Promise<void> => {
  await tx.insert(commissionDues).values({ ...due, chargedAt: at });
};
