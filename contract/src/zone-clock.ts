/**
 * Computes local times with plain numbers. A time zone's offset is constant between two DST changes, so it
 * is cached. Temporal is a hundred times slower and is used only near a change.
 */

const DAY = 86_400_000;
/** Upper limit for the difference between a local time and UTC. */
const MARGIN = 1.5 * DAY;

/** A range without offset changes, in milliseconds since the epoch; `to` is exclusive. */
interface StableRange {
  readonly from: number;
  readonly to: number;
  /** Milliseconds ahead of UTC. */
  readonly offset: number;
}

const cache = new Map<string, StableRange>();

const getStableRange = (timeZone: string, from: number): StableRange => {
  const known = cache.get(timeZone);
  if (known && known.from <= from && from < known.to) return known;
  const at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  const to = at.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const found = { from, to, offset: at.offsetNanoseconds / 1_000_000 };
  cache.set(timeZone, found);
  return found;
};

/** Returns a day as the number of days since January 1, 1970. */
export const toDayNumber = (day: Temporal.PlainDate): number =>
  // `setUTCFullYear` is used because Date.UTC would treat years below 100 as 19xx.
  new Date(0).setUTCFullYear(day.year, day.month - 1, day.day) / DAY;

/** Returns the weekday of a day number: 1 is Monday, 7 is Sunday. */
export const getWeekday = (dayNumber: number): number => ((((dayNumber + 3) % 7) + 7) % 7) + 1;

/** Returns the local day of an instant, as days since January 1, 1970. */
export const getLocalDayNumber = (timeZone: string, instant: Temporal.Instant): number => {
  const epoch = instant.epochMilliseconds;
  return Math.floor((epoch + getStableRange(timeZone, epoch).offset) / DAY);
};

const wallToEpochSlowly = (day: Temporal.PlainDate, minute: number, timeZone: string): number => {
  const date = minute < 1440 ? day : day.add({ days: Math.floor(minute / 1440) });
  const rest = minute % 1440;
  const time = { hour: Math.floor(rest / 60), minute: rest % 60 };
  return date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
};

/** Converts minutes after a day's midnight, in local time, to milliseconds since the epoch. */
export const wallToEpoch = (day: Temporal.PlainDate, minute: number, timeZone: string): number => {
  const figures = toDayNumber(day) * DAY + minute * 60_000;
  const { to, offset } = getStableRange(timeZone, figures - MARGIN);
  return figures + MARGIN < to ? figures - offset : wallToEpochSlowly(day, minute, timeZone);
};
