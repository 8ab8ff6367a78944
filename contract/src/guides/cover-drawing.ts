import type { CitySlug } from '../catalog/cities.ts';
import {
  cityDrawing,
  type DrawingLight,
  type DrawingName,
  type Theme,
} from '../catalog/drawings.ts';
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
  /** The hours it is seen in. */
  readonly light: DrawingLight;
}

/**
 * Steps of a sequence of points that fill a cube evenly (powers of the root of x⁴ = x + 1, 1.2207…):
 * people registered one after another, or every tenth, land far apart, where a hash would heap some up.
 */
const STEPS = {
  drawing: 0.8191725133961645,
  light: 0.6710436067037893,
  season: 0.5497004779019703,
};

/** From 0 to 1, always the same for a guide. */
const lot = (id: number, of: keyof typeof STEPS): number => (id * STEPS[of]) % 1;

/** By lot one of them. */
const drawn = <Of>(from: readonly [Of, ...Of[]], id: number, of: keyof typeof STEPS): Of =>
  from[Math.floor(lot(id, of) * from.length)] ?? from[0];

/** The hours of those who guide by day, and of those who guide in the evening. */
const BY_DAY = ['day', 'dusk', 'evening'] as const;
const BY_NIGHT = ['dusk', 'evening', 'evening'] as const;

/** The guide's own first, then the others that fit. */
const drawingsOf = ({ id, serviceCity, services }: Pictured): [DrawingName, ...DrawingName[]] => {
  const city = serviceCity as CitySlug;
  const when = drawn<'usual' | 'season'>(['usual', 'season'], id, 'season');
  const ofCity = cityDrawing(city, when);
  const themes = services.flatMap((service) => themeOfService(service) ?? []);
  const first = services[0] === undefined ? null : themeOfService(services[0]);
  if (first && ELSEWHERE.includes(first)) {
    const offered = ELSEWHERE.filter((each) => themes.includes(each));
    return [offered[0] ?? first, ...offered.slice(1), ofCity];
  }
  const offered = new Set(
    themes.filter((each) => !ELSEWHERE.includes(each) && !showsElsewhere(each, city)),
  );
  // The city counts once: its guides have it in common, and what they offer tells them apart.
  const fitting: [DrawingName, ...DrawingName[]] = [ofCity, ...offered];
  const own = drawn(fitting, id, 'drawing');
  const atOtherTimes = cityDrawing(city, when === 'usual' ? 'season' : 'usual');
  return [own, ...fitting.filter((each) => each !== own), atOtherTimes];
};

/**
 * The scene on a guide's card and page (docs/product/guides.md, "Drawings"): the first service where
 * it lies outside the city; otherwise what the guide offers or the city, by lot, so that guides of one
 * city differ, and so does the hour they are seen in. Always the same for a guide.
 */
export const guideCover = (guide: Pictured): Cover => ({
  drawing: drawingsOf(guide)[0],
  light: drawn(guide.services.some(worksInTheEvening) ? BY_NIGHT : BY_DAY, guide.id, 'light'),
});

/**
 * The covers of guides in a list: no drawing stands beside itself, as long as another one fits. A photo
 * of the guide's own is like no drawing.
 */
export const coversInList = (
  guides: readonly (Pictured & { readonly cover: object | null })[],
): Cover[] => {
  let before: DrawingName | null = null;
  return guides.map((guide) => {
    const own = guideCover(guide);
    if (guide.cover) {
      before = null;
      return own;
    }
    const drawing = drawingsOf(guide).find((each) => each !== before) ?? own.drawing;
    before = drawing;
    return { ...own, drawing };
  });
};
