import { isClosedAddress } from '@tomoguide/contract/accounts/closing';
import { FIELD_RULES } from '@tomoguide/contract/accounts/fields';
import { getGivenName } from '@tomoguide/contract/accounts/given-name';
import { isReservedUsername, normalizeUsername } from '@tomoguide/contract/accounts/username';
import type { Locale } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { fail } from '../../../failure.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { sendConfirmation } from '../confirmation/send-confirmation.ts';
import { createDeviceId } from '../login/device-cookie.ts';
import type { LoggedIn } from '../login/log-in.ts';
import { recordTraces } from '../login-traces/record-traces.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { impersonatesTeam } from '../profile/impersonates-team.ts';
import {
  findUnconfirmedUserSince,
  insertUserIfFree,
  isEmailOwned,
  lockEmail,
  type NewUser,
  normalizeEmail,
  type UserRow,
  usernameExists,
} from '../queries.ts';
import { type AccountDeps, openSession } from '../sessions/open-session.ts';
import type { Browser } from '../sessions/parse-user-agent.ts';
import { failField } from './refuse-field.ts';
import { suggestUsernames } from './usernames-for.ts';

/** Minutes within which a repeated sign-up without a username counts as the same sign-up. */
const REPEAT_MINUTES = 10;

export interface SignUp {
  /** If absent, the username is derived from the full name. */
  username?: string | undefined;
  email: string;
  password: string;
  confirmPassword: string;
  fullName: string;
  emailUpdates?: boolean | undefined;
  termsAccepted?: boolean | undefined;
  ip: string;
  browser: Browser;
  /** The language of the sign-up form. */
  locale: Locale;
}

/** Checks the fields in the order in which the form shows them (`docs/product/accounts.md, "Sign-up"`). */
const checkRules = async (username: string | null, form: SignUp): Promise<void> => {
  // Only the part of the full name that becomes the nickname is ever displayed, so only that part is
  // checked.
  const nickname = getGivenName(form.fullName);
  rejectContacts({ fullName: nickname });
  if (impersonatesTeam(nickname)) fail('NICKNAME_RESERVED', { field: 'fullName' });
  const wrongName = username === null ? null : FIELD_RULES.username(username);
  if (wrongName) failField(wrongName);
  await checkNewPassword(form.password, form.confirmPassword);
  const notAccepted = FIELD_RULES.termsAccepted(form.termsAccepted);
  if (notAccepted) failField(notAccepted);
};

/** An account that the same form may have created, and whether it has the form's password. */
interface Candidate {
  user: UserRow | null;
  isSame: boolean;
}

const findCandidate = (db: Executor, deps: AccountDeps, form: SignUp): Promise<UserRow | null> =>
  findUnconfirmedUserSince(db, form, deps.clock.now().subtract({ minutes: REPEAT_MINUTES }));

/**
 * Verifies the password even if there is no such account, so that timing does not reveal whether there is
 * one.
 */
const verifyCandidate = async (user: UserRow | null, form: SignUp): Promise<Candidate> => ({
  user,
  isSame: await verifyPassword(user?.passwordHash ?? null, form.password),
});

/**
 * Returns the account that the same form created minutes ago, if its response was lost or the form was sent
 * twice; without a username, the form would otherwise create a second account. Takes a lock that serializes
 * concurrent requests. Verifying a password can wait in a queue, so the caller does it before its
 * transaction; only an account that a concurrent request has created since is verified here.
 */
const findRepeatedSignUp = async (
  tx: Tx,
  deps: AccountDeps,
  form: SignUp,
  before: Candidate,
): Promise<UserRow | null> => {
  await lockEmail(tx, form.email);
  const user = await findCandidate(tx, deps, form);
  if (user === null) return null;
  const isKnown = user.passwordHash === before.user?.passwordHash;
  const { isSame } = isKnown ? before : await verifyCandidate(user, form);
  return isSame ? user : null;
};

/** Inserts the user with the first of these usernames that is free. */
const insertWithFreeUsername = async (
  tx: Tx,
  usernames: readonly string[],
  user: Omit<NewUser, 'username'>,
): Promise<UserRow> => {
  for (const username of usernames) {
    const made = await insertUserIfFree(tx, { ...user, username });
    if (made) return made;
  }
  return failField('USERNAME_TAKEN');
};

/**
 * Creates a traveler, logs them in and sends the link that confirms their address. If several users sign up
 * with the same username concurrently, the database accepts only one. Throws the endpoint's error codes.
 */
export const signUp = async (deps: AccountDeps, form: SignUp): Promise<LoggedIn> => {
  const username = form.username === undefined ? null : normalizeUsername(form.username);
  await checkRules(username, form);
  // Checked before hashing, so that a taken username costs no hash. The unique index makes the final
  // decision.
  if (
    username !== null &&
    (isReservedUsername(username) || (await usernameExists(deps.db, username)))
  )
    failField('USERNAME_TAKEN');
  if (isClosedAddress(form.email) || (await isEmailOwned(deps.db, form.email)))
    failField('EMAIL_TAKEN');
  const passwordHash = await hashPassword(form.password);
  const usernames = username === null ? await suggestUsernames(form.fullName) : [username];
  const before =
    username === null
      ? await verifyCandidate(await findCandidate(deps.db, deps, form), form)
      : null;
  return inTransaction(deps.db, async (tx) => {
    const made = before && (await findRepeatedSignUp(tx, deps, form, before));
    const user =
      made ??
      (await insertWithFreeUsername(tx, usernames, {
        email: normalizeEmail(form.email),
        passwordHash,
        fullName: form.fullName,
        nickname: getGivenName(form.fullName),
        emailUpdates: form.emailUpdates ?? false,
        locale: form.locale,
        joinedAt: deps.clock.now(),
      }));
    if (!made) await sendConfirmation(tx, deps, user);
    const device = createDeviceId();
    await recordTraces(tx, deps, user.id, { ip: form.ip, devices: [device] });
    return {
      user,
      session: await openSession(deps, tx, user.id, form.browser),
      deviceCookie: await deps.deviceCookies.issue(user, device),
    };
  });
};
