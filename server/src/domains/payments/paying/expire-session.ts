import { withDeadlinePaused } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { requireProvider } from '../provider/provider-named.ts';
import type { AttemptId } from '../tables.ts';
import { applyEvent } from './apply-event.ts';
import { attemptById } from './attempt-queries.ts';

/**
 * Expires an attempt's session at the provider, and applies a charge made before that. Does nothing if the
 * session is not known yet, because open-session.ts checks the attempt again afterward.
 */
export const expireSession = async (deps: Deps, attemptId: AttemptId): Promise<void> => {
  const attempt = await attemptById(deps.db, attemptId);
  const sessionId = attempt?.sessionId;
  if (attempt?.status !== 'expired' || !sessionId) return;
  const provider = requireProvider(deps, attempt.provider);
  const taken = await withDeadlinePaused(() => provider.expireSession(sessionId));
  if (taken) await applyEvent(deps, attempt.provider, taken);
};
