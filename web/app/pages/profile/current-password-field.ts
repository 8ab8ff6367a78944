import type { Words } from '../../parts/accounts/use-account-form.ts';

/** The field for the current password, which is required again for changes to the account. */
export const currentPasswordField = {
  input: { autoComplete: 'current-password' },
  problem: ({ currentPassword }: { currentPassword: string }): Words | null =>
    currentPassword === '' ? 'accounts.login.fillPassword' : null,
  refusals: { PASSWORD_WRONG: 'accounts.password.wrong' },
} as const;
