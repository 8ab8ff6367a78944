import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { guideOfUser, lockGuide, type WholeGuide, wholeGuide } from '../queries.ts';
import type { GuideChanges } from './guide-profile.ts';
import { updateGuide } from './update-guide.ts';

/**
 * Changes one's own guide, by what it is behind its lock: whoever books at the same moment does so
 * before or after. NOT_A_GUIDE; GUIDE_SUSPENDED, as a suspended guide does no guide work.
 */
export const changeOwn = (
  deps: BaseDeps,
  viewer: Viewer,
  decide: (guide: WholeGuide) => GuideChanges,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const id = (await guideOfUser(tx, viewer.userId)) ?? fail('NOT_A_GUIDE');
    await lockGuide(tx, id);
    const guide = (await wholeGuide(tx, id)) ?? fail('NOT_A_GUIDE');
    if (guide.row.suspendedAt !== null) fail('GUIDE_SUSPENDED');
    await updateGuide(tx, deps, id, decide(guide));
  });
