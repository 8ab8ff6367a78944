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

/** Whether a guide shows people the dark hours: night views, bars and sake, live music, pictures at night. */
const worksInTheEvening = (subcategoryId: number): boolean =>
  [103, 202, 205, 504, 703].includes(subcategoryId);

export interface Pictured {
  readonly id: number;
  readonly serviceCity: string;
  /** Subcategory ids. */
  readonly services: readonly number[];
}

export interface Cover {
  readonly drawing: DrawingName;
  /** Evening: its evening twin in both themes. By theme: the twin that fits the reader's. */
  readonly light: 'by theme' | 'evening';
}

/**
 * Steps of a sequence of points that fill a square evenly (after the plastic number, 1.3247…): people
 * registered one after another, or every tenth, land far apart, where a hash would heap some up.
 */
const STEPS = { drawing: 0.7548776662466927, light: 0.5698402909980532 };

/** From 0 to 1, always the same for a guide. */
const lot = (id: number, of: keyof typeof STEPS): number => (id * STEPS[of]) % 1;

/** How many of those who guide by day, and of those who guide in the evening, are shown in it. */
const EVENING_SHARE = { day: 1 / 3, evening: 2 / 3 };

const fitting = ({ serviceCity, services }: Pictured): DrawingName[] => {
  const city = serviceCity as CitySlug;
  const themes = services.flatMap((service) => themeOfService(service) ?? []);
  const first = services[0] === undefined ? null : themeOfService(services[0]);
  if (first && ELSEWHERE.includes(first))
    return [ELSEWHERE.find((each) => themes.includes(each)) ?? first];
  return [
    cityDrawing(city),
    cityDrawing(city, 'season'),
    ...themes.filter((each) => !ELSEWHERE.includes(each) && !showsElsewhere(each, city)),
  ];
};

/**
 * The scene on a guide's card and page (docs/product/guides.md, "Drawings"): the first service where
 * it lies outside the city; otherwise the city, its season, or what the guide offers, by lot, so that
 * guides of one city differ. Some are seen in the evening. Always the same for a guide.
 */
export const guideCover = (guide: Pictured): Cover => {
  const drawings = [...new Set(fitting(guide))];
  const share = EVENING_SHARE[guide.services.some(worksInTheEvening) ? 'evening' : 'day'];
  return {
    drawing: drawings[Math.floor(lot(guide.id, 'drawing') * drawings.length)] ?? 'tokyo',
    light: lot(guide.id, 'light') < share ? 'evening' : 'by theme',
  };
};
