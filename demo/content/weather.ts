import type { CitySlug } from '@tomoguide/contract/catalog/cities';

/** The typical weather of a month in Japan. `snow` and `cool` occur only in Sapporo. */
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

/** The weather by month, starting with January. */
const MONTHS: readonly Weather[] = [
  ...(['winter', 'winter', 'blossom', 'blossom', 'spring', 'rain'] as const),
  ...(['summer', 'summer', 'summer', 'autumn', 'maples', 'winter'] as const),
];
const SAPPORO: readonly Weather[] = [
  ...(['snow', 'snow', 'snow', 'spring', 'blossom', 'cool'] as const),
  ...(['cool', 'cool', 'cool', 'maples', 'autumn', 'snow'] as const),
];

/** Returns a city's weather in the month of a day. */
export const weatherOn = (day: Temporal.PlainDate, city: CitySlug): Weather =>
  (city === 'sapporo' ? SAPPORO : MONTHS)[day.month - 1] ?? 'spring';
