import { type Calendar, hoursOfDay } from '@tomoguide/contract/guides/availability';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import type { Hours } from '@tomoguide/contract/guides/working-hours';

/** A tour as the calendar marks it; what it is otherwise, the page that shows it knows. */
export interface CalendarTour {
  readonly id: number;
  readonly start: string;
  readonly end: string;
  /** The guide said yes to it. */
  readonly agreed: boolean;
}

/** Tours by the guide's day on which they begin. */
export type ToursByDay = ReadonlyMap<string, readonly CalendarTour[]>;

export const calendarOf = (guide: OwnGuide): Calendar => ({
  timeZone: guide.timeZone,
  weekly: guide.availabilities,
  exceptions: guide.exceptions,
});

/** `off`: no hours on this weekday. `closed` and `other`: what the guide made of this day alone. */
export type DayState = 'open' | 'off' | 'closed' | 'other';

export interface OwnDay {
  readonly state: DayState;
  readonly hours: readonly Hours[];
}

export const ownDay = (calendar: Calendar, day: string): OwnDay => {
  const hours = hoursOfDay(calendar, Temporal.PlainDate.from(day));
  const isOwn = calendar.exceptions.some((each) => each.day === day);
  if (hours.length === 0) return { hours, state: isOwn ? 'closed' : 'off' };
  return { hours, state: isOwn ? 'other' : 'open' };
};
