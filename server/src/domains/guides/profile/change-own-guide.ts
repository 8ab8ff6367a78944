import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockViewer } from '../../accounts/service.ts';
import { findUserGuideId, findWholeGuide, lockGuide, type WholeGuide } from '../queries.ts';
import type { GuideChanges } from './guide-profile.ts';
import { updateGuide } from './update-guide.ts';

/**
 * Locks the user and the user's own guide, and returns the guide. Throws NOT_A_GUIDE, TOKEN_INVALID if the
 * account was closed in the meantime, or GUIDE_SUSPENDED.
 */
export const lockOwnGuide = async (tx: Tx, viewer: Viewer): Promise<WholeGuide> => {
  const id = (await findUserGuideId(tx, viewer.userId)) ?? fail('NOT_A_GUIDE');
  await lockViewer(tx, viewer.userId);
  await lockGuide(tx, id);
  const guide = (await findWholeGuide(tx, id)) ?? fail('NOT_A_GUIDE');
  return guide.row.suspendedAt === null ? guide : fail('GUIDE_SUSPENDED');
};

/**
 * Changes the user's own guide, based on its state under the lock, so that concurrent bookings run entirely
 * before or after the change. Throws the errors of `lockOwnGuide`.
 */
export const changeOwnGuide = (
  deps: Deps,
  viewer: Viewer,
  decide: (guide: WholeGuide, tx: Tx) => GuideChanges | Promise<GuideChanges>,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const guide = await lockOwnGuide(tx, viewer);
    await updateGuide(tx, deps, guide.row.id, await decide(guide, tx));
  });
