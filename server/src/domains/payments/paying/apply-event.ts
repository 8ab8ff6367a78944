import type { ProviderEvent } from '../../../adapters/payments/provider.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { isSiteKey } from '../provider/attempt-keys.ts';
import {
  findAttemptByKey,
  lockAttemptWithPayment,
  recordEvent,
  updateAttempt,
} from './attempt-queries.ts';
import { isOpen } from './open-attempts.ts';
import { recordCharge } from './record-charge.ts';

/**
 * Applies a provider's event exactly once, even if it is duplicated, late or out of order. Locks the
 * booking's row first, then the payment's. Records every charge; refunds a charge in full if the booking
 * cannot accept it. Ignores events for unknown attempts.
 */
export const applyEvent = (deps: Deps, provider: string, event: ProviderEvent): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const known = isSiteKey(event.key) ? await findAttemptByKey(tx, event.key) : null;
    if (known?.attempt.provider !== provider) {
      deps.log.warn({ eventId: event.eventId }, 'payment event for an unknown attempt');
      return;
    }
    const { bookingId, kind } = known.payment;
    const due = await deps.ports.payments.paymentDue(tx, deps, { bookingId, kind });
    const { eventId, type } = event;
    const now = deps.clock.now();
    const [locked, isNew] = await Promise.all([
      lockAttemptWithPayment(tx, event.key),
      recordEvent(tx, {
        provider,
        eventId,
        attemptId: known.attempt.id,
        type,
        receivedAt: now,
      }),
    ]);
    if (!locked) throw new Error(`attempt ${known.attempt.id} not found`);
    if (!isNew) return;
    const { payment, attempt } = locked;
    if (type !== 'succeeded') {
      // Once the attempt has succeeded, failures and expiries have no effect.
      if (isOpen(attempt)) await updateAttempt(tx, attempt.id, { status: type, finishedAt: now });
    } else if (attempt.status !== 'succeeded') {
      await recordCharge(tx, deps, { payment, attempt, event, due });
    }
  });
