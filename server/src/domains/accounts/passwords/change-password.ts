import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import { deleteAttemptsFor, updateUser } from '../queries.ts';
import { lockViewerRow } from '../sessions/lock-viewer-row.ts';
import type { AccountDeps } from '../sessions/open-session.ts';
import { deleteSessions } from '../sessions/session-queries.ts';
import { failField } from '../sign-up/refuse-field.ts';
import { checkNewPassword } from './check-new-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from './password-hash.ts';
import { deletePasswordResets } from './reset-queries.ts';

export interface PasswordChange {
  userId: UserId;
  /** The current session, which remains valid. */
  sessionId: number;
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

/**
 * Sets a new password and returns a device cookie for the current browser. Ends every other session, reset
 * link and device cookie of the user (docs/product/accounts.md, "Password change"). Throws the error codes
 * of the endpoint.
 */
export const changePassword = async (
  deps: Pick<AccountDeps, 'db' | 'clock' | 'deviceCookies'>,
  change: PasswordChange,
): Promise<{ deviceCookie: string }> => {
  await checkNewPassword(change.password, change.confirmPassword);
  const { passwordHash: old } = await confirmPassword(deps, change.userId, change.currentPassword);
  const passwordHash = await hashPassword(change.password);
  return inTransaction(deps.db, async (tx) => {
    // Checked again under the lock, because the first of two concurrent changes makes the current password
    // of the second one wrong.
    const locked = await lockViewerRow(tx, change.userId);
    if (locked.passwordHash !== old) return failField('PASSWORD_WRONG');
    // An attacker with the old password may have requested an email change.
    await updateUser(tx, change.userId, { passwordHash, pendingEmail: null });
    await deleteSessions(tx, change.userId, change.sessionId);
    await deletePasswordResets(tx, change.userId);
    await deleteAttemptsFor(tx, locked.username);
    return { deviceCookie: await deps.deviceCookies.issue({ ...locked, passwordHash }) };
  });
};
