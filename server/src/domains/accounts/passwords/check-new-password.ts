import { FIELD_RULES } from '@tomoguide/contract/accounts/fields';
import { failField } from '../sign-up/refuse-field.ts';

/** Checks a new password against the rules. Throws the code of the first violated rule. */
export const checkNewPassword = async (
  password: string,
  confirmPassword: string,
): Promise<void> => {
  const problem = FIELD_RULES.password(password);
  if (problem) failField(problem);
  // Loaded on demand, because the list takes 5 MB of memory and many processes never need it.
  const { isCommonPassword } = await import('./common-passwords.ts');
  if (isCommonPassword(password)) failField('PASSWORD_TOO_COMMON');
  const differ = FIELD_RULES.confirmPassword({ password, confirmPassword });
  if (differ) failField(differ);
};
