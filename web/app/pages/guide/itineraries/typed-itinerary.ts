import {
  calculateItineraryMinutes,
  ITINERARY_BOUNDS,
} from '@tomoguide/contract/guides/itinerary-bounds';
import type { Includable, TicketBuyer } from '@tomoguide/contract/guides/itinerary-terms';
import type { ItinerarySent, OwnItinerary } from '@tomoguide/contract/guides/own-itineraries';
import type { ItineraryId, SubcategoryId } from '@tomoguide/contract/primitives';
import { parseTypedInteger } from '@tomoguide/contract/typed-digits';

/** Text as typed in each language; an empty string means no text. */
export interface TypedWords {
  readonly en: string;
  readonly zh: string;
}

export interface TypedStop {
  /** Identifies the stop while stops are reordered. */
  readonly key: number;
  readonly title: TypedWords;
  readonly description: TypedWords;
  readonly minutes: number;
}

export interface TypedTicket {
  /** Identifies the ticket while tickets are edited. */
  readonly key: number;
  readonly title: TypedWords;
  readonly buyer: TicketBuyer;
  /** The price in JPY, as typed. */
  readonly yen: string;
}

export interface TypedShop {
  /** Identifies the shop while shops are edited. */
  readonly key: number;
  readonly name: TypedWords;
  readonly minutes: number;
  /** Null until the guide has answered. */
  readonly commission: boolean | null;
}

interface TypedInclusion {
  readonly kinds: readonly Includable[];
  readonly words: TypedWords;
}

export interface TypedTerms {
  readonly included: TypedInclusion;
  readonly notIncluded: TypedInclusion;
  readonly tickets: readonly TypedTicket[];
  /** Absent in input that an older version of the form stored. */
  readonly shops?: readonly TypedShop[];
}

export interface TypedItinerary {
  /** The ID of the saved itinerary; null if it is not saved yet. */
  readonly id: ItineraryId | null;
  readonly title: TypedWords;
  readonly summary: TypedWords;
  readonly services: readonly SubcategoryId[];
  readonly stops: readonly TypedStop[];
  readonly terms: TypedTerms;
  /** The name of the guide's photo used as the picture; null for the drawing. */
  readonly picture: string | null;
}

const USUAL_MINUTES = 60;
const NONE: TypedWords = { en: '', zh: '' };

const getNextKey = (all: readonly { key: number }[]): number =>
  Math.max(0, ...all.map(({ key }) => key)) + 1;

export const createStop = (stops: readonly TypedStop[]): TypedStop => ({
  key: getNextKey(stops),
  title: NONE,
  description: NONE,
  minutes: USUAL_MINUTES,
});

export const createTicket = (tickets: readonly TypedTicket[]): TypedTicket => ({
  key: getNextKey(tickets),
  title: NONE,
  buyer: 'guide',
  yen: '',
});

export const createShop = (shops: readonly TypedShop[]): TypedShop => ({
  key: getNextKey(shops),
  name: NONE,
  minutes: ITINERARY_BOUNDS.shopMinutes.max,
  commission: null,
});

export const createItineraryForm = (): TypedItinerary => ({
  id: null,
  title: NONE,
  summary: NONE,
  services: [],
  stops: [createStop([])],
  terms: {
    included: { kinds: [], words: NONE },
    notIncluded: { kinds: [], words: NONE },
    tickets: [],
    shops: [],
  },
  picture: null,
});

const toTypedText = ({ en, zh }: { en: string | null; zh: string | null }): TypedWords => ({
  en: en ?? '',
  zh: zh ?? '',
});

const toTypedTerms = ({
  included,
  notIncluded,
  tickets,
  shops = [],
}: OwnItinerary['terms']): TypedTerms => ({
  included: { kinds: included.kinds, words: toTypedText(included.words) },
  notIncluded: { kinds: notIncluded.kinds, words: toTypedText(notIncluded.words) },
  tickets: tickets.map(({ title, buyer, yen }, index) => ({
    key: index + 1,
    title: toTypedText(title),
    buyer,
    yen: String(yen),
  })),
  shops: shops.map((shop, index) => ({
    ...shop,
    key: index + 1,
    name: toTypedText(shop.name),
  })),
});

export const toTyped = (own: OwnItinerary): TypedItinerary => ({
  id: own.id,
  title: toTypedText(own.title),
  summary: toTypedText(own.summary),
  services: own.services,
  stops: own.stops.map((stop, index) => ({
    key: index + 1,
    title: toTypedText(stop.title),
    description: toTypedText(stop.description),
    minutes: stop.minutes ?? USUAL_MINUTES,
  })),
  terms: toTypedTerms(own.terms),
  picture: own.picture,
});

/**
 * Removes services that the guide no longer offers, because the form has no checkbox to untick them. An
 * itinerary can only have services that its guide offers (docs/product/guides.md, "Changing the
 * itineraries").
 */
export const removeUnofferedServices = (
  typed: TypedItinerary,
  offered: readonly SubcategoryId[],
): TypedItinerary => ({
  ...typed,
  services: typed.services.filter((id) => offered.includes(id)),
});

const trimWords = ({ en, zh }: TypedWords) => ({ en: en.trim() || null, zh: zh.trim() || null });

/** Returns the price of one ticket in JPY; null if it is invalid. */
const parseYen = (typed: string): number | null => {
  const yen = parseTypedInteger(typed);
  return yen !== null && yen <= ITINERARY_BOUNDS.ticketYen ? yen : null;
};

const toInclusion = ({ kinds, words }: TypedInclusion) => ({
  kinds: [...kinds],
  words: trimWords(words),
});

/** Returns the request body for an itinerary without errors. */
export const toItinerary = (typed: TypedItinerary): ItinerarySent => ({
  id: typed.id,
  title: trimWords(typed.title),
  summary: trimWords(typed.summary),
  services: [...typed.services],
  stops: typed.stops.map(({ title, description, minutes }) => ({
    title: trimWords(title),
    description: trimWords(description),
    minutes,
  })),
  terms: {
    included: toInclusion(typed.terms.included),
    notIncluded: toInclusion(typed.terms.notIncluded),
    tickets: typed.terms.tickets.map(({ title, buyer, yen }) => ({
      title: trimWords(title),
      buyer,
      yen: parseYen(yen) ?? 0,
    })),
    shops: (typed.terms.shops ?? []).map(({ name, minutes, commission }) => ({
      name: trimWords(name),
      minutes,
      commission: commission ?? false,
    })),
  },
  picture: typed.picture,
});

/**
 * Returns all itineraries to send after one was edited. The edited itinerary keeps its place, or goes to
 * the end if it is new or was removed elsewhere in the meantime.
 */
export const withEdited = (
  inForce: readonly ItinerarySent[],
  edited: TypedItinerary,
): ItinerarySent[] => {
  const sent = toItinerary(edited);
  const place = sent.id === null ? -1 : inForce.findIndex(({ id }) => id === sent.id);
  return place === -1 ? [...inForce, { ...sent, id: null }] : inForce.with(place, sent);
};

/**
 * An invalid field: the title, the total duration or, by key, a stop without a title, a ticket without a
 * title or price, or a shop without a name or an answer on the commission.
 */
export type ItineraryProblem =
  | 'title'
  | 'length'
  | `stop-${number}`
  | `ticket-${number}`
  | `yen-${number}`
  | `shop-${number}`
  | `commission-${number}`;

const isEmpty = ({ en, zh }: TypedWords): boolean => en.trim() === '' && zh.trim() === '';

/** Returns the errors in form order. */
export const findProblems = ({
  title,
  stops,
  terms: { tickets, shops = [] },
}: TypedItinerary): ItineraryProblem[] => [
  ...(isEmpty(title) ? (['title'] as const) : []),
  ...stops.flatMap((stop) => (isEmpty(stop.title) ? [`stop-${stop.key}` as const] : [])),
  ...(calculateItineraryMinutes(stops) === null ? (['length'] as const) : []),
  ...tickets.flatMap((ticket) => [
    ...(isEmpty(ticket.title) ? [`ticket-${ticket.key}` as const] : []),
    ...(parseYen(ticket.yen) === null ? [`yen-${ticket.key}` as const] : []),
  ]),
  ...shops.flatMap((shop) => [
    ...(isEmpty(shop.name) ? [`shop-${shop.key}` as const] : []),
    ...(shop.commission === null ? [`commission-${shop.key}` as const] : []),
  ]),
];

const { min, max } = ITINERARY_BOUNDS.stopMinutes;
/** The durations offered for a stop at a shop, in minutes. */
export const SHOP_DURATIONS: readonly number[] = Array.from(
  { length: ITINERARY_BOUNDS.shopMinutes.max / ITINERARY_BOUNDS.shopMinutes.step },
  (_, index) => (index + 1) * ITINERARY_BOUNDS.shopMinutes.step,
);

const QUARTER = 15;
const OFFERED = Array.from({ length: max / QUARTER }, (_, index) => (index + 1) * QUARTER);

/** Returns the durations offered for a stop, in minutes: quarter hours, and its current duration. */
export const stopDurations = (now: number): number[] =>
  [...new Set([...OFFERED, now])].filter((each) => each >= min).toSorted((a, b) => a - b);
