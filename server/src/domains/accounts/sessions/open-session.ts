import type { KeyObject } from 'node:crypto';
import type { PasskeyId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import type { DeviceCookies } from '../login/device-cookie.ts';
import type { Browser } from './parse-user-agent.ts';
import { insertSession } from './session-queries.ts';
import { type NewToken, signToken } from './session-token.ts';

/**
 * What accounts needs in addition to the base dependencies: the key that signs session tokens, and device
 * cookies.
 */
export interface AccountDeps extends Pick<BaseDeps, 'config' | 'db' | 'clock' | 'log'> {
  sessionKey: KeyObject;
  deviceCookies: DeviceCookies;
}

/**
 * Opens a session for seven days. `passkeyId` is the passkey with which it was started; null for a
 * password. Stores only a hash of the token's ID.
 */
export const openSession = async (
  deps: Pick<AccountDeps, 'sessionKey' | 'clock'>,
  db: Executor,
  userId: UserId,
  started?: Browser & { passkeyId?: PasskeyId },
): Promise<NewToken> => {
  const session = await signToken(deps.sessionKey, deps.clock);
  await insertSession(db, {
    userId,
    tokenHash: session.tokenHash,
    ...started,
    createdAt: deps.clock.now(),
    expiresAt: session.expiresAt,
  });
  return session;
};
