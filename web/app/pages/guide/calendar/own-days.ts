import { type Calendar, listDayHours } from '@tomoguide/contract/guides/availability';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import type { BusyTime } from '@tomoguide/contract/guides/imported-calendar';
import type { Hours } from '@tomoguide/contract/guides/working-hours';

/** A tour as the calendar marks it. The page that renders the tour has the other details. */
export interface CalendarTour {
  readonly id: number;
  readonly start: string;
  readonly end: string;
  /** True if the guide has accepted the tour. */
  readonly agreed: boolean;
  /** The nickname of the traveler who booked or requested the tour. */
  readonly traveler: string;
  readonly travelers: number;
}

/** Tours by start day, in the guide's time zone. */
export type ToursByDay = ReadonlyMap<string, readonly CalendarTour[]>;

export const getCalendar = (guide: OwnGuide): Calendar => ({
  timeZone: guide.timeZone,
  weekly: guide.availabilities,
  exceptions: guide.exceptions,
});

/**
 * Busy times from the guide's other calendars, in minutes after midnight, by day in the guide's time zone.
 */
export type BusyByDay = ReadonlyMap<string, readonly Hours[]>;

const END_OF_DAY = 1440;

export const groupBusyByDay = (busy: readonly BusyTime[], timeZone: string): BusyByDay => {
  const days = new Map<string, Hours[]>();
  for (const { start, end } of busy) {
    const [from, to] = [start, end].map((at) =>
      Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime(),
    ) as [Temporal.PlainDateTime, Temporal.PlainDateTime];
    const last = to.toPlainDate();
    let day = from.toPlainDate();
    for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
      const startMinute = day.equals(from.toPlainDate()) ? from.hour * 60 + from.minute : 0;
      const endMinute = day.equals(last) ? to.hour * 60 + to.minute : END_OF_DAY;
      if (endMinute <= startMinute) continue;
      const name = day.toString();
      days.set(name, [...(days.get(name) ?? []), { startMinute, endMinute }]);
    }
  }
  for (const hours of days.values()) hours.sort((a, b) => a.startMinute - b.startMinute);
  return days;
};

/** `off`: the weekday has no hours. `closed` and `other`: the guide changed only this day. */
export type DayState = 'open' | 'off' | 'closed' | 'other';

export interface OwnDay {
  readonly state: DayState;
  readonly hours: readonly Hours[];
}

export const getOwnDay = (calendar: Calendar, day: string): OwnDay => {
  const hours = listDayHours(calendar, Temporal.PlainDate.from(day));
  const isOwn = calendar.exceptions.some((each) => each.day === day);
  if (hours.length === 0) return { hours, state: isOwn ? 'closed' : 'off' };
  return { hours, state: isOwn ? 'other' : 'open' };
};
