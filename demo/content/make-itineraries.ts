import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import type { Random } from '../../drawings/random.ts';
import type { ItineraryProfile } from '../../server/src/domains/guides/profile/guide-profile.ts';
import { DEMO_CITIES } from './cities.ts';
import type { Place } from './place.ts';
import { getCategory, type Words } from './sketch.ts';

const PARTS = ['morning', 'noon', 'afternoon', 'evening'] as const;

/** The parts of the day that an itinerary can cover. */
const SHAPES: readonly (readonly Place['part'][])[] = [
  ['morning', 'noon', 'afternoon'],
  ['morning', 'noon', 'afternoon', 'evening'],
  ['afternoon', 'evening'],
  ['morning', 'noon'],
  ['noon', 'afternoon', 'evening'],
  ['morning', 'afternoon'],
];

interface Summary {
  readonly words: Words;
  /** Returns whether the text fits these stops. If absent, it fits any stops. */
  readonly holds?: (stops: readonly Place[]) => boolean;
}

const FOOD = 2;
const NATURE = 4;
const has = (part: Place['part']) => (stops: readonly Place[]) =>
  stops.some((stop) => stop.part === part);

const SUMMARIES: readonly Summary[] = [
  { words: ['An unhurried route with room for a detour.', '不赶时间的路线，想拐弯就拐弯。'] },
  {
    words: ['Short walks, good food, one surprise.', '路不长，吃得好，还有一个惊喜。'],
    holds: (stops) => stops.some(({ suits }) => suits.includes(FOOD)),
  },
  {
    words: [
      'Made for a first visit, outside the busiest hours.',
      '适合第一次来，避开人最多的时段。',
    ],
  },
  {
    words: ['Best on a weekday. If it rains, we swap a stop.', '工作日去最好，下雨就换掉一站。'],
    holds: (stops) => !stops.some(({ suits }) => suits.includes(NATURE)),
  },
  { words: ['What I show my own friends.', '我带自己朋友走的就是这条。'] },
  {
    words: [
      'By public transportation and on foot, with time to sit down in between.',
      '公共交通加步行，中间留出坐下歇脚的时间。',
    ],
  },
  {
    words: ['An early start, and the evening is yours.', '早点出发，晚上留给你自己。'],
    holds: (stops) => has('morning')(stops) && !has('evening')(stops),
  },
  {
    words: ['We decide at lunch how the afternoon goes.', '下午怎么走，吃午饭时再定。'],
    holds: (stops) => has('noon')(stops) && has('afternoon')(stops),
  },
];

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Minutes from one stop to the next, which count as part of the earlier stop. */
const TRAVEL_MINUTES = 30;
/** Durations of tours are multiples of this, in minutes. */
const STEP = 30;

/**
 * Returns the minutes of each stop, including the way to the next one. They add up to the duration of the
 * tour: a multiple of half an hour, and at least the guide's shortest tour. Missing minutes are distributed
 * across the stops.
 */
const getMinutes = (stops: readonly Place[], shortest: number): number[] => {
  const minutes = stops.map((stop, index) =>
    index < stops.length - 1 ? stop.minutes + TRAVEL_MINUTES : stop.minutes,
  );
  const sum = total(minutes);
  const missing = Math.max(shortest, Math.ceil(sum / STEP) * STEP) - sum;
  const share = Math.floor(missing / stops.length / 5) * 5;
  const last = missing - share * (stops.length - 1);
  return minutes.map((each, index) => each + (index < stops.length - 1 ? share : last));
};

export const local = ([en, zh]: Words): LocalText => ({ en, zh });

/** Categories that any guide can add to an itinerary: walks and food. */
const COMMON_SERVICES = [1, FOOD];

/**
 * Returns how well a place fits a guide: 3 if it is mainly about one of their two main services, 2 if it
 * also fits one of these, 1 if it fits another of their services, 0 if it fits any guide, and -1 otherwise.
 */
const getFit = ({ suits }: Place, categories: readonly number[]): number => {
  const main = categories.slice(0, 2);
  if (main.includes(suits[0] ?? 0)) return 3;
  const fits = (ids: readonly number[]) => suits.some((id) => ids.includes(id));
  if (fits(main)) return 2;
  if (fits(categories)) return 1;
  return fits(COMMON_SERVICES) ? 0 : -1;
};

/** Picks one of the unused places for this part of the day that fit the guide best. */
const choose = (
  random: Random,
  places: readonly Place[],
  part: Place['part'],
  categories: readonly number[],
  taken: ReadonlySet<Place>,
): Place | undefined => {
  const left = places.filter((place) => place.part === part && !taken.has(place));
  const best = Math.max(0, ...left.map((place) => getFit(place, categories)));
  const from = left.filter((place) => getFit(place, categories) === best);
  return from.length > 0 ? random.pick(from) : undefined;
};

const title = (stops: readonly Place[]): LocalText => {
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return { en: '', zh: '' };
  return {
    en: `${first.title[0]} · ${last.title[0]}`,
    zh: `${first.title[1]} · ${last.title[1]}`,
  };
};

/**
 * Returns the terms of an itinerary whose price covers the guide's fares, but not meals, with its shops;
 * undefined if the stops need no tickets.
 */
const getTerms = (stops: readonly Place[]): ItineraryProfile['terms'] => {
  const tickets = stops.flatMap(({ ticket }) =>
    ticket ? [{ ...ticket, title: local(ticket.title) }] : [],
  );
  if (tickets.length === 0) return undefined;
  return {
    included: { ...NO_TERMS.included, kinds: ['guide_fares'] },
    notIncluded: { ...NO_TERMS.notIncluded, kinds: ['meals'] },
    tickets,
    shops: stops.flatMap(({ shop }) => (shop ? [{ ...shop, name: local(shop.name) }] : [])),
  };
};

export interface Offer {
  city: CitySlug;
  /** Subcategory IDs, most important to the guide first. */
  services: readonly number[];
  minDurationMinutes: number;
  maxDurationMinutes: number;
}

/** Maximum number of services of an itinerary. */
const MAX_SERVICES = 2;

/** Returns one to three itineraries of two to four stops each, in the order of the day. */
export const makeItineraries = (
  random: Random,
  { city, services, minDurationMinutes, maxDurationMinutes }: Offer,
  count: number,
): ItineraryProfile[] => {
  const categories = services.map(getCategory);
  const taken = new Set<Place>();
  const used = new Set<Summary>();
  const getStops = (shape: (typeof SHAPES)[number]): Place[] => {
    const stops: Place[] = [];
    for (const part of PARTS.filter((each) => shape.includes(each))) {
      const place = choose(random, DEMO_CITIES[city].places, part, categories, taken);
      if (!place) continue;
      const longer = total(getMinutes([...stops, place], minDurationMinutes));
      if (longer <= maxDurationMinutes) stops.push(place);
    }
    return stops;
  };
  // The average fit of the stops. The bonus per stop allows a third or fourth stop to fit a little less.
  const getScore = (stops: readonly Place[]) =>
    total(stops.map((stop) => getFit(stop, categories))) / stops.length + 0.4 * stops.length;
  /**
   * Returns the stops of the shape that fits the guide best; none if no shape has at least two unused
   * places.
   */
  const bestStops = (): Place[] =>
    SHAPES.map(getStops)
      .filter((stops) => stops.length >= 2)
      .toSorted((one, other) => getScore(other) - getScore(one))[0] ?? [];
  const make = (): ItineraryProfile[] => {
    const stops = bestStops();
    if (stops.length === 0) return [];
    for (const stop of stops) taken.add(stop);
    const minutes = getMinutes(stops, minDurationMinutes);
    const summary = random.pick(
      SUMMARIES.filter((each) => !used.has(each) && (each.holds?.(stops) ?? true)),
    );
    used.add(summary);
    const covered = new Set(stops.flatMap(({ suits }) => suits));
    return [
      {
        title: title(stops),
        summary: local(summary.words),
        durationMinutes: total(minutes),
        services: services
          .filter((id) => covered.has(getCategory(id)))
          .slice(0, MAX_SERVICES)
          .map((id) => SubcategoryId.parse(id))
          .toSorted((a, b) => a - b),
        stops: stops.map((stop, index) => ({
          title: local(stop.title),
          description: local(stop.what),
          minutes: minutes[index] ?? stop.minutes,
        })),
        terms: getTerms(stops),
      },
    ];
  };
  return Array.from({ length: count }).flatMap(make);
};
