import type { PasskeyAssertion } from '@tomoguide/contract/accounts/passkeys';
import type { Locale, PasskeyId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import { Failure, fail } from '../../../failure.ts';
import { createDeviceId } from '../login/device-cookie.ts';
import type { LoggedIn } from '../login/log-in.ts';
import { recordTraces } from '../login-traces/record-traces.ts';
import { canLogIn } from '../policy.ts';
import { lockUserRow, updateUser } from '../queries.ts';
import { type AccountDeps, openSession } from '../sessions/open-session.ts';
import type { Browser } from '../sessions/parse-user-agent.ts';
import { type ChallengeContext, withChallenge } from './challenge.ts';
import { findPasskeyByCredential } from './passkey-queries.ts';
import { recordUse, verifyAssertion } from './use-passkey.ts';

export const LOGGING_IN: ChallengeContext = { purpose: 'log-in', userId: null, askedBy: null };

interface Attempt {
  used: PasskeyAssertion;
  ip: string;
  /** The request's Cookie header. */
  cookies: string | undefined;
  browser: Browser;
  locale: Locale;
}

type ByPasskey = LoggedIn & { passkeyId: PasskeyId };

/** Logs a user in with a passkey. Logs rejected attempts. Throws PASSKEY_INVALID or ACCOUNT_SUSPENDED. */
export const logInByPasskey = async (deps: AccountDeps, attempt: Attempt): Promise<ByPasskey> => {
  try {
    return await startSession(deps, attempt);
  } catch (error) {
    if (error instanceof Failure) {
      const userId = (await findPasskeyByCredential(deps.db, attempt.used.id))?.userId ?? null;
      const { code } = error;
      deps.log.info({ userId, by: 'passkey', ip: attempt.ip, code }, 'a login failed');
    }
    throw error;
  }
};

const startSession = (
  deps: AccountDeps,
  { used, ip, cookies, browser, locale }: Attempt,
): Promise<ByPasskey> =>
  withChallenge(deps, used.response.clientDataJSON, LOGGING_IN, async ({ challenge, useUp }) => {
    const checked = await verifyAssertion(deps, used, challenge);
    const { userId, id } = checked.passkey;
    const devices = await deps.deviceCookies.read(cookies);
    return inTransaction(deps.db, async (tx) => {
      const user = await lockUserRow(tx, userId);
      if (!user || user.closedAt) return fail('PASSKEY_INVALID');
      await useUp(tx);
      await recordUse(tx, deps, checked);
      const allowed = canLogIn(user);
      if (allowed !== true) return fail(allowed);
      if (user.locale !== locale) await updateUser(tx, user.id, { locale });
      deps.log.info({ userId: user.id, by: 'passkey', ip }, 'logged in');
      const own = deps.deviceCookies.find(devices, user) ?? createDeviceId();
      await recordTraces(tx, deps, user.id, {
        ip,
        devices: [own, ...devices.map((each) => each.id)],
      });
      return {
        user,
        passkeyId: id,
        session: await openSession(deps, tx, user.id, { ...browser, passkeyId: id }),
        deviceCookie: await deps.deviceCookies.issue(user, own),
      };
    });
  });
