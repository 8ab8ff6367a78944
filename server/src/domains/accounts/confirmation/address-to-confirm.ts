import type { UserRow } from '../queries.ts';

/** Returns the address that the user has yet to confirm; null if there is none. */
export const getAddressToConfirm = (
  user: Pick<UserRow, 'email' | 'emailConfirmedAt' | 'pendingEmail'>,
): string | null => user.pendingEmail ?? (user.emailConfirmedAt === null ? user.email : null);
