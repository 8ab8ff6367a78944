import type { Deps } from '../../../deps.ts';
import { providerNamed } from '../provider.ts';
import { attemptById } from '../queries.ts';

/** The job that closes a provider's session after a hold ended or another way to pay was chosen. */
export const EXPIRE_SESSION = 'payments.expire-session';

/**
 * Tells the provider to take no more money for an attempt. One whose session is not known yet has
 * nothing to expire: whoever opens it looks at the attempt afterwards (open-session.ts).
 */
export const expireSession = async (deps: Deps, attemptId: number): Promise<void> => {
  const attempt = await attemptById(deps.db, attemptId);
  if (attempt?.status !== 'expired' || !attempt.sessionId) return;
  await providerNamed(deps, attempt.provider).expireSession(attempt.sessionId);
};
