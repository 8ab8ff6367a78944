import type { PaymentId } from '@tomoguide/contract/primitives';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type AttemptId, paymentAttempts } from '../tables.ts';
import { OPEN_STATUSES } from './open-attempts.ts';

/** The job that closes a provider's session after a hold ended or another payment method was chosen. */
export const EXPIRE_SESSION = 'payments.expire-session';

/** Closes every open attempt: here immediately, at the provider by a job. Returns their ids. */
export const closeAttempts = async (
  tx: Tx,
  deps: Deps,
  paymentId: PaymentId,
): Promise<readonly AttemptId[]> => {
  const now = deps.clock.now();
  const closed = await tx
    .update(paymentAttempts)
    .set({ status: 'expired', finishedAt: now })
    .where(
      and(eq(paymentAttempts.paymentId, paymentId), inArray(paymentAttempts.status, OPEN_STATUSES)),
    )
    .returning({ id: paymentAttempts.id });
  for (const { id } of closed) await deps.jobs.at(tx, EXPIRE_SESSION, { attemptId: id }, now);
  return closed.map(({ id }) => id);
};
