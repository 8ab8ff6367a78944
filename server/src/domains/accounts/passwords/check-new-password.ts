import { FIELD_RULES } from '@tomoguide/contract/accounts/fields';
import { refuseField } from '../sign-up/refuse-field.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The rules of a new password; fails with the code of the first that is broken. */
export const checkNewPassword = (password: string, confirmPassword: string): void => {
  const fault = FIELD_RULES.password(password);
  if (fault) refuseField(fault);
  if (isCommonPassword(password)) refuseField('PASSWORD_TOO_COMMON');
  const differ = FIELD_RULES.confirmPassword({ password, confirmPassword });
  if (differ) refuseField(differ);
};
