import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { OpenedSession } from '../../../adapters/payments/provider.ts';
import { withDeadlinePaused } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { requireProvider } from '../provider/provider-named.ts';
import type { PaymentRow } from '../tables.ts';
import { type AttemptWithPayment, recordSession } from './attempt-queries.ts';

/** Returns the URL paths to which the provider redirects the user. */
const getReturnPaths = ({ id, kind }: PaymentRow) => ({
  successPath: `/payment-success?paymentId=${id}`,
  failurePath: `/payment-success?paymentId=${id}`,
  leavePath: `/dashboard?tab=${kind === 'deposit' ? 'pending-requests' : 'ongoing'}`,
});

const call = async (
  deps: Deps,
  { attempt, payment }: AttemptWithPayment,
): Promise<OpenedSession> => {
  try {
    const provider = requireProvider(deps, attempt.provider);
    const order = {
      key: attempt.key,
      method: attempt.method,
      amountCents: attempt.amountCents,
      description: `TomoGuide ${formatBookingNumber(payment.bookingId)}`,
      askedAt: attempt.createdAt,
      expiresAt: attempt.expiresAt,
      ...getReturnPaths(payment),
    };
    return await withDeadlinePaused(() => provider.openSession(order));
  } catch (error) {
    deps.log.error({ err: error, attemptId: attempt.id }, 'the payment provider did not answer');
    return fail('UNAVAILABLE', undefined, { 'retry-after': '5' });
  }
};

const createSessionAnswer = (redirectUrl: string, expiresAt: Temporal.Instant) => ({
  redirectUrl,
  expiresAt: expiresAt.toString(),
});

/**
 * Opens a session at the provider for an intended attempt and stores it; returns the existing session if
 * there is one. Must run outside a transaction. Throws UNAVAILABLE or PAYMENT_SESSION_ENDED.
 */
export const openSession = async (
  deps: Deps,
  found: AttemptWithPayment,
): Promise<{ redirectUrl: string; expiresAt: string }> => {
  const { attempt } = found;
  if (attempt.redirectUrl) return createSessionAnswer(attempt.redirectUrl, attempt.expiresAt);
  if (attempt.status !== 'intended') return fail('PAYMENT_SESSION_ENDED');
  const session = await call(deps, found);
  // The attempt may have been closed during the call to the provider, for example because the hold expired.
  // A page whose attempt is not stored must never accept money.
  const status = await recordSession(deps.db, attempt.id, session);
  if (status === null || status === 'expired') {
    const provider = requireProvider(deps, attempt.provider);
    await withDeadlinePaused(() => provider.expireSession(session.sessionId));
    return fail('PAYMENT_SESSION_ENDED');
  }
  return createSessionAnswer(session.redirectUrl, session.expiresAt);
};
