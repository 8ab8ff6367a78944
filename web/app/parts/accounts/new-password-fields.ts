import { FIELD_RULES } from '@tomoguide/contract/accounts/fields';
import type { ErrorCode } from '@tomoguide/contract/errors';
import type { Words } from './use-account-form.ts';

const REFUSED_PASSWORDS = {
  PASSWORD_TOO_SHORT: 'accounts.signup.passwordTooShort',
  PASSWORD_TOO_LONG: 'accounts.signup.passwordTooLong',
  PASSWORD_TOO_COMMON: 'accounts.signup.passwordTooCommon',
} as const satisfies Partial<Record<ErrorCode, Words>>;

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

/** The fields for a new password and its confirmation, at sign-up and after a reset link. */
export const newPasswordFields = {
  password: {
    input: { autoComplete: 'new-password' },
    problem: ({ password }: Pick<NewPasswordValues, 'password'>): Words | null => {
      const code = FIELD_RULES.password(password);
      return code && REFUSED_PASSWORDS[code];
    },
    refusals: REFUSED_PASSWORDS,
  },
  confirmPassword: {
    input: { autoComplete: 'new-password' },
    problem: (typed: NewPasswordValues): Words | null =>
      FIELD_RULES.confirmPassword(typed) && 'accounts.signup.passwordsDiffer',
    refusals: { PASSWORDS_DIFFER: 'accounts.signup.passwordsDiffer' },
  },
} as const;
