import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { lockUserRow, type UserRow } from '../queries.ts';

/**
 * Locks the current user's row until the transaction ends. Throws TOKEN_INVALID if the account was closed
 * or suspended after authentication, as on the next call.
 */
export const lockViewerRow = async (tx: Tx, id: UserId): Promise<UserRow> => {
  const row = await lockUserRow(tx, id);
  return row && row.closedAt === null && row.suspendedAt === null ? row : fail('TOKEN_INVALID');
};
