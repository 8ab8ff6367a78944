import type { GuideId, PatternCaseId } from '@tomoguide/contract/primitives';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { commissionDues, earnings } from '../tables.ts';

/** The part already paid from earnings; fen. */
const takenFrom = async (db: Executor, guideId: GuideId): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${earnings.dueCents}), 0)`.mapWith(Number) })
    .from(earnings)
    // A literal instead of a parameter, so that the partial index is used (earnings_due).
    .where(and(eq(earnings.guideId, guideId), gt(earnings.dueCents, sql`0`)));
  return row?.cents ?? 0;
};

const chargedTo = (db: Executor, guideId: GuideId) =>
  db
    .select({ amountCents: commissionDues.amountCents })
    .from(commissionDues)
    .where(eq(commissionDues.guideId, guideId));

const left = async (
  db: Executor,
  guideId: GuideId,
  charged: readonly { amountCents: number }[],
): Promise<number> => {
  if (charged.length === 0) return 0;
  const chargedCents = charged.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, chargedCents - (await takenFrom(db, guideId)));
};

/** Returns what a guide still owes, in fen (docs/product/money.md, "Commission due"). */
export const owedBy = async (db: Executor, guideId: GuideId): Promise<number> =>
  left(db, guideId, await chargedTo(db, guideId));

/** The same, locked: of two concurrent releases the second sees what the first paid. */
export const lockOwed = async (tx: Tx, guideId: GuideId): Promise<number> =>
  left(tx, guideId, await chargedTo(tx, guideId).for('update'));

/** Records the debt of a guide, once per case. Fen. */
export const chargeCommission = async (
  tx: Tx,
  due: { guideId: GuideId; caseId: PatternCaseId; amountCents: number; at: Temporal.Instant },
): Promise<void> => {
  const { at, ...charged } = due;
  await tx.insert(commissionDues).values({ ...charged, chargedAt: at });
};
