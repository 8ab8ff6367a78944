import type { GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockGuide, updateGuideRow } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import type { GuideChanges } from './guide-profile.ts';
import { toColumns } from './profile-columns.ts';
import { writeLists } from './profile-lists-queries.ts';

/** Changes only the given fields. Throws NOT_FOUND if there is no such guide. */
export const updateGuide = async (
  tx: Tx,
  deps: Deps,
  guideId: GuideId,
  changes: GuideChanges,
): Promise<void> => {
  if (!(await lockGuide(tx, guideId))) fail('NOT_FOUND');
  const columns = toColumns(changes);
  if (Object.keys(columns).length > 0) await updateGuideRow(tx, guideId, columns);
  await writeLists(tx, guideId, changes);
  await refreshGuides(tx, deps, [guideId]);
};
