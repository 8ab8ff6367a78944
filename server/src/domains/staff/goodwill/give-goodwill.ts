import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockUser } from '../../accounts/service.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { grantGoodwill, loadWalletParts } from '../../payments/service.ts';

/**
 * Grants a user goodwill on behalf of staff; goodwill can be spent but not withdrawn
 * (docs/product/staff.md, "Goodwill"). `occasion` identifies the grant, so that it is never made twice.
 * Throws PERSON_UNKNOWN, OWN_CASE, or REASON_REQUIRED.
 */
export const giveGoodwill = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  gift: { userId: UserId; amountCents: number; reason: string; occasion: string },
): Promise<void> => {
  const { userId, amountCents, reason } = gift;
  requireOthersCase(viewer, [userId]);
  if (!(await lockUser(tx, userId))) fail('PERSON_UNKNOWN', { field: 'userId' });
  if (reason === '') fail('REASON_REQUIRED', { field: 'reason' });
  const { goodwillCents } = await loadWalletParts(tx, userId);
  await grantGoodwill(tx, deps, { userId, amountCents, ref: `staff:${gift.occasion}` });
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: 'grant_goodwill',
    subject: { kind: 'account', id: userId },
    reason,
    before: { goodwillCents },
    after: { goodwillCents: goodwillCents + amountCents, amountCents },
  });
};
