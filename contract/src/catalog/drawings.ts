import { CITY_SLUGS, type CitySlug } from './cities.ts';
import type { Season } from './city-file.ts';
import { findCityBySlug } from './match-cities.ts';

/** Tour themes that have a drawing. */
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

/** Small drawings for empty states. */
export const SPOTS = [
  'no-bookings',
  'no-saved',
  'no-messages',
  'no-results',
  'offline',
  'not-found',
] as const;
export type Spot = (typeof SPOTS)[number];

/** The name of a scene: 800 × 500 pixels, composed to be cropped to 16:9, 4:3 and 3:1 around its focus. */
export type DrawingName = CitySlug | `${CitySlug}-${Season}` | Theme;

/** Returns the city's default drawing, or its seasonal one. */
export const getCityDrawing = (city: CitySlug, when: 'usual' | 'season' = 'usual'): DrawingName => {
  const season = when === 'usual' ? undefined : findCityBySlug(city)?.season;
  return season ? `${city}-${season}` : city;
};

/** The names of all scenes. */
export const DRAWINGS: readonly DrawingName[] = [
  ...CITY_SLUGS,
  ...CITY_SLUGS.map((city) => getCityDrawing(city, 'season')),
  ...THEMES,
];

/** `dusk`: the lamps are lit, but the sky is still bright. */
export type DrawingLight = 'day' | 'dusk' | 'evening';

/**
 * Returns the URL of a scene. Each scene has variants for dusk and evening, which are also used on dark
 * pages; ui/drawing.tsx chooses the variant that matches the page's theme.
 */
export const getDrawingPath = (name: DrawingName, light: DrawingLight = 'day'): string =>
  `/illustrations/${name}${light === 'day' ? '' : `-${light}`}.svg`;

/**
 * Vertical position of a scene's people or landmark, in percent from the top, for frames wider than the
 * scene.
 */
const FOCUS: Readonly<Partial<Record<Theme, number>>> = {
  tea: 85,
  table: 36,
  'street-food': 80,
  market: 75,
  'bar-alley': 75,
  temple: 55,
  craft: 96,
  festival: 80,
  gallery: 85,
  hiking: 88,
  onsen: 92,
  snow: 88,
  sea: 92,
  garden: 72,
  night: 88,
  lanes: 60,
  arcade: 90,
  shopping: 88,
  photography: 90,
  family: 85,
  station: 78,
  business: 75,
  railway: 70,
};

/**
 * Returns the vertical crop position in a frame wider than the scene, in percent: 0 is the top, 100 the
 * bottom.
 */
export const getDrawingFocus = (name: DrawingName): number =>
  FOCUS[name as Theme] ?? findCityBySlug(name.replace(/-\w+$/, ''))?.focus ?? 50;

/** Returns the URL of a spot drawing, which is 320 × 200 pixels, transparent, and has an evening variant. */
export const getSpotPath = (name: Spot, light: 'day' | 'evening' = 'day'): string =>
  `/illustrations/spot-${name}${light === 'evening' ? '-evening' : ''}.svg`;
