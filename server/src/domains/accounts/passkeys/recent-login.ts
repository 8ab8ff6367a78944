import { RECENT_LOGIN_MINUTES } from '@tomoguide/contract/accounts/figures';
import type { PasskeyAssertion } from '@tomoguide/contract/accounts/passkeys';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { lockViewerRow } from '../sessions/lock-viewer-row.ts';
import { findSessionById, markConfirmed } from '../sessions/session-queries.ts';
import { type ChallengeContext, withChallenge } from './challenge.ts';
import { recordUse, verifyAssertion } from './use-passkey.ts';

type Deps = Pick<BaseDeps, 'db' | 'clock' | 'config' | 'log'>;

/** Throws LOGIN_TOO_OLD unless the session was started or confirmed within the last ten minutes. */
export const requireRecentLogin = async (
  db: Executor,
  { clock }: Pick<BaseDeps, 'clock'>,
  { sessionId }: Pick<Viewer, 'sessionId'>,
): Promise<void> => {
  const session = (await findSessionById(db, Number(sessionId))) ?? fail('TOKEN_INVALID');
  const since = session.confirmedAt ?? session.createdAt;
  const oldest = clock.now().subtract({ minutes: RECENT_LOGIN_MINUTES });
  if (Temporal.Instant.compare(since, oldest) < 0) fail('LOGIN_TOO_OLD');
};

/** Confirms the user's identity by password. Throws PASSWORD_WRONG or TOO_MANY_LOGINS. */
export const confirmLogin = async (
  deps: Deps,
  { userId, sessionId }: Viewer,
  typed: string,
): Promise<void> => {
  await confirmPassword(deps, userId, typed);
  await markConfirmed(deps.db, Number(sessionId), deps.clock.now());
};

export const getConfirmationPurpose = ({ userId, sessionId }: Viewer): ChallengeContext => ({
  purpose: 'confirm',
  userId,
  askedBy: sessionId,
});

/** Confirms the user's identity by passkey. Throws PASSKEY_INVALID. */
export const confirmLoginByPasskey = (
  deps: Deps,
  viewer: Viewer,
  used: PasskeyAssertion,
): Promise<void> => {
  const { clientDataJSON } = used.response;
  const purpose = getConfirmationPurpose(viewer);
  return withChallenge(deps, clientDataJSON, purpose, async ({ challenge, useUp }) => {
    const checked = await verifyAssertion(deps, used, challenge);
    if (checked.passkey.userId !== viewer.userId) fail('PASSKEY_INVALID');
    await inTransaction(deps.db, async (tx) => {
      await lockViewerRow(tx, viewer.userId);
      await useUp(tx);
      await recordUse(tx, deps, checked);
      await markConfirmed(tx, Number(viewer.sessionId), deps.clock.now());
    });
  });
};
