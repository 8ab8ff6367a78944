import type { CitySlug } from '@tomoguide/contract/catalog/cities';

/** What a month in Japan is like; `snow` and `cool` are Sapporo's winter and summer. */
export type Weather =
  | 'winter'
  | 'snow'
  | 'blossom'
  | 'spring'
  | 'rain'
  | 'summer'
  | 'cool'
  | 'autumn'
  | 'maples';

/** January first. */
const MONTHS: readonly Weather[] = [
  ...(['winter', 'winter', 'blossom', 'blossom', 'spring', 'rain'] as const),
  ...(['summer', 'summer', 'summer', 'autumn', 'maples', 'winter'] as const),
];
const SAPPORO: readonly Weather[] = [
  ...(['snow', 'snow', 'snow', 'spring', 'blossom', 'cool'] as const),
  ...(['cool', 'cool', 'cool', 'maples', 'autumn', 'snow'] as const),
];

/** The weather of a day's month in a city. */
export const weatherOn = (day: Temporal.PlainDate, city: CitySlug): Weather =>
  (city === 'sapporo' ? SAPPORO : MONTHS)[day.month - 1] ?? 'spring';
