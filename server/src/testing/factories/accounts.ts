import { addPasskey, startPasskey } from '@tomoguide/contract/accounts/calls';
import { PasskeyId, type UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../../domains/accounts/passwords/password-hash.ts';
import { type CreateUser, createUser, type UserFacts } from '../../domains/accounts/service.ts';
import { openSession } from '../../domains/accounts/sessions/open-session.ts';
import { keyFor } from '../../secret.ts';
import type { TestApp } from '../app.ts';
import { Authenticator } from '../authenticator.ts';

/** What a factory needs of the test's app. */
type Has = { deps: Deps };

/** A passkey of this person, made on that device, with a login that has just been. */
export const aPasskey = async (
  t: TestApp,
  token: string,
  authenticator = new Authenticator(t.deps.config.publicUrl),
): Promise<PasskeyId> => {
  const options = (await t.inject(startPasskey, { token })).body;
  const body = { name: 'Phone', passkey: authenticator.make(options) };
  return (await t.inject(addPasskey, { token, body })).body.id;
};

let counter = 0;

/** What the sessions of the factories were started with: a passkey that has been removed since. */
const REMOVED_PASSKEY = PasskeyId.parse(2_147_483_647);

/** A session token of this person, as if they had just logged in: with a passkey, or a password. */
export const aToken = async (
  { deps }: Has,
  userId: UserId,
  by: 'passkey' | 'password' = 'passkey',
): Promise<string> => {
  const sessionKey = keyFor(deps.config, 'session tokens');
  const started = by === 'passkey' ? { passkeyId: REMOVED_PASSKEY } : {};
  const browser = { browser: null, system: null };
  const opened = await openSession({ sessionKey, clock: deps.clock }, deps.db, userId, {
    ...browser,
    ...started,
  });
  return opened.token;
};

/** A person with a session; with `password` one who can also log in by it. */
export const aUser = async (
  t: Has,
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
