import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor } from '../../../database/database.ts';
import { guides } from '../tables.ts';

/** Returns the languages of each guide, listed or not; omits unknown ids. */
export const guideLanguages = async (
  db: Executor,
  ids: readonly GuideId[],
): Promise<Map<GuideId, GuideLanguage[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: guides.id, languages: guides.languages })
    .from(guides)
    .where(isAnyOf(guides.id, ids));
  return new Map(rows.map(({ id, languages }) => [id, languages]));
};
