import type { Locale } from '../locale.ts';
import { getTextInLocale, type LocalText } from './local-text.ts';

/**
 * What the price of a tour with an itinerary includes, and which tickets it needs (docs/product/guides.md,
 * "Changing the itineraries"). Contains no schemas, so that pages need not load a validation library.
 */

/** Items that a guide can mark as included or not included, or leave unspecified. */
export const INCLUDABLE = ['guide_fares', 'entrance_fees', 'meals', 'drinks', 'pick_up'] as const;
export type Includable = (typeof INCLUDABLE)[number];

/** Who buys a ticket: the guide or the traveler in advance, or everyone on site. */
export const TICKET_BUYERS = ['guide', 'traveler', 'on_site'] as const;
export type TicketBuyer = (typeof TICKET_BUYERS)[number];

/** What is included or not included, with texts either in both languages or in the user's language. */
export interface Inclusion<Words> {
  kinds: Includable[];
  /** The guide's own text; empty, or null in both languages, if there is none. */
  words: Words;
}

export interface Ticket<Words> {
  title: Words;
  buyer: TicketBuyer;
  /** Price of one ticket, in whole JPY. */
  yen: number;
}

/** A stop at a shop (docs/product/guides.md, "Shopping stops"). */
export interface Shop<Words> {
  name: Words;
  /** The longest that the stop takes, in minutes, which are part of the tour's duration. */
  minutes: number;
  /** Whether the guide gets a commission from the shop. */
  commission: boolean;
}

export interface Terms<Words> {
  included: Inclusion<Words>;
  notIncluded: Inclusion<Words>;
  tickets: Ticket<Words>[];
  /**
   * Every stop at a shop; empty if there is none. Absent in copies from before guides declared them, which
   * therefore state nothing about shops.
   */
  shops?: Shop<Words>[] | undefined;
}

/** Terms that specify nothing. */
export const NO_TERMS: Terms<LocalText> = {
  included: { kinds: [], words: { en: null, zh: null } },
  notIncluded: { kinds: [], words: { en: null, zh: null } },
  tickets: [],
};

const localizeInclusion = (
  { kinds, words }: Inclusion<LocalText>,
  locale: Locale,
): Inclusion<string> => ({ kinds, words: getTextInLocale(words, locale) });

/** Returns the terms in the user's language. */
export const localizeTerms = (terms: Terms<LocalText>, locale: Locale): Terms<string> => ({
  included: localizeInclusion(terms.included, locale),
  notIncluded: localizeInclusion(terms.notIncluded, locale),
  tickets: terms.tickets.map((each) => ({ ...each, title: getTextInLocale(each.title, locale) })),
  ...(terms.shops && {
    shops: terms.shops.map((each) => ({ ...each, name: getTextInLocale(each.name, locale) })),
  }),
});

const hasInclusion = ({ kinds, words }: Inclusion<string>): boolean =>
  kinds.length > 0 || words !== '';

/** Returns whether the terms specify anything, which includes that there are no shopping stops. */
export const hasTerms = ({ included, notIncluded, tickets, shops }: Terms<string>): boolean =>
  hasInclusion(included) || hasInclusion(notIncluded) || tickets.length > 0 || shops !== undefined;

/** Returns the longest time at shops, in minutes, and whether the guide gets a commission from any. */
export const sumUpShops = (
  shops: readonly Pick<Shop<unknown>, 'minutes' | 'commission'>[],
): { minutes: number; commission: boolean } => ({
  minutes: shops.reduce((sum, { minutes }) => sum + minutes, 0),
  commission: shops.some(({ commission }) => commission),
});

interface Stop<Words> {
  title: Words;
  description: Words;
  minutes: number | null;
}

/** Returns the stops in the user's language. */
export const localizeStops = (stops: readonly Stop<LocalText>[], locale: Locale): Stop<string>[] =>
  stops.map(({ title, description, minutes }) => ({
    title: getTextInLocale(title, locale),
    description: getTextInLocale(description, locale),
    minutes,
  }));
