import type { Deps } from '../../../deps.ts';
import { providerNamed } from '../provider/registered-provider.ts';
import type { AttemptId } from '../tables.ts';
import { applyEvent } from './apply-event.ts';
import { attemptById } from './attempt-queries.ts';

/**
 * Expires an attempt's session at the provider, and applies a charge that it had taken before. An
 * attempt whose session is not known yet has nothing to expire: open-session.ts checks the attempt
 * again afterwards.
 */
export const expireSession = async (deps: Deps, attemptId: AttemptId): Promise<void> => {
  const attempt = await attemptById(deps.db, attemptId);
  if (attempt?.status !== 'expired' || !attempt.sessionId) return;
  const taken = await providerNamed(deps, attempt.provider).expireSession(attempt.sessionId);
  if (taken) await applyEvent(deps, attempt.provider, taken);
};
