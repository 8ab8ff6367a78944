import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import {
  dayIn,
  formatDay,
  formatInBothZones,
  formatLength,
  formatMoney,
} from '@tomoguide/contract/format';
import { inLocale } from '@tomoguide/contract/guides/local-text';
import { personName, type UserFacts } from '../../accounts/service.ts';
import type { BookingSummary } from '../../bookings/service.ts';
import { type Letter, letterText } from './letter-frame.ts';
import { type Say, sentencesIn } from './sentences.ts';

/** The facts in every email about a tour, booked or requested. */
type Tour = Pick<
  BookingSummary,
  'start' | 'timeZone' | 'hours' | 'travelers' | 'itinerary' | 'depositCents' | 'finalPaymentCents'
> & { bookingNumber?: string; paid?: boolean };

/** The users and the tour an email is about. */
export interface TourFacts {
  booking: Tour;
  traveler: UserFacts;
  guide: UserFacts;
  publicUrl: string;
}

/** The same for a booked tour. */
export interface LetterFacts extends TourFacts {
  booking: BookingSummary;
}

export type Reader = Pick<UserFacts, 'locale' | 'timeZone'>;

/** A time that concerns only the user: in their zone first, then in the guide's. */
export const deadline = (
  { booking }: TourFacts,
  at: string,
  { locale, timeZone }: Reader,
): string => formatInBothZones(at, timeZone ?? booking.timeZone, booking.timeZone, locale);

/** The guide's share of the online money, and when it can be withdrawn; null if none. */
export const earned = ({ booking }: LetterFacts, say: Say, { locale }: Reader): string | null => {
  if (!booking.earned?.cents) return null;
  const { cents, releaseAt } = booking.earned;
  const amount = formatMoney(cents, locale);
  if (releaseAt === null) return say('earnedFrozen', { amount });
  const day = formatDay(dayIn(releaseAt.toString(), booking.timeZone), locale);
  return say('earned', { amount, day });
};

/** The values available to every sentence of an email. */
const valuesOf = (facts: TourFacts, to: Party, { locale, timeZone }: Reader, say: Say) => ({
  number: facts.booking.bookingNumber,
  guide: personName(facts.guide.nickname, locale),
  traveler: personName(facts.traveler.nickname, locale),
  /** The other side. */
  person: personName(facts[otherSide(to)].nickname, locale),
  when: formatInBothZones(
    facts.booking.start.toString(),
    facts.booking.timeZone,
    timeZone ?? facts.booking.timeZone,
    locale,
  ),
  length: formatLength(facts.booking.hours * 60, locale),
  people: say('people', { count: facts.booking.travelers }),
  deposit: formatMoney(facts.booking.depositCents, locale),
  rest: formatMoney(facts.booking.finalPaymentCents, locale),
});

interface Written {
  subject: string;
  lines: (string | null)[];
  /** The page to link to, if it is not the user's list of tours. */
  page?: string;
}

/** An email to one side: greeting, event, tour, link. */
export const letter = (
  facts: TourFacts,
  to: 'traveler' | 'guide',
  write: (say: Say, reader: Reader) => Written,
): Letter => {
  const reader = facts[to];
  const base = sentencesIn(reader.locale);
  const values = valuesOf(facts, to, reader, base);
  const say: Say = (key, more) => base(key, { ...values, ...more });
  const { subject, lines, page } = write(say, reader);
  const links = {
    traveler: () => say('seeTrips', { url: `${facts.publicUrl}/dashboard` }),
    guide: () => say('seeTour', { url: `${facts.publicUrl}/guide-dashboard#${values.number}` }),
  };
  const link = page ? say('see', { url: facts.publicUrl + page }) : links[to]();
  const { itinerary } = facts.booking;
  const plan = itinerary && say('itinerary', { title: inLocale(itinerary.title, reader.locale) });
  return {
    reader,
    aboutOwnPaid: to === 'traveler' && facts.booking.paid === true,
    to: reader.email,
    subject,
    text: letterText(say, reader.nickname, lines, [say('tour'), plan], link),
  };
};

export const otherSide = (party: Party): Party => (party === 'traveler' ? 'guide' : 'traveler');
