import { addPasskey, startPasskeyRegistration } from '@tomoguide/contract/accounts/calls';
import { PasskeyId, type UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../../domains/accounts/passwords/password-hash.ts';
import { type CreateUser, createUser, type UserFacts } from '../../domains/accounts/service.ts';
import { openSession } from '../../domains/accounts/sessions/open-session.ts';
import { deriveKey } from '../../secret.ts';
import type { TestApp } from '../app.ts';
import { Authenticator } from '../authenticator.ts';

/** The parts of the test app that factories need. */
type FactoryDeps = { deps: Deps };

/** Registers a passkey on this device for a user, as possible right after a login. */
export const aPasskey = async (
  t: TestApp,
  token: string,
  authenticator = new Authenticator(t.deps.config.publicUrl),
): Promise<PasskeyId> => {
  const options = (await t.inject(startPasskeyRegistration, { token })).body;
  const body = { name: 'Phone', passkey: authenticator.make(options) };
  return (await t.inject(addPasskey, { token, body })).body.id;
};

let counter = 0;

/** The login method of the factories' sessions: a passkey that has since been removed. */
const REMOVED_PASSKEY = PasskeyId.parse(2_147_483_647);

/** Creates a session token as if the user had just logged in, with a passkey or a password. */
export const aToken = async (
  { deps }: FactoryDeps,
  userId: UserId,
  by: 'passkey' | 'password' = 'passkey',
): Promise<string> => {
  const sessionKey = deriveKey(deps.config, 'session tokens');
  const started = by === 'passkey' ? { passkeyId: REMOVED_PASSKEY } : {};
  const browser = { browser: null, system: null };
  const opened = await openSession({ sessionKey, clock: deps.clock }, deps.db, userId, {
    ...browser,
    ...started,
  });
  return opened.token;
};

/** Creates a user with a session. If `password` is given, the user can also log in with it. */
export const aUser = async (
  t: FactoryDeps,
  { password, ...given }: Partial<CreateUser> & { password?: string } = {},
): Promise<UserFacts & { token: string }> => {
  counter += 1;
  const username = given.username ?? `person${counter}`;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const user = await inTransaction(t.deps.db, (tx) =>
    createUser(tx, {
      username,
      email: `${username}@example.com`,
      fullName: `Person ${counter}`,
      joinedAt: t.deps.clock.now(),
      passwordHash,
      ...given,
    }),
  );
  return { ...user, token: await aToken(t, user.id) };
};
