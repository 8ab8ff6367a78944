import { FIELD_BOUNDS } from '@tomoguide/contract/accounts/fields';
import type { InputHTMLAttributes } from 'react';
import type { FormSchema } from './use-account-form.ts';

export interface LoginValues {
  username: string;
  password: string;
}

/** A different character or case would be another name. */
export const AS_TYPED = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} satisfies InputHTMLAttributes<HTMLInputElement>;

export const LOGIN_FORM: FormSchema<LoginValues> = {
  username: {
    input: {
      ...AS_TYPED,
      autoComplete: 'username',
      maxLength: FIELD_BOUNDS.loginName.max,
    },
    fault: ({ username }) => (username.trim() ? null : 'login.fillUsername'),
    refusals: { VALIDATION_FAILED: 'login.fillUsername' },
  },
  password: {
    input: { autoComplete: 'current-password' },
    fault: ({ password }) => (password ? null : 'login.fillPassword'),
    refusals: { VALIDATION_FAILED: 'login.fillPassword' },
  },
};
