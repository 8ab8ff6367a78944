import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../server/src/database/database.ts';
import { payoutAccounts } from '../../server/src/domains/payments/tables.ts';

export const insertPayoutAccount = async (
  tx: Tx,
  userId: UserId,
  createdAt: Temporal.Instant,
  account: Pick<typeof payoutAccounts.$inferInsert, 'kind' | 'bank' | 'number'>,
) => {
  const [row] = await tx
    .insert(payoutAccounts)
    .values({ ...account, userId, createdAt })
    .returning();
  if (!row) throw new Error('the demo account was not written');
  return row.id;
};
