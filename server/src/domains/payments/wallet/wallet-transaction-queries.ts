import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';

/** A ledger transaction that changed a user's wallet; amounts are in fen, positive for inflows. */
export interface MovementRow {
  id: string;
  kind: string;
  booking_id: BookingId | null;
  at: string;
  cents: string;
  goodwill_cents: string;
}

// Reads the latest entries of each account from an index. Omits `wallet_parted`, which only moved money
// between the user's two wallet accounts.
const MOVEMENTS = `
  SELECT t.id, t.kind, t.booking_id, t.created_at::text AS at,
    sum(e.amount_cents) AS cents,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.kind = 'wallet_goodwill'), 0) AS goodwill_cents
  FROM ledger_accounts a
  CROSS JOIN LATERAL (
    SELECT transaction_id, amount_cents, a.kind FROM ledger_entries
    WHERE account_id = a.id AND transaction_id < $2
    ORDER BY transaction_id DESC LIMIT $3) e
  JOIN ledger_transactions t ON t.id = e.transaction_id
  WHERE a.owner_id = $1 AND a.kind IN ('wallet', 'wallet_goodwill') AND t.kind <> 'wallet_parted'
  GROUP BY t.id
  ORDER BY t.id DESC LIMIT $3`;

/** Returns a user's wallet transactions before the cursor, newest first. */
export const listWalletTransactions = (
  db: Executor,
  userId: UserId,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<MovementRow[]> =>
  queryRawRows(db, { text: MOVEMENTS, values: [userId, cursor ?? Number.MAX_SAFE_INTEGER, limit] });
