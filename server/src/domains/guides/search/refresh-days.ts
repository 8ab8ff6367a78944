import { affectedDays, type HeldRange } from '@tomoguide/contract/guides/availability';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Deps } from '../../../deps.ts';
import type { Bookable } from '../calendar/bookable-guide.ts';
import { heldTimesAround } from '../calendar/held-time.ts';
import { loadBookable } from '../queries.ts';
import { overridesOf } from './day-overrides.ts';

const REWRITE = `
  with back_to_usual as (
    delete from guide_day_overrides where guide_id = $1 and day = any ($2::date[])
  )
  insert into guide_day_overrides (guide_id, day, latest_start)
  select $1::int, day, latest_start
  from unnest($3::date[], $4::timestamptz[]) as t (day, latest_start)
  on conflict (guide_id, day) do update set latest_start = excluded.latest_start`;

/**
 * Rewrites the days affected by a range that was just held or released, from loaded data: `held` covers the
 * range and `AROUND_HOURS` on both sides.
 */
export const rewriteDays = async (
  tx: Tx,
  bookable: Bookable,
  changed: HeldRange,
  held: readonly HeldRange[],
): Promise<void> => {
  const { guideId } = bookable;
  const days = affectedDays(bookable.calendar.timeZone, changed);
  const rows = overridesOf(bookable.calendar, bookable.minDurationMinutes, days, held);
  const unusual = rows.map((row) => row.day);
  const usual = days.map((day) => day.toString()).filter((day) => !unusual.includes(day));
  const starts = rows.map((row) => row.latestStart?.toString() ?? null);
  await rowsOf(tx, { text: REWRITE, values: [guideId, usual, unusual, starts] });
};

/** Like the above, for a guide whose data is not loaded yet. */
export const refreshDays = async (
  tx: Tx,
  deps: Deps,
  guideId: GuideId,
  changed: HeldRange,
): Promise<void> => {
  const [bookable, held] = await Promise.all([
    loadBookable(tx, guideId),
    heldTimesAround(tx, deps, guideId, changed),
  ]);
  if (bookable) await rewriteDays(tx, bookable, changed, held);
};
