import type { Named } from './names.ts';
import { searchKey } from './search-key.ts';

/** The service cities: the specification's ten in its order (§9), then newer ones. */
export const CITY_SLUGS = [
  'tokyo',
  'kyoto',
  'osaka',
  'hiroshima',
  'sapporo',
  'nara',
  'yokohama',
  'kobe',
  'fukuoka',
  'nagoya',
] as const;

export type CitySlug = (typeof CITY_SLUGS)[number];

export interface City extends Named {
  readonly slug: CitySlug;
  /** The name on Japanese signs. */
  readonly nameJa: string;
  /** Other spellings that users type: kana, pinyin, old characters, airports. */
  readonly aliases: readonly string[];
  readonly timeZone: 'Asia/Tokyo';
  readonly latitude: number;
  readonly longitude: number;
}

const city = (
  slug: CitySlug,
  nameEn: string,
  nameCn: string,
  nameJa: string,
  [latitude, longitude]: readonly [number, number],
  aliases: string,
): City => ({
  slug,
  nameEn,
  nameCn,
  nameJa,
  aliases: aliases.split(' '),
  timeZone: 'Asia/Tokyo',
  latitude,
  longitude,
});

export const CITIES: readonly City[] = [
  city(
    'tokyo',
    'Tokyo',
    '东京',
    '東京',
    [35.6812, 139.7671],
    'とうきょう dongjing toukyou tyo hnd nrt 도쿄',
  ),
  city('kyoto', 'Kyoto', '京都', '京都', [34.9858, 135.7588], 'きょうと jingdu kyouto 교토'),
  city(
    'osaka',
    'Osaka',
    '大阪',
    '大阪',
    [34.7025, 135.4959],
    'おおさか daban dabanshi oosaka osa kix itm 大坂 오사카',
  ),
  city(
    'hiroshima',
    'Hiroshima',
    '广岛',
    '広島',
    [34.3978, 132.4752],
    'ひろしま guangdao hij 廣島 宫岛 miyajima 히로시마',
  ),
  city(
    'sapporo',
    'Sapporo',
    '札幌',
    '札幌',
    [43.0687, 141.3508],
    'さっぽろ zhahuang saporo cts spk 北海道 hokkaido beihaidao 삿포로',
  ),
  city('nara', 'Nara', '奈良', '奈良', [34.6851, 135.8048], 'なら nailiang 나라'),
  city(
    'yokohama',
    'Yokohama',
    '横滨',
    '横浜',
    [35.4658, 139.6223],
    'よこはま hengbin 橫濱 横濱 요코하마',
  ),
  city('kobe', 'Kobe', '神户', '神戸', [34.6913, 135.183], 'こうべ shenhu koube ukb 神戶 고베'),
  city(
    'fukuoka',
    'Fukuoka',
    '福冈',
    '福岡',
    [33.5902, 130.4207],
    'ふくおか fugang fuk 博多 はかた hakata boduo 후쿠오카',
  ),
  city(
    'nagoya',
    'Nagoya',
    '名古屋',
    '名古屋',
    [35.1709, 136.8815],
    'なごや mingguwu mingguwushi ngo 나고야',
  ),
];

const BY_SLUG: ReadonlyMap<string, City> = new Map(CITIES.map((entry) => [entry.slug, entry]));

/** Returns the city of a slug; null for anything else. */
export const cityBySlug = (slug: string): City | null => BY_SLUG.get(slug) ?? null;

/**
 * The time zone of every service city, and the default for guides (docs/product/guides.md, "Cities and
 * zones").
 */
export const DEFAULT_GUIDE_TIME_ZONE = 'Asia/Tokyo';

/** Built on the first search for a city, so that pages load faster. */
let keyed: { entry: City; keys: string[] }[] | undefined;

const keyedCities = () => {
  keyed ??= CITIES.map((entry) => ({
    entry,
    keys: [entry.slug, entry.nameEn, entry.nameCn, entry.nameJa, ...entry.aliases].map(searchKey),
  }));
  return keyed;
};

/** 0: the whole name, 1: a prefix, 2: a substring, 3: no match. */
const distance = (keys: readonly string[], query: string): number => {
  if (keys.includes(query)) return 0;
  if (keys.some((key) => key.startsWith(query))) return 1;
  // A single Latin letter within a name is too ambiguous; a single Chinese character is not (阪).
  const telling = query.length > 1 || /\p{Script=Han}/u.test(query);
  return telling && keys.some((key) => key.includes(query)) ? 2 : 3;
};

/** Removes the suffix of 东京都, 大阪府, 広島県, 札幌市; 京都 keeps its 都. */
const withoutRank = (key: string): string =>
  key.length > 2 ? key.replace(/[都府県县市]$/u, '') : key;

/**
 * Returns the service cities that a traveler can mean, best match first: 东京, tokyo, dongjing and とうきょう all
 * start with Tokyo. An empty query returns all.
 */
export const matchCities = (query: string): City[] => {
  const key = withoutRank(searchKey(query));
  if (key === '') return query.trim() === '' ? [...CITIES] : [];
  return keyedCities()
    .map(({ entry, keys }) => ({ entry, rank: distance(keys, key) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
};

/** Returns the best match of a query; null if there is none. */
export const matchCity = (query: string): City | null =>
  query.trim() === '' ? null : (matchCities(query)[0] ?? null);
