import type { CitySlug } from '../catalog/cities.ts';
import { cityDrawing, type DrawingName, type Theme } from '../catalog/drawings.ts';
import { themeOfService } from '../catalog/service-themes.ts';

/**
 * Specialties that lead out of the city, so that its landmark would say the wrong thing; first the one
 * that says most of a guide who offers several.
 */
const ELSEWHERE: readonly Theme[] = ['snow', 'hiking', 'sea', 'onsen', 'railway'];

/** The lanes are those of Kyoto, with its pagoda: on another city's guide they would mislead. */
const showsElsewhere = (theme: Theme, city: CitySlug): boolean =>
  theme === 'lanes' && city !== 'kyoto';

/** Services for which people come in the city's best season: blossom and leaves, and pictures. */
const comesInSeason = (subcategoryId: number): boolean =>
  subcategoryId === 402 || subcategoryId === 407 || Math.floor(subcategoryId / 100) === 7;

export interface Pictured {
  readonly id: number;
  readonly serviceCity: string;
  /** Subcategory ids. */
  readonly services: readonly number[];
}

/**
 * The scene on a guide's card and page (docs/product/guides.md, "Drawings"): the first service where it lies
 * outside the city; otherwise the city, its season for guides through gardens, blossom and pictures,
 * or what the guide offers, by turns, so that guides of one city differ. Always the same for a guide.
 */
export const coverDrawing = ({ id, serviceCity, services }: Pictured): DrawingName => {
  const [first] = services;
  const themes = services.flatMap((service) => themeOfService(service) ?? []);
  const theme = first === undefined ? null : themeOfService(first);
  if (theme && ELSEWHERE.includes(theme))
    return ELSEWHERE.find((each) => themes.includes(each)) ?? theme;
  const city = serviceCity as CitySlug;
  const fitting: DrawingName[] = [
    cityDrawing(city),
    ...(services.some(comesInSeason) ? [cityDrawing(city, 'season')] : []),
    ...themes.filter((each) => !ELSEWHERE.includes(each) && !showsElsewhere(each, city)),
  ];
  const covers = [...new Set(fitting)];
  return covers[id % covers.length] ?? city;
};
