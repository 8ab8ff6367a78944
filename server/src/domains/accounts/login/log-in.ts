import type { Locale } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import { withOwnDeadline } from '../../../deadline.ts';
import { fail } from '../../../failure.ts';
import { getClientNetwork, HOUSEHOLD } from '../../../http/client-network.ts';
import { recordTraces } from '../login-traces/record-traces.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { canLogIn } from '../policy.ts';
import { findUserRowByLogin, lockUserRow, type UserRow, updateUser } from '../queries.ts';
import { type AccountDeps, openSession } from '../sessions/open-session.ts';
import type { Browser } from '../sessions/parse-user-agent.ts';
import type { NewToken } from '../sessions/session-token.ts';
import { createDeviceId } from './device-cookie.ts';
import { beginAttempt, type Source } from './login-throttle.ts';

export interface Credentials {
  /** The username or email, in any case. */
  username: string;
  password: string;
  ip: string;
  /** The Cookie header, which shows whether the browser is known to the account. */
  cookies: string | undefined;
  browser: Browser;
  /** The language of the login form. */
  locale: Locale;
}

export interface LoggedIn {
  user: UserRow;
  session: NewToken;
  deviceCookie: string;
}

/**
 * Logs a user in. Applies the login throttle before hashing. An unknown name takes as long as a wrong
 * password and returns the same response. Throws INVALID_CREDENTIALS, TOO_MANY_LOGINS or ACCOUNT_SUSPENDED.
 */
export const logIn = async (
  deps: AccountDeps,
  { username, password, ip, cookies, browser, locale }: Credentials,
): Promise<LoggedIn> => {
  const name = username.toLowerCase();
  const devices = await deps.deviceCookies.read(cookies);
  const claimed = await findUserRowByLogin(deps.db, name);
  const device = deps.deviceCookies.find(devices, claimed);
  // Attempts are counted by account, for its username and its email together. An unknown name is counted by
  // itself, so that it is blocked after the same number of failures.
  const source: Source = device
    ? { device }
    : { name: claimed?.username ?? name, address: getClientNetwork(ip, HOUSEHOLD) };
  const attempt = await beginAttempt(deps, source);
  const found = await checkPassword(deps, name, password).catch(async (error: unknown) => {
    // If the check itself failed, the attempt must not count as a failed login.
    await withOwnDeadline(() => attempt.forgiven());
    throw error;
  });
  if (!found) {
    await attempt.failed();
    deps.log.info({ userId: claimed?.id ?? null, by: 'password', ip }, 'a login failed');
    return fail('INVALID_CREDENTIALS');
  }
  await attempt.forgiven();
  return inTransaction(deps.db, async (tx) => {
    // While the row is locked, the user cannot be suspended and the password cannot change.
    const user = await lockUserRow(tx, found.id);
    if (!user || user.passwordHash !== found.passwordHash) return fail('INVALID_CREDENTIALS');
    const allowed = canLogIn(user);
    if (allowed !== true) return fail(allowed);
    if (user.locale !== locale) await updateUser(tx, user.id, { locale });
    deps.log.info({ userId: user.id, by: 'password', ip }, 'logged in');
    const own = device ?? createDeviceId();
    await recordTraces(tx, deps, user.id, { ip, devices: [own, ...devices.map(({ id }) => id)] });
    return {
      user,
      session: await openSession(deps, tx, user.id, browser),
      deviceCookie: await deps.deviceCookies.issue(user, own),
    };
  });
};

const checkPassword = async (
  deps: AccountDeps,
  name: string,
  password: string,
): Promise<UserRow | null> => {
  const user = await findUserRowByLogin(deps.db, name);
  return (await verifyPassword(user?.passwordHash ?? null, password)) ? user : null;
};
