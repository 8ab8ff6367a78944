import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { GuideId, type Locale, type Page } from '@tomoguide/contract/primitives';
import { count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { guidePages } from './search/tables.ts';
import { savedGuides } from './tables.ts';

const newestFirst = [desc(savedGuides.savedAt), desc(savedGuides.guideId)];

/** A page of a traveler's saved guides, newest first; unlisted ones stay, marked. */
export const savedPage = async (
  db: Executor,
  travelerId: number,
  { page, limit, locale }: { page: number; limit: number; locale: Locale },
): Promise<Page<GuideCard & { listed: boolean }>> => {
  const [counted] = await db
    .select({ total: count() })
    .from(savedGuides)
    .where(eq(savedGuides.travelerId, travelerId));
  const rows = await db
    .select({
      listed: guidePages.listed,
      card: locale === 'zh-CN' ? guidePages.cardZh : guidePages.cardEn,
    })
    .from(savedGuides)
    .innerJoin(guidePages, eq(guidePages.guideId, savedGuides.guideId))
    .where(eq(savedGuides.travelerId, travelerId))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit);
  const data = rows.map(({ listed, card }) => ({ ...(JSON.parse(card) as GuideCard), listed }));
  return { data, total: counted?.total ?? 0, page, limit };
};

/** The ids of all guides a traveler has saved, newest first. */
export const savedIds = async (db: Executor, travelerId: number): Promise<GuideId[]> => {
  const rows = await db
    .select({ guideId: savedGuides.guideId })
    .from(savedGuides)
    .where(eq(savedGuides.travelerId, travelerId))
    .orderBy(...newestFirst);
  return rows.map((row) => GuideId.parse(row.guideId));
};
