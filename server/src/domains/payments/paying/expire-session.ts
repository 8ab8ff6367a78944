import type { Deps } from '../../../deps.ts';
import { providerNamed } from '../provider/registered-provider.ts';
import { attemptById } from '../queries.ts';
import { applyEvent } from './apply-event.ts';

/**
 * Tells the provider to take no more money for an attempt, and takes what it had taken before. One
 * whose session is not known yet has nothing to expire: whoever opens it looks at the attempt
 * afterwards (open-session.ts).
 */
export const expireSession = async (deps: Deps, attemptId: number): Promise<void> => {
  const attempt = await attemptById(deps.db, attemptId);
  if (attempt?.status !== 'expired' || !attempt.sessionId) return;
  const taken = await providerNamed(deps, attempt.provider).expireSession(attempt.sessionId);
  if (taken) await applyEvent(deps, attempt.provider, taken);
};
