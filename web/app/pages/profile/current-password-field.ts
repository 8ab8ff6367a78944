import type { Words } from '../../form/use-checked-form.ts';

/** The password that one has, asked for once more before something of the account changes. */
export const currentPasswordField = {
  input: { autoComplete: 'current-password' },
  fault: ({ currentPassword }: { currentPassword: string }): Words | null =>
    currentPassword === '' ? 'login.fillPassword' : null,
  refusals: { PASSWORD_WRONG: 'password.wrong' },
} as const;
