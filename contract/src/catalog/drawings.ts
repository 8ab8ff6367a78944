import { CITY_SLUGS, type CitySlug } from './cities.ts';

/** The season in which each city has a second drawing. */
export const CITY_SEASONS = {
  tokyo: 'spring',
  kyoto: 'autumn',
  osaka: 'spring',
  hiroshima: 'autumn',
  sapporo: 'winter',
  nara: 'autumn',
  yokohama: 'summer',
  kobe: 'winter',
  fukuoka: 'summer',
  nagoya: 'spring',
} as const satisfies Record<CitySlug, Season>;

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What a tour may be about, as far as it can be drawn. */
export const THEMES = [
  'tea',
  'table',
  'street-food',
  'market',
  'bar-alley',
  'temple',
  'craft',
  'festival',
  'gallery',
  'hiking',
  'onsen',
  'snow',
  'sea',
  'garden',
  'night',
  'lanes',
  'arcade',
  'shopping',
  'photography',
  'family',
  'station',
  'business',
  'railway',
] as const;
export type Theme = (typeof THEMES)[number];

/** Small drawings for places where there is nothing yet. */
export const SPOTS = [
  'no-bookings',
  'no-saved',
  'no-messages',
  'no-results',
  'offline',
  'not-found',
] as const;
export type Spot = (typeof SPOTS)[number];

type SeasonOf = typeof CITY_SEASONS;
type CityDrawing = { [City in CitySlug]: City | `${City}-${SeasonOf[City]}` }[CitySlug];

/** A scene of 800 × 500, whose middle stays whole at 16:9, 4:3 and 3:1. */
export type DrawingName = CityDrawing | Theme;

/** The city as it is known, or in the season that becomes it best. */
export const cityDrawing = (city: CitySlug, when: 'usual' | 'season' = 'usual'): DrawingName =>
  when === 'usual' ? city : (`${city}-${CITY_SEASONS[city]}` as DrawingName);

/** Every scene there is. */
export const DRAWINGS: readonly DrawingName[] = [
  ...CITY_SLUGS,
  ...CITY_SLUGS.map((city) => cityDrawing(city, 'season')),
  ...THEMES,
];

/**
 * Where a scene is found. Each has a twin of the evening, for dark pages; ui/drawing.tsx shows the
 * one that fits the page's theme.
 */
export const drawingPath = (name: DrawingName, light: 'day' | 'evening' = 'day'): string =>
  `/illustrations/${name}${light === 'evening' ? '-evening' : ''}.svg`;

/** Where a spot drawing is found: 320 × 200, on nothing, with a twin of the evening as well. */
export const spotPath = (name: Spot, light: 'day' | 'evening' = 'day'): string =>
  `/illustrations/spot-${name}${light === 'evening' ? '-evening' : ''}.svg`;

/** By subcategory where it has a drawing of its own, else by category; none: the city itself. */
const THEMES_OF_SERVICES: Readonly<Record<number, Theme>> = {
  102: 'lanes',
  103: 'night',
  104: 'lanes',
  105: 'gallery',
  106: 'station',
  2: 'table',
  201: 'market',
  202: 'bar-alley',
  203: 'street-food',
  204: 'market',
  205: 'bar-alley',
  3: 'temple',
  302: 'tea',
  303: 'lanes',
  304: 'craft',
  305: 'festival',
  306: 'festival',
  307: 'gallery',
  4: 'hiking',
  402: 'garden',
  403: 'onsen',
  404: 'snow',
  405: 'sea',
  406: 'sea',
  407: 'garden',
  5: 'arcade',
  504: 'night',
  505: 'table',
  6: 'shopping',
  605: 'craft',
  7: 'photography',
  703: 'night',
  8: 'family',
  803: 'craft',
  804: 'garden',
  9: 'station',
  902: 'table',
  904: 'railway',
  10: 'business',
  1003: 'table',
  1004: 'shopping',
  11: 'railway',
  1102: 'temple',
  1104: 'tea',
  1105: 'onsen',
};

/** What a service looks like; null where the city itself is what there is to see. */
export const themeOfService = (subcategoryId: number): Theme | null =>
  THEMES_OF_SERVICES[subcategoryId] ?? THEMES_OF_SERVICES[Math.floor(subcategoryId / 100)] ?? null;
