import { eq } from 'drizzle-orm';
import type { ProviderEvent } from '../../../adapters/payments/provider.ts';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { portsOf } from '../ports.ts';
import { mayBeOurs } from '../provider/attempt-keys.ts';
import { lockPayment, paymentById } from '../queries.ts';
import { type AttemptId, type AttemptRow, paymentAttempts, providerEvents } from '../tables.ts';
import { isOpen } from './open-attempts.ts';
import { takeCharge } from './take-charge.ts';

const attemptByKey = async (tx: Tx, key: string): Promise<AttemptRow | null> => {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.key, key));
  return row ?? null;
};

/** False when this event was applied before. */
const isNews = async (
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

/** An open attempt ends without money. Events after its success change nothing. */
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
 * Applies a provider's event exactly once, whether it comes twice, late or out of order. The
 * booking's row is locked first, then the payment's. Money always counts: what the booking cannot
 * take is recorded and refunded whole. An event of an attempt that is not ours is ignored.
 */
export const applyEvent = (deps: Deps, provider: string, event: ProviderEvent): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const known = mayBeOurs(event.key) ? await attemptByKey(tx, event.key) : null;
    const owner = known && (await paymentById(tx, known.paymentId));
    if (!known || !owner || known.provider !== provider) {
      deps.log.warn({ eventId: event.eventId }, 'a payment event of nobody');
      return;
    }
    const due = await portsOf(deps).paymentDue(tx, deps, owner.bookingId, owner.kind);
    const payment = await lockPayment(tx, owner.id);
    const attempt = await attemptByKey(tx, event.key);
    if (!payment || !attempt) throw new Error(`payment ${owner.id} is gone`);
    if (!(await isNews(tx, deps, provider, event, attempt.id))) return;
    if (event.type !== 'succeeded') {
      await endAttempt(tx, deps, attempt, event.type);
    } else if (attempt.status !== 'succeeded') {
      await takeCharge(tx, deps, { payment, attempt, event, isDue: due?.state === 'due' });
    }
  });
