import { daysTouched, type HeldRange } from '@tomoguide/contract/guides/availability';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { heldBetween, loadBookable } from '../calendar.ts';
import { overridesOf } from './overrides.ts';

/**
 * Writes the days anew that this range, held or let go just now, can change. Part of every booking,
 * so it is three round trips and no more.
 */
export const refreshDays = async (
  tx: Tx,
  deps: BaseDeps,
  guideId: number,
  changed: HeldRange,
): Promise<void> => {
  const bookable = await loadBookable(tx, guideId);
  if (!bookable) return;
  const days = daysTouched(bookable.calendar.timeZone, changed);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return;
  const held = await heldBetween(tx, deps, bookable, first, last);
  const rows = overridesOf(bookable.calendar, bookable.minDurationMinutes, days, held);
  const unusual = rows.map((row) => row.day);
  const usual = days.map((day) => day.toString()).filter((day) => !unusual.includes(day));
  const starts = rows.map((row) => row.latestStart?.toString() ?? null);
  await tx.execute(sql`
    with back_to_usual as (
      delete from guide_day_overrides
      where guide_id = ${guideId} and day = any (${sql.param(usual)}::date[])
    )
    insert into guide_day_overrides (guide_id, day, latest_start)
    select ${guideId}::int, day, latest_start
    from unnest(${sql.param(unusual)}::date[], ${sql.param(starts)}::timestamptz[]) as t (day, latest_start)
    on conflict (guide_id, day) do update set latest_start = excluded.latest_start`);
};
