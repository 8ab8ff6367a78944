import { CITIES, type City } from './cities.ts';
import { getSearchKey } from './search-key.ts';

const BY_SLUG: ReadonlyMap<string, City> = new Map(CITIES.map((entry) => [entry.slug, entry]));

export const findCityBySlug = (slug: string): City | null => BY_SLUG.get(slug) ?? null;

/** Returns every name that a user can type for the city. */
export const getCityNames = ({ slug, nameEn, nameCn, nameJa, aliases }: City): string[] => [
  slug,
  nameEn,
  nameCn,
  nameJa,
  ...aliases.split(' '),
];

/** Built lazily on the first city search, so that pages load faster. */
let keyed: { entry: City; keys: string[] }[] | undefined;

const getKeyedCities = () => {
  keyed ??= CITIES.map((entry) => ({
    entry,
    keys: getCityNames(entry).map(getSearchKey),
  }));
  return keyed;
};

/**
 * Returns how closely any of a city's names matches: 0 is an exact match, 1 a prefix, 2 a substring, 3 no
 * match.
 */
const calculateMatchDistance = (keys: readonly string[], query: string): number => {
  if (keys.includes(query)) return 0;
  if (keys.some((key) => key.startsWith(query))) return 1;
  // A single Latin letter inside a name is too ambiguous to match, but a single Chinese character (阪) is
  // not.
  const isSpecific = query.length > 1 || /\p{Script=Han}/u.test(query);
  return isSpecific && keys.some((key) => key.includes(query)) ? 2 : 3;
};

/** Removes the suffix from 东京都, 大阪府, 広島県 and 札幌市, but not from 京都. */
const withoutRank = (key: string): string =>
  key.length > 2 ? key.replace(/[都府県县市]$/u, '') : key;

/**
 * Returns the matching service cities, best match first: 东京, tokyo, dongjing and とうきょう all return Tokyo
 * first. An empty query returns all cities.
 */
export const matchCities = (query: string): City[] => {
  const key = withoutRank(getSearchKey(query));
  if (key === '') return query.trim() === '' ? [...CITIES] : [];
  return getKeyedCities()
    .map(({ entry, keys }) => ({ entry, rank: calculateMatchDistance(keys, key) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
};

/** Returns the best match for a query; null if there is none. */
export const matchCity = (query: string): City | null =>
  query.trim() === '' ? null : (matchCities(query)[0] ?? null);
