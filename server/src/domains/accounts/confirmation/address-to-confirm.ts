import type { UserRow } from '../queries.ts';

/** Returns the user's unconfirmed address, or null. */
export const addressToConfirm = (
  user: Pick<UserRow, 'email' | 'emailConfirmedAt' | 'pendingEmail'>,
): string | null => user.pendingEmail ?? (user.emailConfirmedAt === null ? user.email : null);
