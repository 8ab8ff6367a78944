import { isClosedAddress } from '@tomoguide/contract/accounts/closing';
import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import { violated } from '../../../database/violations.ts';
import type { BaseDeps } from '../../../deps.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { deleteResetsOf } from '../passwords/reset-queries.ts';
import { asEmail, type UserRow, updateUser } from '../queries.ts';
import { lockViewerRow } from '../sessions/lock-viewer-row.ts';
import { refuseField } from '../sign-up/refuse-field.ts';

/**
 * Changes the address that one gets letters at and can log in with. Links that went to the old
 * address end. Fails with PASSWORD_WRONG, EMAIL_TAKEN, TOO_MANY_LOGINS.
 */
export const changeEmail = async (
  deps: Pick<BaseDeps, 'db' | 'clock'>,
  userId: UserId,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<UserRow> => {
  const { passwordHash } = await confirmPassword(deps, userId, currentPassword);
  if (isClosedAddress(email)) refuseField('EMAIL_TAKEN');
  try {
    return await inTransaction(deps.db, async (tx) => {
      const locked = await lockViewerRow(tx, userId);
      if (locked.passwordHash !== passwordHash) return refuseField('PASSWORD_WRONG');
      await deleteResetsOf(tx, userId);
      return (await updateUser(tx, userId, { email: asEmail(email) })) ?? locked;
    });
  } catch (error) {
    if (violated(error) === 'users_email_unique') return refuseField('EMAIL_TAKEN');
    throw error;
  }
};
