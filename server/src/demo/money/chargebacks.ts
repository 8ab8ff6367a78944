import { randomUUID } from 'node:crypto';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { ChargebackNews } from '../../adapters/payments/provider.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { writeChargeback } from '../../domains/payments/chargebacks/apply-chargeback.ts';
import { attemptById, lockLatest } from '../../domains/payments/queries.ts';

/** How long a bank waits for what the platform says to it. */
const ANSWER_DAYS = 9;

/** The payer of a deposit asks their bank for it back; tells how it ends, should it. */
export const chargeBack = async (
  tx: Tx,
  deps: Deps,
  bookingId: BookingId,
  reason: string,
): Promise<(then: Deps, outcome: 'won' | 'lost') => Promise<void>> => {
  const payment = await lockLatest(tx, bookingId, 'deposit');
  const attempt = payment?.attemptId ? await attemptById(tx, payment.attemptId) : null;
  if (!attempt?.chargeId) throw new Error(`booking ${bookingId} has no charge`);
  const opened: ChargebackNews = {
    eventId: `demo_evt_${randomUUID()}`,
    chargebackId: `demo_dp_${randomUUID()}`,
    chargeId: attempt.chargeId,
    amountCents: attempt.chargedCents ?? 0,
    reason,
    answerBy: Math.floor(deps.clock.now().epochMilliseconds / 1000) + ANSWER_DAYS * 86_400,
    isTaken: true,
    returnedCents: 0,
    outcome: null,
  };
  await writeChargeback(tx, deps, attempt, opened);
  return (then, outcome) =>
    writeChargeback(tx, then, attempt, {
      ...opened,
      outcome,
      returnedCents: outcome === 'won' ? opened.amountCents : 0,
    });
};
