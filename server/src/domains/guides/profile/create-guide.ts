import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { markAsGuide } from '../../accounts/service.ts';
import { insertGuideRow, type NewGuideRow } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import { getStatementDates } from '../work-permissions/reminder-dates.ts';
import type { NewGuide } from './guide-profile.ts';
import { toColumns } from './profile-columns.ts';
import { writeLists } from './profile-lists-queries.ts';

/**
 * Makes a user a guide, with a complete profile. The guide must state a permission to work. Violates `guides_user_unique` if the user already is a
 * guide.
 */
export const createGuide = async (tx: Tx, deps: Deps, guide: NewGuide): Promise<GuideId> => {
  const columns = {
    timeZone: DEFAULT_GUIDE_TIME_ZONE,
    ...toColumns(guide),
    userId: guide.userId,
    ...getStatementDates(deps.clock.now()),
    createdAt: guide.createdAt,
  } as NewGuideRow;
  const { id } = await insertGuideRow(tx, columns);
  await writeLists(tx, id, guide);
  await markAsGuide(tx, guide.userId, id);
  await refreshGuides(tx, deps, [id]);
  return id;
};
