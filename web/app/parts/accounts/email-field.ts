import { FIELD_BOUNDS } from '@tomoguide/contract/accounts/fields';
import { cleanEmail, isEmail } from '@tomoguide/contract/email-address';
import { AS_TYPED, type FormSchema, type Words } from './use-account-form.ts';

export const emailField = {
  input: {
    ...AS_TYPED,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: FIELD_BOUNDS.email.max,
  },
  problem: ({ email }: { email: string }): Words | null =>
    isEmail(cleanEmail(email)) ? null : 'accounts.signup.fillEmail',
  refusals: {
    EMAIL_TAKEN: 'accounts.signup.emailTaken',
    VALIDATION_FAILED: 'accounts.signup.fillEmail',
  },
} as const;

export const FORGOT_FORM: FormSchema<{ email: string }> = { email: emailField };
