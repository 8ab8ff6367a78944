import type { UserId } from '@tomoguide/contract/primitives';
import type { BaseDeps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { beginAttempt } from '../login/login-throttle.ts';
import { findUserById, type UserRow } from '../queries.ts';
import { failField } from '../sign-up/refuse-field.ts';
import { verifyPassword } from './password-hash.ts';

/**
 * Checks the logged-in user's password again. Wrong guesses are counted separately from logins, so that
 * guesses in a stolen session do not lock the owner out. Returns the user at the time of the check. Throws
 * PASSWORD_WRONG or TOO_MANY_LOGINS.
 */
export const confirmPassword = async (
  deps: Pick<BaseDeps, 'db' | 'clock'>,
  userId: UserId,
  typed: string,
): Promise<UserRow> => {
  const attempt = await beginAttempt(deps, { device: `session of ${userId}` });
  const user = (await findUserById(deps.db, userId)) ?? fail('TOKEN_INVALID');
  const right = await verifyPassword(user.passwordHash, typed).catch(async (error: unknown) => {
    await attempt.forgiven();
    throw error;
  });
  if (!right) {
    await attempt.failed();
    return failField('PASSWORD_WRONG');
  }
  await attempt.forgiven();
  return user;
};
