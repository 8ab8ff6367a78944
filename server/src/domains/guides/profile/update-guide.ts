import type { GuideId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockGuide } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import { guides } from '../tables.ts';
import type { GuideChanges } from './guide-profile.ts';
import { columnsOf, writeLists } from './write-profile.ts';

/** Changes only the given fields. Throws NOT_FOUND if there is no such guide. */
export const updateGuide = async (
  tx: Tx,
  deps: Deps,
  guideId: GuideId,
  changes: GuideChanges,
): Promise<void> => {
  if (!(await lockGuide(tx, guideId))) fail('NOT_FOUND');
  const columns = columnsOf(changes);
  if (Object.keys(columns).length > 0)
    await tx.update(guides).set(columns).where(eq(guides.id, guideId));
  await writeLists(tx, guideId, changes);
  await refreshGuides(tx, deps, [guideId]);
};
