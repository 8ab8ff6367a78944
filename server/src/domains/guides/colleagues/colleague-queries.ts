import type { GuideId, SubcategoryId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor } from '../../../database/database.ts';
import { guideSearch } from '../search/tables.ts';

interface Sought {
  /** The guide who cannot come. */
  guideId: GuideId;
  /** The slug of a service city. */
  city: string;
  /** As the bit mask of the search. */
  languages: number;
  travelers: number;
  serviceIds: readonly SubcategoryId[];
  only: readonly GuideId[] | null;
}

/** Returns a part of the listed guides of a city with these languages, services and group size, by rank. */
export const listListedIds = async (
  db: Executor,
  { guideId, city, languages, travelers, serviceIds, only }: Sought,
  { offset, limit }: { offset: number; limit: number },
): Promise<GuideId[]> => {
  const rows = await db
    .select({ guideId: guideSearch.guideId })
    .from(guideSearch)
    .where(
      and(
        eq(guideSearch.city, city),
        ne(guideSearch.guideId, guideId),
        sql`${guideSearch.languages} & ${languages}::int = ${languages}::int`,
        lte(guideSearch.minPeople, travelers),
        gte(guideSearch.maxPeople, travelers),
        sql`${guideSearch.services} @> ${`{${serviceIds.join(',')}}`}::int[]`,
        only ? isAnyOf(guideSearch.guideId, only) : undefined,
      ),
    )
    .orderBy(desc(guideSearch.rank), asc(guideSearch.guideId))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.guideId);
};
