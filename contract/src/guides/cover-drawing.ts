import { CITY_SLUGS, type CitySlug } from '../catalog/cities.ts';
import {
  type DrawingLight,
  type DrawingName,
  getCityDrawing,
  type Theme,
} from '../catalog/drawings.ts';
import { findServiceTheme } from '../catalog/service-themes.ts';

/**
 * Themes of services outside the city, for which the city's landmark would be misleading. Most specific
 * first, because a guide can offer several.
 */
const ELSEWHERE: readonly Theme[] = ['snow', 'hiking', 'sea', 'onsen', 'railway'];

/** Returns whether the drawing of a theme shows another city: `lanes` shows Kyoto's pagoda. */
const showsElsewhere = (theme: Theme, city: CitySlug): boolean =>
  theme === 'lanes' && city !== 'kyoto';

/** Returns whether a service takes place at night: night views, bars and sake, live music, night photography. */
const isEveningService = (subcategoryId: number): boolean =>
  [103, 202, 205, 504, 703].includes(subcategoryId);

export interface Pictured {
  readonly id: number;
  readonly serviceCity: string;
  /** Subcategory IDs. */
  readonly services: readonly number[];
}

export interface Cover {
  readonly drawing: DrawingName;
  /** The lighting of the scene. */
  readonly light: DrawingLight;
}

/**
 * Steps of a low-discrepancy sequence that fills a cube evenly (powers of 1.2207…, the root of x⁴ = x + 1).
 * Guides with similar IDs get different covers, whereas the covers chosen by a hash would cluster.
 */
const STEPS = {
  drawing: 0.8191725133961645,
  light: 0.6710436067037893,
  season: 0.5497004779019703,
};

/** Returns a pseudorandom number from 0 to 1 that never changes for a guide. */
const getPseudoRandom = (id: number, of: keyof typeof STEPS): number => (id * STEPS[of]) % 1;

/** Picks an element pseudorandomly, always the same one for a guide. */
const pickFor = <Of>(from: readonly [Of, ...Of[]], id: number, of: keyof typeof STEPS): Of =>
  from[Math.floor(getPseudoRandom(id, of) * from.length)] ?? from[0];

/** The lighting for guides who offer no evening service, and for guides who do. */
const BY_DAY = ['day', 'dusk', 'evening'] as const;
const BY_NIGHT = ['dusk', 'evening', 'evening'] as const;

/** Returns the drawing for a guide's cover, followed by the other drawings that fit the guide. */
const getDrawings = ({ id, serviceCity, services }: Pictured): [DrawingName, ...DrawingName[]] => {
  const city = serviceCity as CitySlug;
  const when = pickFor<'usual' | 'season'>(['usual', 'season'], id, 'season');
  const ofCity = getCityDrawing(city, when);
  const themes = services.flatMap((service) => findServiceTheme(service) ?? []);
  const first = services[0] === undefined ? null : findServiceTheme(services[0]);
  if (first && ELSEWHERE.includes(first)) {
    const offered = ELSEWHERE.filter((each) => themes.includes(each));
    return [offered[0] ?? first, ...offered.slice(1), ofCity];
  }
  const offered = new Set(
    themes.filter((each) => !ELSEWHERE.includes(each) && !showsElsewhere(each, city)),
  );
  // The city is listed only once, because all its guides share it; their services distinguish them.
  const fitting: [DrawingName, ...DrawingName[]] = [ofCity, ...offered];
  const own = pickFor(fitting, id, 'drawing');
  const atOtherTimes = getCityDrawing(city, when === 'usual' ? 'season' : 'usual');
  return [own, ...fitting.filter((each) => each !== own), atOtherTimes];
};

/**
 * Returns the scene on a guide's card and page (docs/product/guides.md, "Drawings"). It shows the theme of
 * the first service if that takes place outside the city; otherwise one of the guide's services or the
 * city. The scene and the lighting are picked pseudorandomly, so that guides of one city differ, but never
 * change for a guide.
 */
export const getGuideCover = (guide: Pictured): Cover => ({
  drawing: getDrawings(guide)[0],
  light: pickFor(guide.services.some(isEveningService) ? BY_NIGHT : BY_DAY, guide.id, 'light'),
});

/** A city's two drawings show the same landmark: 'kobe' and 'kobe-winter'. */
const getScene = (drawing: DrawingName): string =>
  CITY_SLUGS.find((city) => drawing.startsWith(`${city}-`)) ?? drawing;

/** Scenes that any city has: better on a card than one that another card already shows. */
const ANYWHERE: readonly Theme[] = [
  'market',
  'garden',
  'street-food',
  'night',
  'table',
  'gallery',
  'bar-alley',
  'festival',
  'station',
];

/**
 * Returns the covers of a list of guides. No scene is repeated while another fits, or one that any city has,
 * and neighbors differ if possible. A repeated scene shows another time of day. A guide's own photo differs from every drawing.
 */
export const listGuideCovers = (
  guides: readonly (Pictured & { readonly cover: object | null })[],
): Cover[] => {
  const shown = new Map<string, DrawingLight[]>();
  let before: string | null = null;
  return guides.map((guide) => {
    const own = getGuideCover(guide);
    if (guide.cover) {
      before = null;
      return own;
    }
    const getLights = (drawing: DrawingName) => shown.get(getScene(drawing)) ?? [];
    const fitting = getDrawings(guide);
    const others = [...fitting, ...ANYWHERE].filter((each) => getScene(each) !== before);
    const [drawing = own.drawing] = others.toSorted(
      (one, other) => getLights(one).length - getLights(other).length,
    );
    const used = getLights(drawing);
    const light = [own.light, ...BY_DAY].find((each) => !used.includes(each)) ?? own.light;
    shown.set(getScene(drawing), [...used, light]);
    before = getScene(drawing);
    return { drawing, light };
  });
};
