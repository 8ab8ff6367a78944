import type { BookingId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import {
  applyDecision,
  writeChargeback as openAtProvider,
  toChargebackNews,
} from '../../server/src/adapters/payments/demo/chargebacks.ts';
import { demoChargebacks } from '../../server/src/adapters/payments/demo/tables.ts';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { writeChargeback } from '../../server/src/domains/payments/chargebacks/apply-chargeback.ts';
import { attemptById } from '../../server/src/domains/payments/paying/attempt-queries.ts';
import { lockLatest } from '../../server/src/domains/payments/queries.ts';

/** Opens a chargeback by the payer of a deposit. Returns a function that records the bank's decision. */
export const chargeBack = async (
  tx: Tx,
  deps: Deps,
  bookingId: BookingId,
  reason: string,
): Promise<(then: Deps, outcome: 'won' | 'lost') => Promise<void>> => {
  const payment = await lockLatest(tx, bookingId, 'deposit');
  const attempt = payment?.attemptId ? await attemptById(tx, payment.attemptId) : null;
  if (!attempt?.chargeId) throw new Error(`booking ${bookingId} has no charge`);
  const amountCents = attempt.chargedCents ?? 0;
  const opened = await openAtProvider(tx, deps, {
    sessionId: attempt.chargeId,
    amountCents,
    reason,
  });
  await writeChargeback(tx, deps, attempt, toChargebackNews(opened));
  return async (then, outcome) => {
    const end = applyDecision(opened, outcome);
    const { returnedCents } = end;
    await tx
      .update(demoChargebacks)
      .set({ outcome, returnedCents })
      .where(eq(demoChargebacks.id, opened.id));
    await writeChargeback(tx, then, attempt, toChargebackNews(end));
  };
};
