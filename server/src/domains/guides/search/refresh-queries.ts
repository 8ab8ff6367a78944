import type { GuideId } from '@tomoguide/contract/primitives';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { parseInstant } from '../../../database/columns.ts';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Tx } from '../../../database/database.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import type { UsualStarts } from '../waiting/freed-days.ts';
import type { DayOverride } from './day-overrides.ts';
import type { PageRow, SearchRow, TextRow } from './derived-rows.ts';
import { guideDayOverrides, guidePages, guideSearch, guideTexts } from './tables.ts';

/** Returns the `set` clause of an upsert that replaces every column. */
const replaceAllColumns = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => key !== 'guideId')
      .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );

export const upsertPages = async (tx: Tx, rows: PageRow[]): Promise<void> => {
  await tx
    .insert(guidePages)
    .values(rows)
    .onConflictDoUpdate({ target: guidePages.guideId, set: replaceAllColumns(guidePages) });
};

/** Adds guides to the search, or updates them. */
export const upsertSearched = async (
  tx: Tx,
  rows: SearchRow[],
  texts: TextRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(guideSearch)
    .values(rows)
    .onConflictDoUpdate({ target: guideSearch.guideId, set: replaceAllColumns(guideSearch) });
  await tx
    .insert(guideTexts)
    .values(texts)
    .onConflictDoUpdate({ target: guideTexts.guideId, set: replaceAllColumns(guideTexts) });
};

/** Removes guides from the search. */
export const deleteSearched = async (tx: Tx, guideIds: readonly GuideId[]): Promise<void> => {
  if (guideIds.length === 0) return;
  await tx.delete(guideSearch).where(isAnyOf(guideSearch.guideId, guideIds));
  await tx.delete(guideTexts).where(isAnyOf(guideTexts.guideId, guideIds));
};

export type GuideDayOverride = DayOverride & { guideId: GuideId };

/** Replaces all days of these guides that differ from the usual week. Returns the previous ones. */
export const replaceOverrides = async (
  tx: Tx,
  guideIds: readonly GuideId[],
  rows: readonly GuideDayOverride[],
): Promise<GuideDayOverride[]> => {
  const before = await tx
    .delete(guideDayOverrides)
    .where(isAnyOf(guideDayOverrides.guideId, guideIds))
    .returning();
  if (rows.length > 0)
    await tx
      .insert(guideDayOverrides)
      .values([...rows])
      .onConflictDoUpdate({
        target: [guideDayOverrides.guideId, guideDayOverrides.day],
        set: { latestStart: sql`excluded.latest_start` },
      });
  return before;
};

/** When those guides that are listed are usually free (search/tables.ts). */
export const loadUsualStarts = async (
  tx: Tx,
  guideIds: readonly GuideId[],
): Promise<ReadonlyMap<GuideId, UsualStarts>> => {
  const rows = await tx
    .select({
      guideId: guideSearch.guideId,
      latestStarts: guideSearch.latestStarts,
      lastDay: guideSearch.lastDay,
    })
    .from(guideSearch)
    .where(isAnyOf(guideSearch.guideId, guideIds));
  return new Map(rows.map(({ guideId, ...usual }) => [guideId, usual]));
};

/** The rows that it returns are those from before its changes, because all parts see the same snapshot. */
const REPLACE_DAYS = `
  with deleted as (
    delete from guide_day_overrides where guide_id = $1 and day = any ($2::date[])),
  written as (
    insert into guide_day_overrides (guide_id, day, latest_start)
    select $1, day, latest_start
    from unnest($3::date[], $4::timestamptz[]) as t (day, latest_start)
    on conflict (guide_id, day) do update set latest_start = excluded.latest_start)
  select day::text, latest_start::text as "latestStart" from guide_day_overrides
  where guide_id = $1 and day = any ($2::date[] || $3::date[])`;

/**
 * Rewrites some days of a guide, and deletes the rows of `usual` ones. Returns those of all these days that
 * differed from the usual week before.
 */
export const replaceDays = async (
  tx: Tx,
  guideId: GuideId,
  usual: readonly string[],
  unusual: readonly DayOverride[],
): Promise<DayOverride[]> => {
  const days = unusual.map(({ day }) => day);
  const starts = unusual.map(({ latestStart }) => latestStart?.toString() ?? null);
  const before = await queryRawRows<{ day: string; latestStart: string | null }>(tx, {
    text: REPLACE_DAYS,
    values: [guideId, usual, days, starts],
  });
  return before.map(({ day, latestStart }) => ({
    day,
    latestStart: latestStart === null ? null : parseInstant(latestStart),
  }));
};
