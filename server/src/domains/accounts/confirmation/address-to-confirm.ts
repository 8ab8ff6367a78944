import type { UserRow } from '../queries.ts';

/** The address of a person that waits to be confirmed; null where none does. */
export const addressToConfirm = (
  user: Pick<UserRow, 'email' | 'emailConfirmedAt' | 'pendingEmail'>,
): string | null => user.pendingEmail ?? (user.emailConfirmedAt === null ? user.email : null);
