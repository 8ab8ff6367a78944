import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  formatDay,
  formatDuration,
  formatInBothZones,
  formatMoney,
  formatShortDay,
  getDayInZone,
} from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { type TextValues, translate } from '@tomoguide/contract/translate';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import type { Translate } from '@tomoguide/contract/words/keys';
import { getTranslation } from '../../../translation.ts';
import { getPersonName, type UserFacts } from '../../accounts/service.ts';
import type { BookingSummary, EmailDetails } from '../../bookings/service.ts';
import { getCityName } from '../inbox/city-name.ts';
import { buildEmailText, type Email } from './email-frame.ts';

/** The facts in every email about a tour, whether booked or requested. */
type Tour = Pick<
  BookingSummary,
  'start' | 'timeZone' | 'hours' | 'travelers' | 'itinerary' | 'depositCents' | 'finalPaymentCents'
> & { bookingNumber?: string; paid?: boolean };

/** The users and the tour that an email is about. */
export interface TourFacts {
  booking: Tour;
  traveler: UserFacts;
  guide: UserFacts;
  /** The slug of the guide's service city. */
  city: string;
  publicUrl: string;
}

/** The facts for emails about a booked tour. */
export interface EmailFacts extends TourFacts {
  booking: BookingSummary & EmailDetails;
}

export type Reader = Pick<UserFacts, 'locale' | 'timeZone'>;

/** Formats a time that concerns only this user: first in the user's time zone, then in the guide's. */
export const formatDeadline = (
  { booking }: TourFacts,
  at: string,
  { locale, timeZone }: Reader,
): string => formatInBothZones(at, timeZone ?? booking.timeZone, booking.timeZone, locale);

/**
 * Returns a text with the guide's share of the online payment and when it can be withdrawn; null if the
 * guide has no share.
 */
export const formatEarnings = (
  { booking }: EmailFacts,
  t: TourText,
  { locale }: Reader,
): string | null => {
  if (!booking.earned?.cents) return null;
  const { cents, releaseAt } = booking.earned;
  const amount = formatMoney(cents, locale);
  if (releaseAt === null) return t('emails.earnedFrozen', { amount });
  const day = formatDay(getDayInZone(releaseAt.toString(), booking.timeZone), locale);
  return t('emails.earned', { amount, day });
};

/** Returns the values that every text of an email can use. */
const formatValues = (facts: TourFacts, to: Party, { locale, timeZone }: Reader) => ({
  number: facts.booking.bookingNumber,
  city: getCityName(facts.city, locale),
  date: formatShortDay(
    getDayInZone(facts.booking.start.toString(), facts.booking.timeZone),
    locale,
  ),
  guide: getPersonName(facts.guide.nickname, locale),
  traveler: getPersonName(facts.traveler.nickname, locale),
  /** The name of the other party. */
  person: getPersonName(facts[getOtherParty(to)].nickname, locale),
  when: formatInBothZones(
    facts.booking.start.toString(),
    facts.booking.timeZone,
    timeZone ?? facts.booking.timeZone,
    locale,
  ),
  length: formatDuration(facts.booking.hours * 60, locale),
  people: getTranslation<'emails'>(locale)('emails.people', { count: facts.booking.travelers }),
  deposit: formatMoney(facts.booking.depositCents, locale),
  rest: formatMoney(facts.booking.finalPaymentCents, locale),
});

/** The function that translates the texts of emails; it adds the values of `formatValues` to the caller's. */
export type TourText = Translate<'emails' | 'bookings', keyof ReturnType<typeof formatValues>>;

interface EmailContent {
  subject: string;
  lines: (string | null)[];
  /** Path of the page to link to; if absent, the user's list of tours. */
  page?: string;
}

/** Generates an email to one party: greeting, event, tour, link. */
export const buildEmail = (
  facts: TourFacts,
  to: 'traveler' | 'guide',
  write: (t: TourText, reader: Reader) => EmailContent,
): Email => {
  const reader = facts[to];
  const { locale } = reader;
  const values = formatValues(facts, to, reader);
  const t = ((key: string, more?: TextValues) =>
    translate(locale, CATALOGS[locale], key, { ...values, ...more })) as TourText;
  const { subject, lines, page } = write(t, reader);
  const links = {
    traveler: () => t('emails.seeTrips', { url: `${facts.publicUrl}/dashboard` }),
    guide: () =>
      t('emails.seeTour', { url: `${facts.publicUrl}/guide-dashboard#${values.number}` }),
  };
  const link = page ? t('emails.see', { url: facts.publicUrl + page }) : links[to]();
  const { itinerary } = facts.booking;
  const number = values.number === undefined ? null : t('emails.booking');
  const plan =
    itinerary && t('emails.itinerary', { title: getTextInLocale(itinerary.title, locale) });
  return {
    reader,
    aboutOwnPaid: to === 'traveler' && facts.booking.paid === true,
    to: reader.email,
    subject,
    text: buildEmailText(
      getTranslation<'emails'>(locale),
      reader.nickname,
      lines,
      [t('emails.tour'), plan, number],
      link,
    ),
  };
};

export const getOtherParty = (party: Party): Party => (party === 'traveler' ? 'guide' : 'traveler');
