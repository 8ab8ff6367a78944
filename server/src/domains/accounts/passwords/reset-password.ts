import { inTransaction } from '../../../database/transaction.ts';
import { deletePasskeysOf } from '../passkeys/passkey-queries.ts';
import { deleteAttemptsFor, updateUser } from '../queries.ts';
import type { AccountDeps } from '../sessions/open-session.ts';
import { deleteSessionsOf } from '../sessions/session-queries.ts';
import { failField } from '../sign-up/refuse-field.ts';
import { checkNewPassword } from './check-new-password.ts';
import { hashPassword } from './password-hash.ts';
import { consumeReset, deleteResetsOf, isResetOpen } from './reset-queries.ts';
import { resetTokenHash } from './reset-token.ts';

export interface NewPassword {
  token: string;
  password: string;
  confirmPassword: string;
}

type Looks = Pick<AccountDeps, 'db' | 'clock'>;

/** Returns whether a link with this token can still be used. */
export const isResetLinkValid = ({ db, clock }: Looks, token: string): Promise<boolean> =>
  isResetOpen(db, resetTokenHash(token), clock.now());

/**
 * Sets a new password with a link's token, which works once. Ends every session, other link and device
 * cookie of the user. Throws the call's error codes.
 * @returns a device cookie for the browser that used the link
 */
export const resetPassword = async (
  deps: Pick<AccountDeps, 'db' | 'clock' | 'deviceCookies'>,
  { token, password, confirmPassword }: NewPassword,
): Promise<{ deviceCookie: string }> => {
  const tokenHash = resetTokenHash(token);
  // Checked first, so that a guessed token reveals nothing and costs no hash.
  if (!(await isResetLinkValid(deps, token))) failField('RESET_LINK_INVALID');
  await checkNewPassword(password, confirmPassword);
  const passwordHash = await hashPassword(password);
  return inTransaction(deps.db, async (tx) => {
    const userId =
      (await consumeReset(tx, tokenHash, deps.clock.now())) ?? failField('RESET_LINK_INVALID');
    const user = await updateUser(tx, userId, { passwordHash, pendingEmail: null });
    await deleteSessionsOf(tx, userId);
    await deleteResetsOf(tx, userId);
    if (!user) return failField('RESET_LINK_INVALID');
    // An attacker who signed up with the user's address may have left a passkey for later use.
    if (user.emailConfirmedAt === null) await deletePasskeysOf(tx, userId);
    await deleteAttemptsFor(tx, user.username);
    return { deviceCookie: await deps.deviceCookies.issue(user) };
  });
};
