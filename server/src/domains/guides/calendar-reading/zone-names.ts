import windowsIana from 'windows-iana';
import { parseOffset } from './calendar-values.ts';

/** The interpretation of a zone name. */
export interface ZoneMatch {
  /** The IANA time zone name; null for a fixed offset. */
  name: string | null;
  /** Milliseconds ahead of UTC if `name` is null; otherwise 0. */
  offset: number;
  /** True if the zone name is ambiguous. */
  isGuess: boolean;
}

/** Windows zone names, each with its default IANA zone from Unicode CLDR. */
const WINDOWS = new Map(
  windowsIana.WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(
    ({ windowsName, iana }) => [windowsName.toLowerCase(), iana[0]],
  ),
);

/**
 * Abbreviations, and long names that neither Windows nor IANA defines. An ambiguous name means its most
 * likely zone, and the page tells the guide so.
 */
const COMMON = new Map(
  Object.entries({
    jst: 'Asia/Tokyo',
    'japan standard time': 'Asia/Tokyo',
    日本標準時: 'Asia/Tokyo',
    '東京 (標準時)': 'Asia/Tokyo',
    东京标准时间: 'Asia/Tokyo',
    日本标准时间: 'Asia/Tokyo',
    kst: 'Asia/Seoul',
    中国标准时间: 'Asia/Shanghai',
    北京时间: 'Asia/Shanghai',
    'asia/beijing': 'Asia/Shanghai',
    中國標準時間: 'Asia/Shanghai',
    台北标准时间: 'Asia/Taipei',
    台北標準時間: 'Asia/Taipei',
    '대한민국 표준시': 'Asia/Seoul',
    hkt: 'Asia/Hong_Kong',
    'hong kong time': 'Asia/Hong_Kong',
    sgt: 'Asia/Singapore',
    myt: 'Asia/Kuala_Lumpur',
    pht: 'Asia/Manila',
    wib: 'Asia/Jakarta',
    ict: 'Asia/Bangkok',
    msk: 'Europe/Moscow',
    'central european time': 'Europe/Paris',
    'central european standard time': 'Europe/Paris',
    cest: 'Europe/Paris',
    mez: 'Europe/Berlin',
    mesz: 'Europe/Berlin',
    'mitteleuropäische zeit': 'Europe/Berlin',
    'british summer time': 'Europe/London',
    eest: 'Europe/Helsinki',
    west: 'Europe/Lisbon',
    edt: 'America/New_York',
    'eastern time': 'America/New_York',
    'eastern time (us & canada)': 'America/New_York',
    cdt: 'America/Chicago',
    'central time': 'America/Chicago',
    'central time (us & canada)': 'America/Chicago',
    mdt: 'America/Denver',
    'mountain time': 'America/Denver',
    'mountain time (us & canada)': 'America/Denver',
    arizona: 'America/Phoenix',
    pdt: 'America/Los_Angeles',
    'pacific time': 'America/Los_Angeles',
    'pacific time (us & canada)': 'America/Los_Angeles',
    'pacific time (us & canada); tijuana': 'America/Los_Angeles',
    akst: 'America/Anchorage',
    akdt: 'America/Anchorage',
    alaska: 'America/Anchorage',
    hst: 'Pacific/Honolulu',
    hawaii: 'Pacific/Honolulu',
    'atlantic time (canada)': 'America/Halifax',
    adt: 'America/Halifax',
    newfoundland: 'America/St_Johns',
    brt: 'America/Sao_Paulo',
    brasilia: 'America/Sao_Paulo',
    'indiana (east)': 'America/Indiana/Indianapolis',
    aest: 'Australia/Sydney',
    aedt: 'Australia/Sydney',
    acst: 'Australia/Adelaide',
    acdt: 'Australia/Adelaide',
    awst: 'Australia/Perth',
    nzst: 'Pacific/Auckland',
    nzdt: 'Pacific/Auckland',
    z: 'Etc/UTC',
    zulu: 'Etc/UTC',
    'coordinated universal time': 'Etc/UTC',
    utc: 'Etc/UTC',
  }),
);

const AMBIGUOUS = new Map(
  Object.entries({
    cst: 'Asia/Shanghai',
    ist: 'Asia/Kolkata',
    bst: 'Europe/London',
    ast: 'America/Halifax',
    est: 'America/New_York',
    mst: 'America/Denver',
    pst: 'America/Los_Angeles',
    gst: 'Asia/Dubai',
    sst: 'Asia/Singapore',
  }),
);

/** IANA regions that are tried for the cities in long Windows names. */
const REGIONS = [
  'Asia',
  'Europe',
  'America',
  'Australia',
  'Pacific',
  'Africa',
  'Atlantic',
  'Indian',
];

const isZone = (name: string): boolean => {
  // Temporal also accepts an offset, so the name must start with a letter.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Temporal.ZonedDateTime(0n, name);
    return true;
  } catch {
    return false;
  }
};

/** Finds an IANA name such as Asia/Tokyo at the end of a path; returns null if there is none. */
const findNameInPath = (path: string): string | null => {
  const segments = path.replaceAll(' ', '_').split('/').filter(Boolean);
  for (let from = 0; from < segments.length - 1; from += 1) {
    const name = segments.slice(from).join('/');
    if (isZone(name)) return name;
  }
  return null;
};

/** Returns the standard (winter) offset of a zone, because long Windows names contain it. */
const getStandardOffset = (timeZone: string): number =>
  Math.min(
    ...[1, 7].map(
      (month) =>
        Temporal.PlainDate.from({ year: 2026, month, day: 1 }).toZonedDateTime(timeZone)
          .offsetNanoseconds / 1_000_000,
    ),
  );

const LONG = /^\((?:UTC|GMT)(?:([+-]\d\d)[:.]?(\d\d)?)?\)\s*(.*)$/i;

/**
 * Parses a long Windows name such as '(UTC+09:00) Osaka, Sapporo, Tokyo'; returns the zone of one of these
 * cities that has this offset.
 */
const fromLongName = (name: string): ZoneMatch | null => {
  const [, hours = '+00', minutes = '00', places] = LONG.exec(name) ?? [];
  const offset = places === undefined ? null : parseOffset(`${hours}:${minutes}`);
  if (offset === null || places === undefined) return null;
  const lower = places.trim().toLowerCase();
  const common = COMMON.get(lower);
  if (common) return { name: common, offset: 0, isGuess: false };
  const cities = places.replace(/^.*:/, '').split(',');
  for (const city of cities) {
    const bare = city.trim().replaceAll('. ', '_').replaceAll(' ', '_');
    const found = REGIONS.map((region) => `${region}/${bare}`).find(
      (zone) => isZone(zone) && getStandardOffset(zone) === offset,
    );
    if (found) return { name: found, offset: 0, isGuess: false };
  }
  return { name: null, offset, isGuess: places !== '' };
};

const SHORT_OFFSET = /^(?:UTC|GMT|Z)?\s*([+-])(\d{1,2})(?::?(\d\d))?(?:\s*\(.*\))?$/i;

/** Parses an offset such as 'UTC+9', 'GMT+0900', '+09:00' or 'GMT+0900 (JST)'. */
const fromOffset = (name: string): ZoneMatch | null => {
  const [, sign, hours, minutes] = SHORT_OFFSET.exec(name) ?? [];
  if (!hours) return null;
  const offset = parseOffset(`${sign}${hours.padStart(2, '0')}:${minutes ?? '00'}`);
  return offset === null ? null : { name: null, offset, isGuess: false };
};

const createExactMatch = (name: string): ZoneMatch => ({ name, offset: 0, isGuess: false });

/**
 * Returns the IANA zone of a name with a slash, which is unambiguous, such as Asia/Tokyo at the end of a
 * path; null if there is none.
 */
export const findIanaZone = (name: string): string | null =>
  name.includes('/') ? findNameInPath(name) : null;

/**
 * Returns the IANA zone of a name that means the same zone everywhere: a Windows name, or an IANA name with a
 * dash such as US-Eastern; null for other names.
 */
export const findStandardZone = (name: string): string | null => {
  const withSlash = name.replace('-', '/');
  return (
    WINDOWS.get(name.toLowerCase()) ?? (withSlash !== name && isZone(withSlash) ? withSlash : null)
  );
};

/**
 * Returns the IANA zone of a numbered name such as 'Asia/Tokyo_1': programs append a number if two
 * calendars define the same name. In 'Etc/GMT 9', the number is an offset, so it is not removed.
 */
const findNumberedIanaZone = (name: string): string | null =>
  /^etc\//i.test(name) ? null : findIanaZone(name.replace(/[\s_]+\d+$/, ''));

/**
 * Returns the zone for a name as programs write it: a Windows name, even numbered or in long form, a common
 * abbreviation, an offset, or an old one-word IANA name. Returns null for an unknown name.
 */
export const findZoneByName = (given: string): ZoneMatch | null => {
  const name = given.replace(/^tzone:\/\/microsoft\//i, '').trim();
  const lower = name.toLowerCase();
  const unnumbered = lower.replace(/[\s_]*\d+$/, '');
  const windows = WINDOWS.get(lower) ?? WINDOWS.get(unnumbered);
  if (windows) return createExactMatch(windows);
  const common = COMMON.get(lower);
  if (common) return createExactMatch(common);
  const ambiguous = AMBIGUOUS.get(lower);
  if (ambiguous) return { name: ambiguous, offset: 0, isGuess: true };
  const read = fromLongName(name) ?? fromOffset(name);
  if (read) return read;
  const iana = [name, name.replace('-', '/')].find(isZone) ?? findNumberedIanaZone(name);
  if (iana) return createExactMatch(iana);
  const spaced = unnumbered.replaceAll('_', ' ');
  const places = spaced.replace(/ +(?:daylight|summer|standard)? *time$/, '');
  const inFull = WINDOWS.get(`${places} standard time`);
  // A name without its last words can mean another zone: 'US Mountain Standard Time' is the zone of
  // Arizona.
  const isGuess = !/ (?:daylight|summer|standard) *time$/.test(spaced);
  return inFull ? { name: inFull, offset: 0, isGuess } : null;
};
