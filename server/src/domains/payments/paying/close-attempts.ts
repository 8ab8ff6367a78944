import type { PaymentId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { AttemptId } from '../tables.ts';
import { expireOpenAttempts } from './attempt-queries.ts';

/**
 * The job that expires a provider's session after a hold has expired or another payment method was chosen.
 */
export const EXPIRE_SESSION = 'payments.expire-session';

/**
 * Closes every open attempt, except `exceptAttemptId`: in the database immediately, at the provider by a job. Returns their
 * ids.
 */
export const closeAttempts = async (
  tx: Tx,
  deps: Deps,
  paymentId: PaymentId,
  exceptAttemptId: AttemptId | null = null,
): Promise<readonly AttemptId[]> => {
  const now = deps.clock.now();
  const closed = await expireOpenAttempts(tx, paymentId, now, exceptAttemptId);
  for (const attemptId of closed) await deps.jobs.schedule(tx, EXPIRE_SESSION, { attemptId }, now);
  return closed;
};
