import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import { ticketsToBuy } from '@tomoguide/contract/bookings/tickets';
import { formatMoney, formatYen } from '@tomoguide/contract/format';
import { inLocale } from '@tomoguide/contract/guides/local-text';
import { maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import type { PaymentEvents } from '@tomoguide/contract/payments/events';
import type { Letter } from './letter-frame.ts';
import type { Say } from './sentences.ts';
import {
  deadline,
  earned,
  type LetterFacts,
  letter,
  otherSide,
  type Reader,
} from './tour-letter.ts';

/** The other side's text, masked while contacts are hidden. */
const quotedText = ({ booking }: LetterFacts, say: Say, words: string | null): string | null =>
  words && say('said', { words: booking.showsContacts ? words : maskContacts(words).text });

const answerBy = (facts: LetterFacts, at: string | null, reader: Reader) =>
  at === null ? {} : { answerBy: deadline(facts, at, reader) };

export const paidLetters = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.paid'], 'answerBy'>,
): Letter[] =>
  (['traveler', 'guide'] as const).map((to) =>
    letter(facts, to, (say, reader) => {
      const key = to === 'traveler' ? 'paidTraveler' : 'paidGuide';
      const wasAccepted = event.answerBy === null;
      const text = wasAccepted ? 'textAccepted' : 'text';
      return {
        subject: say(
          to === 'guide' && wasAccepted ? 'paidGuide.subjectAccepted' : `${key}.subject`,
        ),
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

/** To the side that has to answer; none if the suggestion is answered or has lapsed. */
export const addressProposedLetters = (
  facts: LetterFacts,
  { by }: Pick<BookingEvents['booking.address_proposed'], 'by'>,
): Letter[] => {
  const { suggestedPlace, meetingPlace } = facts.booking;
  if (suggestedPlace === null) return [];
  return [
    letter(facts, otherSide(by), (say) => ({
      subject: say('addressProposed.subject'),
      lines: [
        say('addressProposed.text', { place: suggestedPlace }),
        say('addressProposed.holds', { oldPlace: meetingPlace }),
      ],
    })),
  ];
};

/** To both, with the current address. */
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
          ? say('addressChanged.text', { place })
          : say('addressChanged.textAccepted', { place }),
      ],
    })),
  );
};

/** A day before the start: where to meet, and what to pay in person. */
export const startsTomorrowLetters = (facts: LetterFacts): Letter[] =>
  PARTIES.map((to) =>
    letter(facts, to, (say) => ({
      subject: say('startsTomorrow.subject'),
      lines: [
        say('startsTomorrow.place', { place: facts.booking.meetingPlace }),
        say(to === 'traveler' ? 'startsTomorrow.traveler' : 'startsTomorrow.guide'),
      ],
    })),
  );

/** To each side with tickets to buy: those left. None to a side that has ticked them in the meantime. */
export const ticketsDueLetters = (facts: LetterFacts): Letter[] =>
  PARTIES.flatMap((to) => {
    const left = ticketsToBuy(facts.booking, to);
    if (left.length === 0) return [];
    return letter(facts, to, (say, { locale }) => ({
      subject: say('ticketsDue.subject'),
      lines: [
        say('ticketsDue.text'),
        ...left.map(({ title, yen }) =>
          say('ticketsDue.ticket', {
            title: inLocale(title, locale),
            amount: formatYen(yen, locale),
          }),
        ),
      ],
    }));
  });

export const completedLetters = (facts: LetterFacts): Letter[] => [
  letter(facts, 'traveler', (say) => ({
    subject: say('completedTraveler.subject'),
    lines: [say('completedTraveler.text'), say('review')],
  })),
  letter(facts, 'guide', (say, reader) => ({
    subject: say('completedGuide.subject'),
    lines: [say('completedGuide.text'), earned(facts, say, reader)],
  })),
];

export const rejectedLetters = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.rejected'], 'refundCents' | 'rejectReason' | 'reason'>,
): Letter[] => [
  letter(facts, 'traveler', (say, { locale }) => ({
    subject: say('rejectedTraveler.subject'),
    lines: [
      // The reason `other` has no text of its own: the guide's text follows.
      event.rejectReason === 'other'
        ? say('rejectedTraveler.unable')
        : say('rejectedTraveler.unableBecause', {
            why: say(`bookings:rejectReason.${event.rejectReason}`),
          }),
      quotedText(facts, say, event.reason),
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
      quotedText(facts, say, event.reason),
    ],
  })),
  letter(facts, 'guide', (say) => ({
    subject: say('cancelledGuide.subject'),
    lines: [say('cancelledGuide.text'), quotedText(facts, say, event.reason)],
  })),
];

/** To the traveler only: the guide does not see how they pay. */
export const endedHoldLetters = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.cancelled'], 'cancelKind' | 'refundCents' | 'reason'>,
): Letter[] => [
  {
    ...letter(facts, 'traveler', (say, { locale }) => ({
      subject: say('cancelledTraveler.subject'),
      lines: [
        say('cancelledTraveler.text'),
        event.cancelKind === 'hold_expired' ? say('bookings:cancelKind.hold_expired') : null,
        say('cancelledTraveler.backInWallet', { refund: formatMoney(event.refundCents, locale) }),
        quotedText(facts, say, event.reason),
      ],
    })),
    // Paid from the wallet.
    aboutOwnPaid: true,
  },
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

/** To the booker, who is not there. Does not name the travelers, because emails cannot be erased. */
export const travelersMetLetters = (
  facts: LetterFacts,
  { at }: Pick<BookingEvents['booking.travelers_met'], 'at'>,
): Letter[] => [
  letter(facts, 'traveler', (say, reader) => ({
    subject: say('travelersMet.subject'),
    lines: [say('travelersMet.text', { time: deadline(facts, at, reader) })],
  })),
];
