import { PARTIES, type Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import { formatHours, formatInBothZones, formatMoney } from '@tomoguide/contract/format';
import type { PaymentEvents } from '@tomoguide/contract/payments/events';
import type { UserFacts } from '../../accounts/service.ts';
import type { BookingSummary } from '../../bookings/service.ts';
import { type Say, sentencesIn } from './sentences.ts';

/** Who and what a letter is about. */
export interface LetterFacts {
  booking: BookingSummary;
  traveler: UserFacts;
  guide: UserFacts;
  publicUrl: string;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

type Reader = Pick<UserFacts, 'locale' | 'timeZone'>;

/** A moment that concerns the reader alone: on their clock first, then on the guide's. */
const deadline = ({ booking }: LetterFacts, at: string, { locale, timeZone }: Reader): string =>
  formatInBothZones(at, timeZone ?? booking.timeZone, booking.timeZone, locale);

/** What every sentence of a letter may name. */
const valuesOf = (facts: LetterFacts, { locale, timeZone }: Reader, say: Say) => ({
  number: facts.booking.bookingNumber,
  guide: facts.guide.nickname,
  traveler: facts.traveler.nickname,
  when: formatInBothZones(
    facts.booking.start.toString(),
    facts.booking.timeZone,
    timeZone ?? facts.booking.timeZone,
    locale,
  ),
  length: formatHours(facts.booking.hours, locale),
  people: say('people', { count: facts.booking.travelers }),
  deposit: formatMoney(facts.booking.depositCents, locale),
  rest: formatMoney(facts.booking.finalPaymentCents, locale),
});

/** A letter to one of the two: greeting, what happened, the tour, where to look. */
const letter = (
  facts: LetterFacts,
  to: 'traveler' | 'guide',
  write: (say: Say, reader: Reader) => { subject: string; lines: (string | null)[] },
): Letter => {
  const reader = facts[to];
  const base = sentencesIn(reader.locale);
  const values = valuesOf(facts, reader, base);
  const say: Say = (key, more) => base(key, { ...values, ...more });
  const { subject, lines } = write(say, reader);
  const link =
    to === 'traveler'
      ? say('seeTrips', { url: `${facts.publicUrl}/dashboard` })
      : say('seeRequests', { url: `${facts.publicUrl}/guide-dashboard` });
  const text = [
    say('hello', { name: reader.nickname }),
    lines.filter((line) => line !== null).join('\n'),
    say('tour'),
    link,
    say('bye'),
  ];
  return { to: reader.email, subject, text: text.join('\n\n') };
};

const answerBy = (facts: LetterFacts, at: string | null, reader: Reader) =>
  at === null ? {} : { answerBy: deadline(facts, at, reader) };

export const paidLetters = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.paid'], 'answerBy'>,
): Letter[] =>
  (['traveler', 'guide'] as const).map((to) =>
    letter(facts, to, (say, reader) => {
      const key = to === 'traveler' ? 'paidTraveler' : 'paidGuide';
      const text = event.answerBy === null ? 'textAccepted' : 'text';
      return {
        subject: say(`${key}.subject`),
        lines: [say(`${key}.${text}`, answerBy(facts, event.answerBy, reader))],
      };
    }),
  );

export const acceptedLetters = (facts: LetterFacts): Letter[] => [
  letter(facts, 'traveler', (say) => ({
    subject: say('acceptedTraveler.subject'),
    lines: [say('acceptedTraveler.text')],
  })),
];

const otherSide = (party: Party): Party => (party === 'traveler' ? 'guide' : 'traveler');

/** To the side that has to answer; nothing once the suggestion is answered or has lapsed. */
export const addressProposedLetters = (
  facts: LetterFacts,
  { by }: Pick<BookingEvents['booking.address_proposed'], 'by'>,
): Letter[] => {
  const { suggestedPlace, meetingPlace } = facts.booking;
  if (suggestedPlace === null) return [];
  const person = facts[by].nickname;
  return [
    letter(facts, otherSide(by), (say) => ({
      subject: say('addressProposed.subject', { person }),
      lines: [
        say('addressProposed.text', { person, place: suggestedPlace }),
        say('addressProposed.holds', { oldPlace: meetingPlace }),
      ],
    })),
  ];
};

/** To both, with the address that holds now. */
export const addressChangedLetters = (
  facts: LetterFacts,
  { by }: Pick<BookingEvents['booking.address_changed'], 'by'>,
): Letter[] => {
  const place = facts.booking.meetingPlace;
  return PARTIES.map((to) =>
    letter(facts, to, (say) => ({
      subject: say('addressChanged.subject'),
      lines: [
        to === by
          ? say('addressChanged.text', { person: facts[otherSide(to)].nickname, place })
          : say('addressChanged.textAccepted', { place }),
      ],
    })),
  );
};

/** A day before the start: where to meet, and what is paid there. */
export const startsTomorrowLetters = (facts: LetterFacts): Letter[] =>
  PARTIES.map((to) =>
    letter(facts, to, (say) => ({
      subject: say('startsTomorrow.subject', { person: facts[otherSide(to)].nickname }),
      lines: [
        say('startsTomorrow.place', { place: facts.booking.meetingPlace }),
        say(to === 'traveler' ? 'startsTomorrow.traveler' : 'startsTomorrow.guide'),
      ],
    })),
  );

export const completedLetters = (facts: LetterFacts): Letter[] => [
  letter(facts, 'traveler', (say) => ({
    subject: say('completedTraveler.subject'),
    lines: [say('completedTraveler.text'), say('completedTraveler.review')],
  })),
  letter(facts, 'guide', (say, { locale }) => ({
    subject: say('completedGuide.subject'),
    lines: [
      say('completedGuide.text'),
      facts.booking.earnedCents
        ? say('completedGuide.earned', { amount: formatMoney(facts.booking.earnedCents, locale) })
        : null,
    ],
  })),
];

export const rejectedLetters = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.rejected'], 'refundCents' | 'rejectReason' | 'reason'>,
): Letter[] => [
  letter(facts, 'traveler', (say, { locale }) => ({
    subject: say('rejectedTraveler.subject'),
    lines: [
      // 'Another reason' says nothing: the guide's own words follow.
      event.rejectReason === 'other'
        ? say('rejectedTraveler.unable')
        : say('rejectedTraveler.unableBecause', {
            why: say(`bookings:rejectReason.${event.rejectReason}`),
          }),
      event.reason ? say('said', { words: event.reason }) : null,
      say('rejectedTraveler.refunded', { refund: formatMoney(event.refundCents, locale) }),
    ],
  })),
];

export const cancelledLetters = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.cancelled'], 'refundCents' | 'reason'>,
): Letter[] => [
  letter(facts, 'traveler', (say, { locale }) => ({
    subject: say('cancelledTraveler.subject'),
    lines: [
      say('cancelledTraveler.text'),
      event.refundCents > 0
        ? say('cancelledTraveler.refunded', { refund: formatMoney(event.refundCents, locale) })
        : say('cancelledTraveler.notRefunded'),
      event.reason ? say('said', { words: event.reason }) : null,
    ],
  })),
  letter(facts, 'guide', (say) => ({
    subject: say('cancelledGuide.subject'),
    lines: [say('cancelledGuide.text'), event.reason ? say('said', { words: event.reason }) : null],
  })),
];

/** To the traveler alone: how they pay is not the guide's business. */
export const endedHoldLetters = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.cancelled'], 'cancelKind' | 'refundCents' | 'reason'>,
): Letter[] => [
  letter(facts, 'traveler', (say, { locale }) => ({
    subject: say('cancelledTraveler.subject'),
    lines: [
      say('cancelledTraveler.text'),
      event.cancelKind === 'hold_expired' ? say('bookings:cancelKind.hold_expired') : null,
      say('cancelledTraveler.backInWallet', { refund: formatMoney(event.refundCents, locale) }),
      event.reason ? say('said', { words: event.reason }) : null,
    ],
  })),
];

export const refundRefusedLetters = (
  facts: LetterFacts,
  event: Pick<PaymentEvents['payment.refund_refused'], 'amountCents'>,
): Letter[] => [
  letter(facts, 'traveler', (say, { locale }) => ({
    subject: say('refundRefusedTraveler.subject'),
    lines: [say('refundRefusedTraveler.text', { refund: formatMoney(event.amountCents, locale) })],
  })),
];
