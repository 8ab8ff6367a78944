import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { getCommissionOwed } from '../commission-due/due-queries.ts';
import { getBalance } from '../ledger/account-queries.ts';
import { getOwnedAccount } from '../ledger/accounts.ts';
import { sumWithdrawnEarnings } from '../withdrawal/withdrawal-queries.ts';
import { sumFrozenEarnings } from './earnings-queries.ts';

/** A guide's earnings by state, in fen. Pending earnings include frozen ones. */
export interface EarningsSummary {
  withdrawableCents: number;
  pendingCents: number;
  frozenCents: number;
  /** Commission due that the guide's earnings have not paid yet. */
  owedCents: number;
  payingOutCents: number;
  paidOutCents: number;
}

export const getEarningsSummary = async (
  db: Executor,
  { userId, guideId }: { userId: UserId; guideId: GuideId },
): Promise<EarningsSummary> => {
  const [withdrawableCents, pendingCents, frozenCents, owedCents, withdrawn] = await Promise.all([
    getBalance(db, getOwnedAccount('earnings_withdrawable', guideId)),
    getBalance(db, getOwnedAccount('earnings_pending', guideId)),
    sumFrozenEarnings(db, guideId),
    getCommissionOwed(db, guideId),
    sumWithdrawnEarnings(db, userId, guideId),
  ]);
  return { withdrawableCents, pendingCents, frozenCents, owedCents, ...withdrawn };
};
