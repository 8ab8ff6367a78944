import { passwordFault } from '@tomoguide/contract/accounts/password';
import { fail } from '../../failure.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The rules of a new password (product §8); fails with the code of the first that is broken. */
export const checkNewPassword = (password: string, confirmPassword: string): void => {
  const fault = passwordFault(password);
  if (fault) fail(fault, { field: 'password' });
  if (isCommonPassword(password)) fail('PASSWORD_TOO_COMMON', { field: 'password' });
  if (confirmPassword !== password) fail('PASSWORDS_DIFFER', { field: 'confirmPassword' });
};
