import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { getCommissionOwed } from '../commission-due/due-queries.ts';
import { getBalance } from '../ledger/account-queries.ts';
import { owned } from '../ledger/accounts.ts';
import { withdrawnEarnings } from '../withdrawal/withdrawal-queries.ts';
import { frozenEarnings } from './earnings-queries.ts';

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

export const earningsSummary = async (
  db: Executor,
  { userId, guideId }: { userId: UserId; guideId: GuideId },
): Promise<EarningsSummary> => {
  const [withdrawableCents, pendingCents, frozenCents, owedCents, withdrawn] = await Promise.all([
    getBalance(db, owned('earnings_withdrawable', guideId)),
    getBalance(db, owned('earnings_pending', guideId)),
    frozenEarnings(db, guideId),
    getCommissionOwed(db, guideId),
    withdrawnEarnings(db, userId, guideId),
  ]);
  return { withdrawableCents, pendingCents, frozenCents, owedCents, ...withdrawn };
};
