import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../../domains/accounts/passwords/password-hash.ts';
import { type CreateUser, createUser, type UserFacts } from '../../domains/accounts/service.ts';
import { openSession } from '../../domains/accounts/sessions/open-session.ts';
import { keyFor } from '../../secret.ts';

/** What a factory needs of the test's app. */
type Has = { deps: Deps };

let counter = 0;

/** A session token of this person, as if they had just logged in. */
export const aToken = async ({ deps }: Has, userId: UserId): Promise<string> => {
  const sessionKey = keyFor(deps.config, 'session tokens');
  return (await openSession({ sessionKey, clock: deps.clock }, deps.db, userId)).token;
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
