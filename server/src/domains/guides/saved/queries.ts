import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { LANGUAGES, type Locale } from '@tomoguide/contract/locale';
import type { GuideId, Page, UserId } from '@tomoguide/contract/primitives';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { guidePages } from '../search/tables.ts';
import { savedGuides } from '../tables.ts';

const newestFirst = [desc(savedGuides.savedAt), desc(savedGuides.guideId)];

/**
 * Returns a page of a traveler's saved guides, newest first. Includes unlisted guides, marked as unlisted.
 */
export const getSavedGuidePage = async (
  db: Executor,
  travelerId: UserId,
  { page, limit, locale }: { page: number; limit: number; locale: Locale },
): Promise<Page<GuideCard & { listed: boolean }>> => {
  const rows = await db
    .select({
      listed: guidePages.listed,
      card: LANGUAGES[locale].reads === 'zh' ? guidePages.cardZh : guidePages.cardEn,
    })
    .from(savedGuides)
    .innerJoin(guidePages, eq(guidePages.guideId, savedGuides.guideId))
    .where(eq(savedGuides.travelerId, travelerId))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit);
  const data = rows.map(({ listed, card }) => ({ ...(JSON.parse(card) as GuideCard), listed }));
  return { data, total: await countSaved(db, travelerId), page, limit };
};

/** Returns all guides that a traveler has saved, newest first. */
export const listSavedGuides = (
  db: Executor,
  travelerId: UserId,
): Promise<(typeof savedGuides.$inferSelect)[]> =>
  db
    .select()
    .from(savedGuides)
    .where(eq(savedGuides.travelerId, travelerId))
    .orderBy(...newestFirst);

/** Returns the IDs of all guides that a traveler has saved, newest first. */
export const listSavedGuideIds = async (db: Executor, travelerId: UserId): Promise<GuideId[]> =>
  (await listSavedGuides(db, travelerId)).map(({ guideId }) => guideId);

/** Counts the guides that a traveler has saved. */
export const countSaved = async (db: Executor, travelerId: UserId): Promise<number> => {
  const [counted] = await db
    .select({ total: count() })
    .from(savedGuides)
    .where(eq(savedGuides.travelerId, travelerId));
  return counted?.total ?? 0;
};

const pairCondition = (travelerId: UserId, guideId: GuideId) =>
  and(eq(savedGuides.travelerId, travelerId), eq(savedGuides.guideId, guideId));

export const hasSaved = async (
  db: Executor,
  travelerId: UserId,
  guideId: GuideId,
): Promise<boolean> => {
  const [row] = await db
    .select({ guideId: savedGuides.guideId })
    .from(savedGuides)
    .where(pairCondition(travelerId, guideId));
  return row !== undefined;
};

/** Saves a guide; has no effect if the guide is already saved. */
export const insertSaved = async (
  tx: Tx,
  row: { travelerId: UserId; guideId: GuideId; savedAt: Temporal.Instant },
): Promise<void> => {
  await tx.insert(savedGuides).values(row).onConflictDoNothing();
};

/** Removes a saved guide; has no effect if the guide is not saved. */
export const deleteSaved = async (tx: Tx, travelerId: UserId, guideId: GuideId): Promise<void> => {
  await tx.delete(savedGuides).where(pairCondition(travelerId, guideId));
};

export const deleteSavedGuides = async (tx: Tx, travelerId: UserId): Promise<void> => {
  await tx.delete(savedGuides).where(eq(savedGuides.travelerId, travelerId));
};
