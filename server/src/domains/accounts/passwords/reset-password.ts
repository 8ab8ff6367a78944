import { inTransaction } from '../../../database/transaction.ts';
import { deletePasskeys } from '../passkeys/passkey-queries.ts';
import { deleteAttemptsFor, updateUser } from '../queries.ts';
import type { AccountDeps } from '../sessions/open-session.ts';
import { deleteSessions } from '../sessions/session-queries.ts';
import { failField } from '../sign-up/refuse-field.ts';
import { checkNewPassword } from './check-new-password.ts';
import { hashPassword } from './password-hash.ts';
import { consumeReset, deletePasswordResets, isResetOpen } from './reset-queries.ts';
import { resetTokenHash } from './reset-token.ts';

export interface NewPassword {
  token: string;
  password: string;
  confirmPassword: string;
}

type ReadDeps = Pick<AccountDeps, 'db' | 'clock'>;

export const isResetLinkValid = ({ db, clock }: ReadDeps, token: string): Promise<boolean> =>
  isResetOpen(db, resetTokenHash(token), clock.now());

/**
 * Sets a new password with the token of a reset link, which works only once, and returns a device cookie
 * for the browser that used the link. Ends every session, other reset link and device cookie of the user.
 * Throws the endpoint's error codes.
 */
export const resetPassword = async (
  deps: Pick<AccountDeps, 'db' | 'clock' | 'deviceCookies'>,
  { token, password, confirmPassword }: NewPassword,
): Promise<{ deviceCookie: string }> => {
  const tokenHash = resetTokenHash(token);
  // Checked before hashing, so that a guessed token reveals nothing and costs no hash.
  if (!(await isResetLinkValid(deps, token))) failField('RESET_LINK_INVALID');
  await checkNewPassword(password, confirmPassword);
  const passwordHash = await hashPassword(password);
  return inTransaction(deps.db, async (tx) => {
    const userId =
      (await consumeReset(tx, tokenHash, deps.clock.now())) ?? failField('RESET_LINK_INVALID');
    const user = await updateUser(tx, userId, { passwordHash, pendingEmail: null });
    await deleteSessions(tx, userId);
    await deletePasswordResets(tx, userId);
    if (!user) return failField('RESET_LINK_INVALID');
    // An attacker who signed up with the user's address may have added a passkey for later use.
    if (user.emailConfirmedAt === null) await deletePasskeys(tx, userId);
    await deleteAttemptsFor(tx, user.username);
    return { deviceCookie: await deps.deviceCookies.issue(user) };
  });
};
