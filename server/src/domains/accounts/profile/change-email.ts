import { isClosedAddress } from '@tomoguide/contract/accounts/closing';
import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { sendConfirmation } from '../confirmation/send-confirmation.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { deletePasswordResets } from '../passwords/reset-queries.ts';
import { isEmailOwned, normalizeEmail, type UserRow, updateUser } from '../queries.ts';
import { lockViewerRow } from '../sessions/lock-viewer-row.ts';
import { failField } from '../sign-up/refuse-field.ts';

/**
 * Requests a change of the address for emails and login. A confirmed address remains in use until the new
 * one is confirmed, and is notified of the request. An unconfirmed address is replaced immediately, and its
 * links become invalid. Throws PASSWORD_WRONG, EMAIL_TAKEN, TOO_MANY_CONFIRMATIONS or TOO_MANY_LOGINS.
 */
export const changeEmail = async (
  deps: Pick<BaseDeps, 'db' | 'clock'>,
  userId: UserId,
  given: { email: string; currentPassword: string },
): Promise<UserRow> => {
  const { passwordHash } = await confirmPassword(deps, userId, given.currentPassword);
  const email = normalizeEmail(given.email);
  return inTransaction(deps.db, async (tx) => {
    const user = await lockViewerRow(tx, userId);
    if (user.passwordHash !== passwordHash) return failField('PASSWORD_WRONG');
    const isConfirmed = user.emailConfirmedAt !== null;
    if (isConfirmed && user.email === email) return user;
    if (isClosedAddress(email) || (await isEmailOwned(tx, email))) return failField('EMAIL_TAKEN');
    await sendConfirmation(tx, deps, { id: userId, email });
    if (isConfirmed) {
      const payload = { userId, from: user.email, to: email };
      const occurredAt = deps.clock.now();
      await record(tx, { type: 'account.email_change_asked', payload, occurredAt });
    } else {
      await deletePasswordResets(tx, userId);
    }
    return (
      (await updateUser(tx, userId, isConfirmed ? { pendingEmail: email } : { email })) ?? user
    );
  });
};

/** Cancels a requested change of the email address. */
export const cancelEmailChange = (
  deps: Pick<BaseDeps, 'db' | 'clock'>,
  userId: UserId,
): Promise<UserRow> =>
  inTransaction(deps.db, async (tx) => {
    const user = await lockViewerRow(tx, userId);
    return (await updateUser(tx, userId, { pendingEmail: null })) ?? user;
  });
