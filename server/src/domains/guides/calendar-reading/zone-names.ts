import windowsIana from 'windows-iana';
import { parseOffset } from './calendar-values.ts';

/** What a zone's name was read as. */
export interface NamedAs {
  /** A name of the IANA database; null: a fixed offset. */
  name: string | null;
  /** Milliseconds ahead of UTC, without a name. */
  offset: number;
  /** Whether it could have been another one. */
  isGuess: boolean;
}

/** Windows' names with the zone that Unicode's CLDR gives each, wherever in the world. */
const WINDOWS = new Map(
  windowsIana.WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(
    ({ windowsName, iana }) => [windowsName.toLowerCase(), iana[0]],
  ),
);

/**
 * Short names, and long ones that are neither Windows' nor IANA's. Those that stand for several zones
 * are read as the one that most of the people here mean, which the page says.
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
    台北标准时间: 'Asia/Taipei',
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
    eest: 'Europe/Helsinki',
    west: 'Europe/Lisbon',
    est: 'America/New_York',
    edt: 'America/New_York',
    'eastern time': 'America/New_York',
    'eastern time (us & canada)': 'America/New_York',
    cdt: 'America/Chicago',
    'central time': 'America/Chicago',
    'central time (us & canada)': 'America/Chicago',
    mst: 'America/Denver',
    mdt: 'America/Denver',
    'mountain time': 'America/Denver',
    'mountain time (us & canada)': 'America/Denver',
    arizona: 'America/Phoenix',
    pst: 'America/Los_Angeles',
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
    gst: 'Asia/Dubai',
    sst: 'Asia/Singapore',
  }),
);

/** Where a city of one of Windows' long names may stand in the IANA database. */
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
  // An offset is one to `Intl` as well.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Asia/Tokyo in whatever path a program sets before it; null: no such zone in it. */
const withinPath = (path: string): string | null => {
  const segments = path.replaceAll(' ', '_').split('/').filter(Boolean);
  for (let from = 0; from < segments.length - 1; from += 1) {
    const name = segments.slice(from).join('/');
    if (isZone(name)) return name;
  }
  return null;
};

/** The offset of a zone in winter, or in the south's: what Windows' long names say. */
const standardOffset = (timeZone: string): number =>
  Math.min(
    ...[1, 7].map(
      (month) =>
        Temporal.PlainDate.from({ year: 2026, month, day: 1 }).toZonedDateTime(timeZone)
          .offsetNanoseconds / 1_000_000,
    ),
  );

const LONG = /^\((?:UTC|GMT)(?:([+-]\d\d)[:.]?(\d\d)?)?\)\s*(.*)$/i;

/** '(UTC+09:00) Osaka, Sapporo, Tokyo': the zone of one of its cities that keeps that offset. */
const fromLongName = (name: string): NamedAs | null => {
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
      (zone) => isZone(zone) && standardOffset(zone) === offset,
    );
    if (found) return { name: found, offset: 0, isGuess: false };
  }
  return { name: null, offset, isGuess: places !== '' };
};

const SHORT_OFFSET = /^(?:UTC|GMT|Z)?\s*([+-])(\d{1,2})(?::?(\d\d))?(?:\s*\(.*\))?$/i;

/** 'UTC+9', 'GMT+0900', '+09:00', 'GMT+0900 (JST)'. */
const fromOffset = (name: string): NamedAs | null => {
  const [, sign, hours, minutes] = SHORT_OFFSET.exec(name) ?? [];
  if (!hours) return null;
  const offset = parseOffset(`${sign}${hours.padStart(2, '0')}:${minutes ?? '00'}`);
  return offset === null ? null : { name: null, offset, isGuess: false };
};

const sure = (name: string): NamedAs => ({ name, offset: 0, isGuess: false });

/** A zone by a name of the IANA database that cannot be another one's: Asia/Tokyo, in any path. */
export const ianaZone = (name: string): string | null =>
  name.includes('/') ? withinPath(name) : null;

/**
 * A zone by the names that programs give it: Windows', with a number and in full too, common
 * abbreviations, offsets, IANA's old names of one word. null: nobody knows it.
 */
export const zoneByName = (given: string): NamedAs | null => {
  const name = given.replace(/^tzone:\/\/microsoft\//i, '').trim();
  const lower = name.toLowerCase();
  // 'GMT Standard Time 1': programs count up where two calendars define a name.
  const windows = WINDOWS.get(lower) ?? WINDOWS.get(lower.replace(/[\s_]*\d+$/, ''));
  if (windows) return sure(windows);
  const common = COMMON.get(lower);
  if (common) return sure(common);
  const ambiguous = AMBIGUOUS.get(lower);
  if (ambiguous) return { name: ambiguous, offset: 0, isGuess: true };
  return fromLongName(name) ?? fromOffset(name) ?? (isZone(name) ? sure(name) : null);
};
