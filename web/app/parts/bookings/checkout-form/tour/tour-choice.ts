import { SERVICES_MAX, TRAVELERS_MAX } from '@tomoguide/contract/guides/figures';
import { parseId } from '@tomoguide/contract/ids';
import type { ItineraryId, SubcategoryId } from '@tomoguide/contract/primitives';

/** The tour choices so far. They are stored in the URL, so they survive a reload and a login. */
export interface TourChoice {
  /** The day in the guide's time zone, as YYYY-MM-DD. */
  date: string | null;
  /** The start in RFC 3339 format; null until it is chosen. */
  start: string | null;
  /** Duration in hours, in steps of 0.5. */
  duration: number;
  /** The group size; null until it is known, for example after a search for '10+'. */
  travelers: number | null;
  /** True if the search was for ten or more travelers. */
  tenPlus: boolean;
  /** The IDs of the chosen subcategories that the guide offers. */
  services: readonly SubcategoryId[];
  /** The itinerary to book, from the URL. It may have been deleted. */
  itineraryId: ItineraryId | null;
}

/** The limits of what the guide offers. */
export interface TourOffer {
  minDuration: number;
  maxDuration: number;
  minPeople: number;
  maxPeople: number;
  services: readonly SubcategoryId[];
  /** The hourly price in fen for services without their own price. */
  basicPricePerHourCents: number;
  timeZone: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Matches '10+'. An unescaped plus sign arrives as a space. */
const TEN_PLUS = /^10[+ ]$/;

const parseDate = (text: string | null): string | null => {
  if (text === null || !DATE.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text).toString();
  } catch {
    return null;
  }
};

/** Parses a start: an instant, or a time on the chosen day in the guide's time zone. */
const parseStart = (text: string | null, date: string | null, timeZone: string): string | null => {
  if (text === null) return null;
  try {
    if (!TIME.test(text)) return Temporal.Instant.from(text).toString();
    return date === null
      ? null
      : Temporal.PlainDateTime.from(`${date}T${text}`)
          .toZonedDateTime(timeZone)
          .toInstant()
          .toString();
  } catch {
    return null;
  }
};

const parseDuration = (text: string | null, offer: TourOffer): number => {
  const hours = Number(text ?? Number.NaN);
  const offered =
    Number.isInteger(hours * 2) && hours >= offer.minDuration && hours <= offer.maxDuration;
  return offered ? hours : offer.minDuration;
};

/**
 * Parses the parameters of the URL. Drops values that are malformed or that the guide does not offer
 * (docs/product/pages.md, "Bad parameters").
 */
export const readChoice = (params: URLSearchParams, offer: TourOffer): TourChoice => {
  const date = parseDate(params.get('date'));
  const travelers = params.get('travelers');
  const services = params.getAll('services').flatMap((list) => list.split(',').map(Number));
  return {
    date,
    start: parseStart(params.get('start'), date, offer.timeZone),
    duration: parseDuration(params.get('duration'), offer),
    travelers: parseTravelers(travelers, offer),
    tenPlus: travelers !== null && TEN_PLUS.test(travelers),
    services: offer.services.filter((id) => services.includes(id)).slice(0, SERVICES_MAX),
    // Keeps the ID of a deleted itinerary, so that the page can report it.
    itineraryId: parseId<ItineraryId>(params.get('itinerary')),
  };
};

const parseTravelers = (text: string | null, offer: TourOffer): number | null => {
  if (text === null) return offer.minPeople;
  const people = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return people >= 1 && people <= TRAVELERS_MAX ? people : null;
};

/** Returns the choice as URL parameters. */
export const writeChoice = (choice: TourChoice): URLSearchParams => {
  const params = new URLSearchParams();
  if (choice.date) params.set('date', choice.date);
  if (choice.start) params.set('start', choice.start);
  params.set('duration', String(choice.duration));
  if (choice.travelers !== null) params.set('travelers', String(choice.travelers));
  else if (choice.tenPlus) params.set('travelers', '10+');
  else params.set('travelers', '');
  for (const id of choice.services) params.append('services', String(id));
  if (choice.itineraryId !== null) params.set('itinerary', String(choice.itineraryId));
  return params;
};

/** Moves the choice to another day; a chosen start keeps its time in the guide's time zone. */
export const withDay = (
  { start }: TourChoice,
  date: string,
  timeZone: string,
): Pick<TourChoice, 'date' | 'start'> => {
  if (start === null) return { date, start };
  const time = Temporal.Instant.from(start).toZonedDateTimeISO(timeZone).toPlainTime();
  const moved = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });
  return { date, start: moved.toInstant().toString() };
};

/** Returns whether the guide accepts groups of this size. */
export const groupFits = (travelers: number, offer: TourOffer): boolean =>
  Number.isInteger(travelers) && travelers >= offer.minPeople && travelers <= offer.maxPeople;
