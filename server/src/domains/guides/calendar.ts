import type { Calendar, HeldRange } from '@tomoguide/contract/guides/availability';
import type { DayException, WeeklyHours } from '@tomoguide/contract/guides/hours';
import type { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { BaseDeps } from '../../deps.ts';
import { portsOf } from './ports.ts';
import type { OfferedService } from './profile.ts';

/** What decides when, how long, with whom and for how much a guide can be booked. */
export interface Bookable {
  guideId: number;
  userId: UserId;
  listed: boolean;
  calendar: Calendar;
  minPeople: number;
  maxPeople: number;
  minDurationMinutes: number;
  maxDurationMinutes: number;
  basicPriceCents: number | null;
  additionalPriceCents: number | null;
  services: OfferedService[];
}

interface BookableRow extends Record<string, unknown> {
  user_id: UserId;
  time_zone: string;
  min_people: number;
  max_people: number;
  min_duration_minutes: number;
  max_duration_minutes: number;
  basic_price_cents: number | null;
  additional_price_cents: number | null;
  listed: boolean | null;
  services: OfferedService[] | null;
  weekly: WeeklyHours[] | null;
  exceptions: DayException[] | null;
}

/** One guide's terms and calendar in one round trip; null: no such guide. */
export const loadBookable = async (db: Executor, guideId: number): Promise<Bookable | null> => {
  const { rows } = await db.execute<BookableRow>(sql`
    select g.user_id, g.time_zone, g.min_people, g.max_people, g.min_duration_minutes,
      g.max_duration_minutes, g.basic_price_cents, g.additional_price_cents, p.listed,
      (select json_agg(json_build_object('subcategoryId', s.subcategory_id, 'priceCents', s.price_cents)
        order by s.subcategory_id) from guide_services s where s.guide_id = g.id) as services,
      (select json_agg(json_build_object('weekday', w.weekday, 'startMinute', w.start_minute,
        'endMinute', w.end_minute)) from guide_weekly_hours w where w.guide_id = g.id) as weekly,
      (select json_agg(json_build_object('day', e.day, 'hours', e.hours))
        from guide_exceptions e where e.guide_id = g.id) as exceptions
    from guides g left join guide_pages p on p.guide_id = g.id where g.id = ${guideId}`);
  const row = rows[0];
  if (!row) return null;
  return {
    guideId,
    userId: row.user_id,
    listed: row.listed ?? false,
    calendar: {
      timeZone: row.time_zone,
      weekly: row.weekly ?? [],
      exceptions: row.exceptions ?? [],
    },
    minPeople: row.min_people,
    maxPeople: row.max_people,
    minDurationMinutes: row.min_duration_minutes,
    maxDurationMinutes: row.max_duration_minutes,
    basicPriceCents: row.basic_price_cents,
    additionalPriceCents: row.additional_price_cents,
    services: row.services ?? [],
  };
};

/** What is looked at around a day or a tour: room for hours past midnight and the rest after it. */
const AROUND_HOURS = 96;

/** The time that must be looked at to know what is free during `range`. */
export const timeAround = ({ start, end }: HeldRange): HeldRange => ({
  start: start.subtract({ hours: AROUND_HOURS }),
  end: end.add({ hours: AROUND_HOURS }),
});

/** What live tours hold of a guide's time around a range. */
export const heldAround = (
  db: Executor,
  deps: BaseDeps,
  guideId: number,
  range: HeldRange,
): Promise<readonly HeldRange[]> => {
  const { start, end } = timeAround(range);
  return portsOf(deps).heldRanges(db, [guideId], start, end);
};

/** What live tours hold of a guide's days from one to another, both included. */
export const heldBetween = (
  db: Executor,
  deps: BaseDeps,
  { guideId, calendar }: Pick<Bookable, 'guideId' | 'calendar'>,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<readonly HeldRange[]> => {
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime(calendar.timeZone).toInstant();
  return heldAround(db, deps, guideId, { start: at(from), end: at(to) });
};
