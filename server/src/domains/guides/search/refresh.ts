import { affectedDays, type Calendar } from '@tomoguide/contract/guides/availability';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import type { GuideId } from '@tomoguide/contract/primitives';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { usersByIds } from '../../accounts/service.ts';
import { type WholeGuide, wholeGuides } from '../queries.ts';
import { type DayOverride, overridesOf, unusualDays } from './day-overrides.ts';
import { pageRow, searchRow, textRow } from './derived-rows.ts';
import { guideDayOverrides, guidePages, guideSearch, guideTexts } from './tables.ts';

/** How far ahead a tour can end: the bookable days, plus hours past midnight and time zones. */
const HORIZON_HOURS = (DAYS_AHEAD + 3) * 24;

/** Every column of a row that is rewritten. */
const replaced = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => key !== 'guideId')
      .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );

const calendarOf = (guide: WholeGuide): Calendar => ({
  timeZone: guide.row.timeZone,
  weekly: guide.weekly,
  exceptions: guide.exceptions,
  imported: guide.imported,
});

const writeOverrides = async (
  tx: Tx,
  rows: readonly (DayOverride & { guideId: GuideId })[],
): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insert(guideDayOverrides)
      .values([...rows])
      .onConflictDoUpdate({
        target: [guideDayOverrides.guideId, guideDayOverrides.day],
        set: { latestStart: sql`excluded.latest_start` },
      });
};

/**
 * Rewrites the data derived from these guides: search rows, pages and days. Called in every transaction that
 * changes a guide, its review counts, or its user's name, picture or suspension.
 */
export const refreshGuides = async (
  tx: Tx,
  deps: Deps,
  guideIds: readonly GuideId[],
): Promise<void> => {
  const whole = await wholeGuides(tx, guideIds);
  const people = await usersByIds(
    tx,
    whole.map((guide) => guide.row.userId),
  );
  const now = deps.clock.now();
  const held = await deps.ports.guides.heldRanges(
    tx,
    guideIds,
    now.subtract({ hours: 72 }),
    now.add({ hours: HORIZON_HOURS }),
  );
  const praise = await deps.ports.guides.praise(tx, guideIds);
  const known = whole.flatMap((guide) => {
    const person = people.get(guide.row.userId);
    if (!person) return [];
    const own = praise.filter(({ guideId }) => guideId === guide.row.id);
    const page = pageRow(
      guide,
      person,
      own.map(({ content }) => content),
    );
    return [{ guide, person, page }];
  });
  if (known.length === 0) return;

  await tx
    .insert(guidePages)
    .values(known.map(({ page }) => page))
    .onConflictDoUpdate({ target: guidePages.guideId, set: replaced(guidePages) });

  const listed = known.filter(({ page }) => page.listed);
  const unlisted = known.filter(({ page }) => !page.listed).map(({ page }) => page.guideId);
  if (unlisted.length > 0) {
    await tx.delete(guideSearch).where(inArray(guideSearch.guideId, unlisted));
    await tx.delete(guideTexts).where(inArray(guideTexts.guideId, unlisted));
  }
  if (listed.length > 0) {
    await tx
      .insert(guideSearch)
      .values(listed.map(({ guide }) => searchRow(guide)))
      .onConflictDoUpdate({ target: guideSearch.guideId, set: replaced(guideSearch) });
    await tx
      .insert(guideTexts)
      .values(listed.map(({ guide, person }) => textRow(guide, person)))
      .onConflictDoUpdate({ target: guideTexts.guideId, set: replaced(guideTexts) });
  }

  await tx.delete(guideDayOverrides).where(inArray(guideDayOverrides.guideId, [...guideIds]));
  await writeOverrides(
    tx,
    known.flatMap(({ guide }) => {
      const calendar = calendarOf(guide);
      const own = held.filter((each) => each.guideId === guide.row.id);
      const touched = [...own, ...guide.imported].flatMap((each) =>
        affectedDays(calendar.timeZone, each),
      );
      const days = unusualDays(calendar, touched, now);
      return overridesOf(calendar, guide.row.minDurationMinutes, days, own).map((each) => ({
        ...each,
        guideId: guide.row.id,
      }));
    }),
  );
};
