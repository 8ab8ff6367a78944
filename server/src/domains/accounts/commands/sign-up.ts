import { givenNameOf } from '@tomoguide/contract/accounts/given-name';
import { asUsername, isReservedUsername, isUsername } from '@tomoguide/contract/accounts/username';
import type { Locale } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import { violated } from '../../../database/violations.ts';
import { fail } from '../../../failure.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { hashPassword } from '../password-hash.ts';
import { asEmail, emailExists, insertUser, usernameExists } from '../queries.ts';
import type { LoggedIn } from './log-in.ts';
import { type AccountDeps, openSession } from './open-session.ts';

export interface SignUp {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  fullName: string;
  emailUpdates?: boolean | undefined;
  termsAccepted?: boolean | undefined;
  /** The language of the form. */
  locale: Locale;
}

/** The rules of spec §5 and product §8, in the order of the form. */
const checkRules = (username: string, form: SignUp): void => {
  if (!isUsername(username)) fail('USERNAME_INVALID', { field: 'username' });
  checkNewPassword(form.password, form.confirmPassword);
  if (form.termsAccepted === false) fail('TERMS_NOT_ACCEPTED', { field: 'termsAccepted' });
};

const nameTaken = (): never => fail('USERNAME_TAKEN', { field: 'username' });
const emailTaken = (): never => fail('EMAIL_TAKEN', { field: 'email' });

/**
 * Makes a traveler and logs them in. Of many at once with one name or e-mail the database lets one
 * pass. Fails with the codes of the call.
 */
export const signUp = async (deps: AccountDeps, form: SignUp): Promise<LoggedIn> => {
  const username = asUsername(form.username);
  checkRules(username, form);
  // Asked before hashing, so that a taken name costs no hash; the unique indexes decide.
  if (isReservedUsername(username) || (await usernameExists(deps.db, username))) nameTaken();
  if (await emailExists(deps.db, form.email)) emailTaken();
  const passwordHash = await hashPassword(form.password);
  try {
    return await inTransaction(deps.db, async (tx) => {
      const user = await insertUser(tx, {
        username,
        email: asEmail(form.email),
        passwordHash,
        fullName: form.fullName,
        nickname: givenNameOf(form.fullName),
        emailUpdates: form.emailUpdates ?? false,
        locale: form.locale,
        joinedAt: deps.clock.now(),
      });
      return {
        user,
        session: await openSession(deps, tx, user.id),
        deviceCookie: await deps.deviceCookies.issue(user),
      };
    });
  } catch (error) {
    const constraint = violated(error);
    if (constraint === 'users_username_unique') nameTaken();
    if (constraint === 'users_email_unique') emailTaken();
    throw error;
  }
};
