import { getWeekday, toDayNumber } from '../../zone-clock.ts';

/**
 * Public holidays in Japan, computed by the Act on National Holidays as in force since 2022. The equinoxes use the
 * usual approximation, which holds from 1980 to 2099.
 */

const FIXED = [
  '01-01',
  '02-11',
  '02-23',
  '04-29',
  '05-03',
  '05-04',
  '05-05',
  '08-11',
  '11-03',
  '11-23',
];
/** Holidays on a Monday: the month, and which Monday of it. */
const MONDAYS = [
  [1, 2],
  [7, 3],
  [9, 3],
  [10, 2],
] as const;

const getEquinox = (year: number, base: number): number => {
  const years = year - 1980;
  return Math.floor(base + 0.242194 * years - Math.floor(years / 4));
};

const pad = (figure: number): string => String(figure).padStart(2, '0');

const listNamed = (year: number): Set<number> => {
  const mondays = MONDAYS.map(([month, which]) => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    return first.add({ days: ((8 - first.dayOfWeek) % 7) + (which - 1) * 7 });
  });
  const others = [
    ...FIXED,
    `03-${pad(getEquinox(year, 20.8431))}`,
    `09-${pad(getEquinox(year, 23.2488))}`,
  ].map((day) => Temporal.PlainDate.from(`${year}-${day}`));
  return new Set([...mondays, ...others].map(toDayNumber));
};

const listHolidays = (year: number): Set<number> => {
  const named = listNamed(year);
  const holidays = new Set(named);
  for (const day of named) {
    // A day between two holidays is one too.
    if (named.has(day + 2)) holidays.add(day + 1);
    if (getWeekday(day) !== 7) continue;
    let substitute = day + 1;
    while (named.has(substitute)) substitute += 1;
    holidays.add(substitute);
  }
  return holidays;
};

const cache = new Map<number, Set<number>>();

/** Returns whether a day, as days since January 1, 1970, is a public holiday in Japan. */
export const isJapaneseHoliday = (dayNumber: number): boolean => {
  const year = new Date(dayNumber * 86_400_000).getUTCFullYear();
  let holidays = cache.get(year);
  if (!holidays) {
    holidays = listHolidays(year);
    cache.set(year, holidays);
  }
  return holidays.has(dayNumber);
};
