import { DRAWINGS, type Drawing } from '../catalog/drawings.ts';

/** Which drawings stand for a guide and their itineraries (docs/product/guides.md, "Pictures"). */

interface Pictured {
  id: number;
  serviceCity: string;
  /** Subcategory ids. */
  services: readonly number[];
}

const CATEGORY = 100;

const fits = (drawing: Drawing, services: readonly number[]): boolean =>
  services.some(
    (id) => drawing.services.includes(id) || drawing.services.includes(Math.floor(id / CATEGORY)),
  );

/** What shows the city or no city in particular, and is of these services or of none. */
const fitting = (
  drawings: readonly Drawing[],
  city: string,
  services: readonly number[],
): Drawing[] =>
  drawings.filter(
    (drawing) =>
      (drawing.city === city || drawing.city === null) &&
      (drawing.services.length === 0 ? drawing.city === city : fits(drawing, services)),
  );

/**
 * The drawing on top of a guide's page: of the guide's city or of what the guide offers. Guides of
 * one city take turns by their number. Null in a city without drawings, for a guide whose services
 * have none.
 */
export const coverOf = (
  guide: Pictured,
  drawings: readonly Drawing[] = DRAWINGS,
): Drawing | null => {
  const all = fitting(drawings, guide.serviceCity, guide.services);
  return all[guide.id % Math.max(1, all.length)] ?? null;
};

/**
 * How well a drawing goes with an itinerary: what it is about, in its city, first; then what it is
 * about anywhere; then the city.
 */
const rank = (drawing: Drawing, services: readonly number[]): number =>
  (fits(drawing, services) ? 2 : 0) + (drawing.city === null ? 0 : 1);

/**
 * A drawing for each itinerary of a guide, no two on the page alike, the cover among them. Null where
 * none is left.
 */
export const itineraryDrawings = (
  guide: Pictured & { itineraries: readonly { services: readonly number[] }[] },
  drawings: readonly Drawing[] = DRAWINGS,
): (Drawing | null)[] => {
  const cover = coverOf(guide, drawings);
  const left = drawings.filter((drawing) => drawing !== cover);
  return guide.itineraries.map(({ services }) => {
    const [best] = fitting(left, guide.serviceCity, services).toSorted(
      (a, b) => rank(b, services) - rank(a, services),
    );
    if (!best) return null;
    left.splice(left.indexOf(best), 1);
    return best;
  });
};
