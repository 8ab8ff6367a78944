import { eq } from 'drizzle-orm';
import type { ProviderEvent } from '../../../adapters/payments/provider.ts';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { isOwnKeyFormat } from '../provider/attempt-keys.ts';
import { type AttemptId, type AttemptRow, paymentAttempts, providerEvents } from '../tables.ts';
import { attemptWithPaymentByKey, lockAttemptWithPayment } from './attempt-queries.ts';
import { isOpen } from './open-attempts.ts';
import { takeCharge } from './take-charge.ts';

/** Returns false if this event was applied before. */
const recordEvent = async (
  tx: Tx,
  deps: Deps,
  provider: string,
  event: ProviderEvent,
  attemptId: AttemptId,
): Promise<boolean> => {
  const { eventId, type } = event;
  const written = await tx
    .insert(providerEvents)
    .values({ provider, eventId, attemptId, type, receivedAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId });
  return written.length > 0;
};

/** Ends an open attempt without payment. Events after its success have no effect. */
const endAttempt = async (
  tx: Tx,
  deps: Deps,
  attempt: AttemptRow,
  status: 'failed' | 'expired',
): Promise<void> => {
  if (!isOpen(attempt)) return;
  await tx
    .update(paymentAttempts)
    .set({ status, finishedAt: deps.clock.now() })
    .where(eq(paymentAttempts.id, attempt.id));
};

/**
 * Applies a provider's event exactly once, even if it arrives twice, late or out of order. Locks the
 * booking's row first, then the payment's. Money is always recorded: what the booking cannot accept is
 * refunded in full. Ignores events of unknown attempts.
 */
export const applyEvent = (deps: Deps, provider: string, event: ProviderEvent): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const known = isOwnKeyFormat(event.key) ? await attemptWithPaymentByKey(tx, event.key) : null;
    if (known?.attempt.provider !== provider) {
      deps.log.warn({ eventId: event.eventId }, 'a payment event of nobody');
      return;
    }
    const { bookingId, kind } = known.payment;
    const due = await deps.ports.payments.paymentDue(tx, deps, { bookingId, kind });
    const locked = await lockAttemptWithPayment(tx, event.key);
    if (!locked) throw new Error(`attempt ${known.attempt.id} is gone`);
    const { payment, attempt } = locked;
    if (!(await recordEvent(tx, deps, provider, event, attempt.id))) return;
    if (event.type !== 'succeeded') {
      await endAttempt(tx, deps, attempt, event.type);
    } else if (attempt.status !== 'succeeded') {
      await takeCharge(tx, deps, { payment, attempt, event, isDue: due?.state === 'due' });
    }
  });
