import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { lockUserRow, type UserRow } from '../queries.ts';

/**
 * Locks the current user's row until the transaction ends. If the account was closed or suspended after the
 * request was authenticated, throws TOKEN_INVALID, which the next request would also get.
 */
export const lockViewerRow = async (tx: Tx, id: UserId): Promise<UserRow> => {
  const row = await lockUserRow(tx, id);
  return row && row.closedAt === null && row.suspendedAt === null ? row : fail('TOKEN_INVALID');
};
