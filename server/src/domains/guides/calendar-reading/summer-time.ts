import { parseOffset, parseTime } from './calendar-values.ts';
import type { Zone } from './zone.ts';

const HOUR = 3_600_000;
/** DST is usually one hour ahead; in a few places, half an hour or two hours. */
const LARGEST_ADVANCE = 2 * HOUR;

interface SummerTime {
  /** The instants at which DST starts and ends, in milliseconds since 1970. */
  from: number;
  to: number;
  offset: number;
}

/**
 * Parses a DAYLIGHT value such as 'TRUE;-04;20260308T020000;20261101T020000;EST;EDT'; returns null if it
 * cannot be read.
 */
const parseSummerTime = (line: string, standard: number): SummerTime | null => {
  const [, offsetText = '', fromText = '', toText = ''] = line
    .split(';')
    .map((each) => each.trim());
  const offset = parseOffset(offsetText.replace(/^([+-])(?=\d(?!\d))/, '$10'));
  const from = parseTime(fromText, null);
  const to = parseTime(toText, null);
  if (offset === null || !from || !to) return null;
  // DST begins at a time given in standard time, and ends at a time given in DST.
  const begin = from.wall - (from.zone ? from.zone.offsetAt(from.wall) : standard);
  const end = to.wall - (to.zone ? to.zone.offsetAt(to.wall) : offset);
  const advance = offset - standard;
  return advance > 0 && advance <= LARGEST_ADVANCE && begin < end
    ? { from: begin, to: end, offset }
    : null;
};

const getYear = (instant: number): number => new Date(instant).getUTCFullYear();

/**
 * Returns the zone of a vCalendar 1.0 file: TZ is its standard offset, and each DAYLIGHT line defines the DST
 * period of one year. The zone is a guess if a line cannot be read, or if the lines do not cover each year
 * between `from` and `to`.
 *
 * @param standard milliseconds ahead of UTC
 * @param lines the values of DAYLIGHT
 */
export const createSummerTimeZone = (
  standard: number,
  lines: readonly string[],
  { from, to }: { from: number; to: number },
): { zone: Zone; isGuess: boolean } => {
  const stated = lines.filter((line) => !/^\s*FALSE\b/i.test(line));
  const parsed = stated.map((line) => parseSummerTime(line, standard));
  const summers = parsed.filter((each) => each !== null);
  const years = new Set(summers.map((summer) => getYear(summer.from)));
  let isCovered = true;
  for (let year = getYear(from); year <= getYear(to); year += 1)
    if (!years.has(year)) isCovered = false;
  return {
    zone: {
      offsetAt: (instant) =>
        summers.find((summer) => summer.from <= instant && instant < summer.to)?.offset ?? standard,
    },
    isGuess: stated.length > 0 && (!isCovered || summers.length < stated.length),
  };
};
