import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { lockUserRow, type UserRow } from '../queries.ts';

/**
 * Locks the row of whoever is asking until the transaction ends. TOKEN_INVALID where the account was
 * closed or suspended since the call was let in: as the next one will be answered.
 */
export const lockViewerRow = async (tx: Tx, id: UserId): Promise<UserRow> => {
  const row = await lockUserRow(tx, id);
  return row && row.closedAt === null && row.suspendedAt === null ? row : fail('TOKEN_INVALID');
};
