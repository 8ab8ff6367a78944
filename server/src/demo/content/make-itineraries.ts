import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { ItineraryProfile } from '../../domains/guides/profile/guide-profile.ts';
import type { Random } from '../random.ts';
import { PLACES, type Place } from './places.ts';
import type { Words } from './sketch.ts';

const PARTS = ['morning', 'noon', 'afternoon', 'evening'] as const;

/** Which parts of the day an itinerary is made of: two to four. */
const SHAPES: readonly (readonly Place['part'][])[] = [
  ['morning', 'noon', 'afternoon'],
  ['morning', 'noon', 'afternoon', 'evening'],
  ['afternoon', 'evening'],
  ['morning', 'noon'],
  ['noon', 'afternoon', 'evening'],
  ['morning', 'afternoon'],
];

const SUMMARIES: readonly Words[] = [
  ['An unhurried route with room for a detour.', '不赶时间的路线，想拐弯就拐弯。'],
  ['Short walks, good food, one surprise.', '路不长，吃得好，留一个惊喜。'],
  ['For a first visit that does not feel like one.', '第一次来，也不像第一次来。'],
  ['Best on a weekday, fine in the rain.', '平日最好，下雨也不怕。'],
  ['What I show my own friends.', '我带自己朋友走的就是这条。'],
  ['By train and on foot, tickets sorted beforehand.', '电车加步行，车票提前备好。'],
  ['Early start, early finish, free evening for you.', '早出发早结束，晚上留给你自己。'],
  ['We decide at lunch how the afternoon goes.', '下午怎么走，吃午饭时再定。'],
];

export const local = ([en, zh]: Words): LocalText => ({ en, zh });

/** The place of that part which suits the guide best; chance decides among equals. */
const choose = (
  random: Random,
  places: readonly Place[],
  part: Place['part'],
  categories: readonly number[],
  taken: ReadonlySet<Place>,
): Place | undefined => {
  const left = places.filter((place) => place.part === part && !taken.has(place));
  const fitting = left.filter((place) => place.suits.some((id) => categories.includes(id)));
  const from = fitting.length > 0 ? fitting : left;
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

/** One to three itineraries of two to four stops each, in the order of the day. */
export const makeItineraries = (
  random: Random,
  city: CitySlug,
  services: readonly number[],
  count: number,
): ItineraryProfile[] => {
  const categories = services.map((id) => Math.floor(id / 100));
  const taken = new Set<Place>();
  const shapes = random.some(SHAPES, count);
  return shapes.flatMap((shape) => {
    const stops: Place[] = [];
    for (const part of PARTS.filter((each) => shape.includes(each))) {
      const place = choose(random, PLACES[city], part, categories, taken);
      if (!place) continue;
      taken.add(place);
      stops.push(place);
    }
    if (stops.length < 2) return [];
    const onTheWay = 30 * (stops.length - 1);
    const minutes = stops.reduce((sum, stop) => sum + stop.minutes, onTheWay);
    return [
      {
        title: title(stops),
        summary: local(random.pick(SUMMARIES)),
        durationMinutes: Math.ceil(minutes / 30) * 30,
        stops: stops.map((stop) => ({
          title: local(stop.title),
          description: local(stop.what),
          minutes: stop.minutes,
        })),
      },
    ];
  });
};
