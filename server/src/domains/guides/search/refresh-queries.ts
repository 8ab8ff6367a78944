import type { GuideId } from '@tomoguide/contract/primitives';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Tx } from '../../../database/database.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
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

/** Replaces all days of these guides that differ from the usual week. */
export const replaceOverrides = async (
  tx: Tx,
  guideIds: readonly GuideId[],
  rows: (DayOverride & { guideId: GuideId })[],
): Promise<void> => {
  await tx.delete(guideDayOverrides).where(isAnyOf(guideDayOverrides.guideId, guideIds));
  if (rows.length > 0)
    await tx
      .insert(guideDayOverrides)
      .values(rows)
      .onConflictDoUpdate({
        target: [guideDayOverrides.guideId, guideDayOverrides.day],
        set: { latestStart: sql`excluded.latest_start` },
      });
};

const DELETE_DAYS = `
  delete from guide_day_overrides where guide_id = $1 and day = any ($2::date[])`;
const WRITE_DAYS = `
  insert into guide_day_overrides (guide_id, day, latest_start)
  select $1::int, day, latest_start
  from unnest($2::date[], $3::timestamptz[]) as t (day, latest_start)
  on conflict (guide_id, day) do update set latest_start = excluded.latest_start`;

/** Rewrites some days of a guide, and deletes the rows of `usual` ones. */
export const replaceDays = async (
  tx: Tx,
  guideId: GuideId,
  usual: readonly string[],
  unusual: readonly DayOverride[],
): Promise<void> => {
  const starts = unusual.map(({ latestStart }) => latestStart?.toString() ?? null);
  await Promise.all([
    queryRawRows(tx, { text: DELETE_DAYS, values: [guideId, usual] }),
    queryRawRows(tx, {
      text: WRITE_DAYS,
      values: [guideId, unusual.map(({ day }) => day), starts],
    }),
  ]);
};
