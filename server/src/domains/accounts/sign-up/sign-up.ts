import { isClosedAddress } from '@tomoguide/contract/accounts/closing';
import { FIELD_RULES } from '@tomoguide/contract/accounts/fields';
import { givenNameOf } from '@tomoguide/contract/accounts/given-name';
import { asUsername, isReservedUsername } from '@tomoguide/contract/accounts/username';
import type { Locale } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import { violatedConstraint } from '../../../database/violations.ts';
import { fail } from '../../../failure.ts';
import { refuseContacts } from '../../../refuse-contacts.ts';
import { sendConfirmation } from '../confirmation/send-confirmation.ts';
import { newDeviceId } from '../login/device-cookie.ts';
import type { LoggedIn } from '../login/log-in.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { impersonatesTeam } from '../profile/impersonates-team.ts';
import { insertUser, isEmailOwned, normalizeEmail, usernameExists } from '../queries.ts';
import type { Browser } from '../sessions/browser-of.ts';
import { type AccountDeps, openSession } from '../sessions/open-session.ts';
import { noteTraces } from '../traces/traces.ts';
import { refuseField } from './refuse-field.ts';

export interface SignUp {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  fullName: string;
  emailUpdates?: boolean | undefined;
  termsAccepted?: boolean | undefined;
  ip: string;
  browser: Browser;
  /** The language of the form. */
  locale: Locale;
}

/** In the order of the form's fields (`docs/product/accounts.md, "Sign-up"`). */
const checkRules = async (username: string, form: SignUp): Promise<void> => {
  // Only the part of the full name that becomes the nickname is ever displayed.
  const nickname = givenNameOf(form.fullName);
  refuseContacts({ fullName: nickname });
  if (impersonatesTeam(nickname)) fail('NICKNAME_RESERVED', { field: 'fullName' });
  const wrongName = FIELD_RULES.username(username);
  if (wrongName) refuseField(wrongName);
  await checkNewPassword(form.password, form.confirmPassword);
  const notAccepted = FIELD_RULES.termsAccepted(form.termsAccepted);
  if (notAccepted) refuseField(notAccepted);
};

/**
 * Creates a traveler, logs them in and sends the link that confirms their address. If several users sign up
 * with the same name concurrently, the database accepts one. Throws the codes of the call.
 */
export const signUp = async (deps: AccountDeps, form: SignUp): Promise<LoggedIn> => {
  const username = asUsername(form.username);
  await checkRules(username, form);
  // Checked before hashing, so that a taken name costs no hash. The unique indexes remain authoritative.
  if (isReservedUsername(username) || (await usernameExists(deps.db, username)))
    refuseField('USERNAME_TAKEN');
  if (isClosedAddress(form.email) || (await isEmailOwned(deps.db, form.email)))
    refuseField('EMAIL_TAKEN');
  const passwordHash = await hashPassword(form.password);
  try {
    return await inTransaction(deps.db, async (tx) => {
      const user = await insertUser(tx, {
        username,
        email: normalizeEmail(form.email),
        passwordHash,
        fullName: form.fullName,
        nickname: givenNameOf(form.fullName),
        emailUpdates: form.emailUpdates ?? false,
        locale: form.locale,
        joinedAt: deps.clock.now(),
      });
      await sendConfirmation(tx, deps, user);
      const device = newDeviceId();
      await noteTraces(tx, deps, user.id, { ip: form.ip, devices: [device] });
      return {
        user,
        session: await openSession(deps, tx, user.id, form.browser),
        deviceCookie: await deps.deviceCookies.issue(user, device),
      };
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_username_unique') refuseField('USERNAME_TAKEN');
    throw error;
  }
};
