import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { hashPassword } from '../password-hash.ts';
import {
  deleteAttemptsFor,
  deleteResetsOf,
  deleteSessionsOf,
  resetExists,
  takeReset,
  updateUser,
} from '../queries.ts';
import { resetTokenHash } from '../reset-token.ts';

export interface NewPassword {
  token: string;
  password: string;
  confirmPassword: string;
}

const linkInvalid = (): never => fail('RESET_LINK_INVALID', { field: 'token' });

/**
 * Sets a new password with the token of a link, which works once; every session and every other
 * link of the person ends (product §8). Fails with the codes of the call.
 */
export const resetPassword = async (
  deps: Pick<BaseDeps, 'db' | 'clock'>,
  { token, password, confirmPassword }: NewPassword,
): Promise<void> => {
  const tokenHash = resetTokenHash(token);
  // Before the rules and the hash: a guess at a token learns nothing and costs nothing.
  if (!(await resetExists(deps.db, tokenHash, deps.clock.now()))) linkInvalid();
  checkNewPassword(password, confirmPassword);
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    const userId = (await takeReset(tx, tokenHash, deps.clock.now())) ?? linkInvalid();
    const user = await updateUser(tx, userId, { passwordHash });
    await deleteSessionsOf(tx, userId);
    await deleteResetsOf(tx, userId);
    if (user) await deleteAttemptsFor(tx, user.username);
  });
};
