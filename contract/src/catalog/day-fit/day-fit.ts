import { toDayNumber } from '../../zone-clock.ts';
import { DAY_PERCENT, EARLIEST_START, FIGURES_DAYS, STAY_MINUTES } from '../figures.ts';
import type { ClosedReason } from '../sight-bounds.ts';
import { findOpenDay, getClosedReason, isClaimed, type SightHours, toDayText } from './opening.ts';
import type { Route } from './travel.ts';

/** A stop of a day, as far as it is known. */
export interface FitStop {
  /** The place that the stop names, and its area as rides name it; null if neither is known. */
  readonly place: { readonly id: string; readonly area: string } | null;
  /** The IDs of all sights that the stop names. */
  readonly sights: readonly string[];
  /** How long the stop takes with the route to the next; null if that is open. */
  readonly minutes: number | null;
}

export interface DayPlan {
  readonly stops: readonly FitStop[];
  /** The length of the tour; null to compare with nothing. */
  readonly minutes: number | null;
  /** The day in Japan, as YYYY-MM-DD; null if none is chosen yet. */
  readonly day: string | null;
  /** When the tour starts, in minutes after midnight in Japan; null if that is not chosen yet. */
  readonly startMinute: number | null;
  /** Today in Japan, which decides which figures are old. */
  readonly today: string;
}

/** What is known about the places. */
export interface DayFigures {
  readonly getRoute: (from: string, to: string) => Route | null;
  readonly getHours: (sight: string) => SightHours | undefined;
}

interface WarningBase {
  /** When the figure was checked; null if that is less than 180 days ago. */
  readonly checkedOn: string | null;
}

interface SightWarning extends WarningBase {
  /** The index of the stop. */
  readonly stop: number;
  readonly sight: string;
}

export type DayWarning =
  | (WarningBase & {
      readonly kind: 'too_long';
      readonly neededMinutes: number;
      readonly minutes: number;
      /** The longest route, between two stops by index; null if no route is known. */
      readonly longestRoute: {
        readonly from: number;
        readonly to: number;
        readonly minutes: number;
      } | null;
      /** The stop without which the day fits best, by index; null if it is the only one. */
      readonly leaveOut: number | null;
      /** The length that is enough, in half-hours. */
      readonly enoughMinutes: number;
    })
  | (SightWarning & {
      readonly kind: 'closed';
      readonly reason: ClosedReason;
      /** The next day on which the sight is open; null if there is none within two weeks. */
      readonly openDay: string | null;
    })
  | (SightWarning & { readonly kind: 'closed_weekly'; readonly weekdays: number[] })
  | (SightWarning & {
      readonly kind: 'too_late';
      readonly arrives: number;
      readonly last: number;
      /** The latest start in half-hours that is early enough; null if that is before six or the sight opens. */
      readonly startMinute: number | null;
    })
  | (SightWarning & {
      readonly kind: 'too_early';
      readonly arrives: number;
      readonly opens: number;
      /** The earliest start in half-hours that is late enough. */
      readonly startMinute: number | null;
    });

export interface DayFit {
  /** How long the day takes: the stops with their routes, none shorter than it can be. */
  readonly neededMinutes: number;
  /** The routes between the known stops. */
  readonly travelMinutes: number;
  /** The routes with the route back to the first stop; null if fewer than two stops are known. */
  readonly roundTripMinutes: number | null;
  readonly stops: number;
  readonly knownStops: number;
  readonly warnings: readonly DayWarning[];
}

/** A known stop with the unknown stops after it, until the next known one. */
interface Leg {
  /** The indexes of its first stop and of the stop after its last. */
  readonly start: number;
  readonly end: number;
  /** The route to the next leg; null if there is none. */
  readonly route: Route | null;
  readonly neededMinutes: number;
  readonly isOpenEnded: boolean;
}

const HALF_HOUR = 30;
const DAY_MINUTES = 1440;

/** Nobody has to check that one is there already. */
const SAME_PLACE: Route = { minutes: 0, checkedOn: '9999-12-31' };

const findRoute = (from: FitStop | undefined, to: FitStop | undefined, figures: DayFigures) => {
  if (!from?.place || !to?.place) return null;
  if (from.place.id === to.place.id) return SAME_PLACE;
  return figures.getRoute(from.place.area, to.place.area);
};

const listLegs = (stops: readonly FitStop[], figures: DayFigures): Leg[] => {
  const starts = stops.flatMap(({ place }, index) => (index === 0 || place ? [index] : []));
  return starts.map((start, leg) => {
    const end = starts[leg + 1] ?? stops.length;
    const inLeg = stops.slice(start, end);
    const route = findRoute(stops[start], stops[end], figures);
    const planned = inLeg.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
    const least = route ? route.minutes + STAY_MINUTES * inLeg.length : 0;
    return {
      start,
      end,
      route,
      neededMinutes: Math.max(planned, least),
      isOpenEnded: inLeg.some(({ minutes }) => minutes === null),
    };
  });
};

const sumNeeded = (legs: readonly Leg[]): number =>
  legs.reduce((sum, { neededMinutes }) => sum + neededMinutes, 0);

/** Returns the day of a check if it is old, otherwise null. */
export const getOldCheck = (checkedOn: string, today: string): string | null => {
  const [from, to] = [checkedOn, today].map((day) => toDayNumber(Temporal.PlainDate.from(day)));
  return (to ?? 0) - (from ?? 0) > FIGURES_DAYS ? checkedOn : null;
};

const isTooLong = (needed: number, minutes: number): boolean =>
  needed * 100 > minutes * DAY_PERCENT;

/** Returns the stop to leave out: of those without which the day fits, the one that saves least. */
const findLeaveOut = (plan: DayPlan, minutes: number, figures: DayFigures): number | null => {
  if (plan.stops.length < 2) return null;
  const options = plan.stops.map((_, index) => ({
    index,
    needed: sumNeeded(listLegs(plan.stops.toSpliced(index, 1), figures)),
  }));
  const fitting = options.filter(({ needed }) => !isTooLong(needed, minutes));
  const best =
    fitting.length > 0
      ? fitting.toSorted((a, b) => b.needed - a.needed)[0]
      : options.toSorted((a, b) => a.needed - b.needed)[0];
  return best?.index ?? null;
};

const checkLength = (plan: DayPlan, legs: readonly Leg[], figures: DayFigures): DayWarning[] => {
  const needed = sumNeeded(legs);
  if (plan.minutes === null || !isTooLong(needed, plan.minutes)) return [];
  const routes = legs.flatMap(({ start, end, route }) =>
    route && route !== SAME_PLACE
      ? [{ from: start, to: end, minutes: route.minutes, checkedOn: route.checkedOn }]
      : [],
  );
  const longest = routes.toSorted((a, b) => b.minutes - a.minutes)[0];
  const oldest = routes.map(({ checkedOn }) => checkedOn).toSorted()[0];
  return [
    {
      kind: 'too_long',
      neededMinutes: needed,
      minutes: plan.minutes,
      longestRoute: longest
        ? { from: longest.from, to: longest.to, minutes: longest.minutes }
        : null,
      leaveOut: findLeaveOut(plan, plan.minutes, figures),
      enoughMinutes: Math.ceil(needed / HALF_HOUR) * HALF_HOUR,
      checkedOn: oldest ? getOldCheck(oldest, plan.today) : null,
    },
  ];
};

interface Arrival {
  /** In minutes after midnight; at least that if an earlier stop is open-ended. */
  readonly minute: number;
  readonly isExact: boolean;
}

const listArrivals = (plan: DayPlan, legs: readonly Leg[]): Map<number, Arrival> => {
  const arrivals = new Map<number, Arrival>();
  if (plan.startMinute === null) return arrivals;
  let minute = plan.startMinute;
  let isExact = true;
  for (const leg of legs) {
    arrivals.set(leg.start, { minute, isExact });
    minute += leg.neededMinutes;
    isExact &&= !leg.isOpenEnded;
  }
  return arrivals;
};

const checkArrival = (
  base: SightWarning,
  hours: SightHours,
  arrival: Arrival,
  start: number,
): DayWarning[] => {
  const arrives = arrival.minute;
  if (arrives >= DAY_MINUTES) return [];
  const last = hours.lastAdmission ?? hours.closes;
  if (arrives > last || arrives >= hours.closes) {
    const startMinute = Math.floor((start - (arrives - last)) / HALF_HOUR) * HALF_HOUR;
    const isOpenThen =
      startMinute >= EARLIEST_START && startMinute + (arrives - start) >= hours.opens;
    return [
      { ...base, kind: 'too_late', arrives, last, startMinute: isOpenThen ? startMinute : null },
    ];
  }
  if (arrives < hours.opens && arrival.isExact) {
    const startMinute = Math.ceil((start + hours.opens - arrives) / HALF_HOUR) * HALF_HOUR;
    const isInDay = startMinute < DAY_MINUTES;
    return [
      {
        ...base,
        kind: 'too_early',
        arrives,
        opens: hours.opens,
        startMinute: isInDay ? startMinute : null,
      },
    ];
  }
  return [];
};

const checkSight = (
  plan: DayPlan,
  { stop, sight, hours }: { stop: number; sight: string; hours: SightHours },
  arrival: Arrival | undefined,
): DayWarning[] => {
  const base = { stop, sight, checkedOn: getOldCheck(hours.checkedOn, plan.today) };
  if (plan.day === null) {
    const weekdays = hours.closedWeekdays.map(({ weekday }) => weekday);
    return weekdays.length > 0 ? [{ ...base, kind: 'closed_weekly', weekdays }] : [];
  }
  const day = toDayNumber(Temporal.PlainDate.from(plan.day));
  const reason = getClosedReason(hours, day);
  if (reason) {
    const openDay = findOpenDay(hours, day);
    return [
      { ...base, kind: 'closed', reason, openDay: openDay === null ? null : toDayText(openDay) },
    ];
  }
  if (!arrival || plan.startMinute === null || !isClaimed(hours, day)) return [];
  return checkArrival(base, hours, arrival, plan.startMinute);
};

/**
 * Checks whether a day can go as planned (docs/product/guides.md, "Does the day fit?"). Stops whose place is unknown
 * count only with their minutes. Never refuses: the warnings state the reason and a way to mend it.
 */
export const checkDay = (plan: DayPlan, figures: DayFigures): DayFit => {
  const legs = listLegs(plan.stops, figures);
  const arrivals = listArrivals(plan, legs);
  const travelMinutes = legs.reduce((sum, { route }) => sum + (route?.minutes ?? 0), 0);
  const known = plan.stops.filter(({ place }) => place !== null);
  const back = findRoute(known.at(-1), known[0], figures);
  return {
    neededMinutes: sumNeeded(legs),
    travelMinutes,
    roundTripMinutes: known.length < 2 ? null : travelMinutes + (back?.minutes ?? 0),
    stops: plan.stops.length,
    knownStops: known.length,
    warnings: [
      ...checkLength(plan, legs, figures),
      ...plan.stops.flatMap(({ sights }, stop) =>
        sights.flatMap((sight) => {
          const hours = figures.getHours(sight);
          return hours ? checkSight(plan, { stop, sight, hours }, arrivals.get(stop)) : [];
        }),
      ),
    ],
  };
};
