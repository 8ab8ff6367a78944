import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { and, eq, sql } from 'drizzle-orm';
import type { OpenedSession } from '../../../adapters/payments/provider.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { providerNamed } from '../provider/registered-provider.ts';
import { attemptById, paymentById } from '../queries.ts';
import { type AttemptId, type AttemptRow, type PaymentRow, paymentAttempts } from '../tables.ts';

/** Where the provider sends people back to. */
const pathsFor = ({ id, kind }: PaymentRow) => ({
  successPath: `/payment-success?paymentId=${id}`,
  failurePath: `/payment-success?paymentId=${id}`,
  leavePath: `/dashboard?tab=${kind === 'deposit' ? 'pending-requests' : 'ongoing'}`,
});

const call = async (deps: Deps, attempt: AttemptRow): Promise<OpenedSession> => {
  const payment = await paymentById(deps.db, attempt.paymentId);
  if (!payment) throw new Error(`attempt ${attempt.id} lost its payment`);
  try {
    return await providerNamed(deps, attempt.provider).openSession({
      key: attempt.key,
      method: attempt.method,
      amountCents: attempt.amountCents,
      description: `TomoGuide ${bookingNumber(payment.bookingId)}`,
      askedAt: attempt.createdAt,
      expiresAt: attempt.expiresAt,
      ...pathsFor(payment),
    });
  } catch (error) {
    deps.log.error({ err: error, attemptId: attempt.id }, 'the payment provider did not answer');
    return fail('UNAVAILABLE', undefined, { 'retry-after': '5' });
  }
};

/** The callback may arrive before our own record: a finished attempt never goes back to `open`. */
const recordSession = async (deps: Deps, id: AttemptId, session: OpenedSession): Promise<void> => {
  await deps.db
    .update(paymentAttempts)
    .set({
      sessionId: session.sessionId,
      redirectUrl: session.redirectUrl,
      expiresAt: session.expiresAt,
      status: sql`case when ${paymentAttempts.status} = 'intended' then 'open' else ${paymentAttempts.status} end`,
    })
    .where(and(eq(paymentAttempts.id, id)));
};

const answer = (redirectUrl: string, expiresAt: Temporal.Instant) => ({
  redirectUrl,
  expiresAt: expiresAt.toString(),
});

/**
 * Calls the provider for an intended attempt and writes down the session; an attempt that has one
 * answers it again. No transaction is open. Throws UNAVAILABLE, PAYMENT_SESSION_ENDED.
 */
export const openSession = async (
  deps: Deps,
  attemptId: AttemptId,
): Promise<{ redirectUrl: string; expiresAt: string }> => {
  const attempt = await attemptById(deps.db, attemptId);
  if (!attempt) throw new Error(`attempt ${attemptId} does not exist`);
  if (attempt.redirectUrl) return answer(attempt.redirectUrl, attempt.expiresAt);
  if (attempt.status !== 'intended') return fail('PAYMENT_SESSION_ENDED');
  const session = await call(deps, attempt);
  await recordSession(deps, attemptId, session);
  // The hold may have ended while the provider was asked.
  if ((await attemptById(deps.db, attemptId))?.status === 'expired') {
    await providerNamed(deps, attempt.provider).expireSession(session.sessionId);
    return fail('PAYMENT_SESSION_ENDED');
  }
  return answer(session.redirectUrl, session.expiresAt);
};
