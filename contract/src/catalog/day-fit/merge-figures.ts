import type { DayFigures } from './day-fit.ts';
import type { SightHours } from './opening.ts';
import { COMPILED_SIGHTS } from './read-hours.ts';
import { COMPILED_RIDES, createRoutes, type Ride } from './travel.ts';

/** What staff entered about a figure; `value` is null if the shipped figure is right. */
export interface Correction<Value> {
  readonly value: Value | null;
  readonly checkedOn: string;
}

/** What staff entered, by the ID of the sight or ride. */
export interface Corrections {
  readonly sights: ReadonlyMap<string, Correction<Omit<SightHours, 'checkedOn'>>>;
  readonly rides: ReadonlyMap<string, Correction<number>>;
}

/** Returns the ID of a ride: tokyo.asakusa--tokyo.ueno. It contains no slash, because it is part of an address. */
export const getRideId = ({ from, to }: Pick<Ride, 'from' | 'to'>): string =>
  [from, to].map((area) => area.replace('/', '.')).join('--');

/** Returns the day of a confirmed figure's latest check, because a new list can be more recent than the confirmation. */
const getLater = (one: string, other: string): string => (one > other ? one : other);

export const mergeHours = (
  compiled: SightHours,
  correction: Correction<Omit<SightHours, 'checkedOn'>> | undefined,
): SightHours => {
  if (!correction) return compiled;
  const { value, checkedOn } = correction;
  return value
    ? { ...value, checkedOn }
    : { ...compiled, checkedOn: getLater(compiled.checkedOn, checkedOn) };
};

export const mergeRide = (compiled: Ride, correction: Correction<number> | undefined): Ride => {
  if (!correction) return compiled;
  const { value, checkedOn } = correction;
  return value === null
    ? { ...compiled, checkedOn: getLater(compiled.checkedOn, checkedOn) }
    : { ...compiled, minutes: value, checkedOn };
};

/**
 * Returns the shipped figures with the corrections by staff (docs/product/guides.md, "Does the day fit?"). A correction
 * of a sight or ride that is no longer in the lists has no effect.
 */
export const mergeFigures = ({ sights, rides }: Corrections): DayFigures => {
  const hours = new Map(
    [...COMPILED_SIGHTS].map(([id, compiled]) => [id, mergeHours(compiled, sights.get(id))]),
  );
  return {
    getRoute: createRoutes(
      COMPILED_RIDES.map((compiled) => mergeRide(compiled, rides.get(getRideId(compiled)))),
    ),
    getHours: (sight) => hours.get(sight),
  };
};
