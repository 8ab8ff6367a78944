import type { Theme } from './drawings.ts';

/**
 * The theme by subcategory ID if the subcategory has its own drawing, otherwise by category ID. Services
 * about the city itself have none.
 */
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

/** Returns the theme of a service; null if it is about the city itself. */
export const findServiceTheme = (subcategoryId: number): Theme | null =>
  THEMES_OF_SERVICES[subcategoryId] ?? THEMES_OF_SERVICES[Math.floor(subcategoryId / 100)] ?? null;
