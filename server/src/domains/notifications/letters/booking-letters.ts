import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import { listTicketsToBuy } from '@tomoguide/contract/bookings/tickets';
import { formatMoney, formatYen } from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { maskReason } from '@tomoguide/contract/messaging/contact-mask';
import type { PaymentEvents } from '@tomoguide/contract/payments/events';
import type { Letter } from './letter-frame.ts';
import {
  buildEmail,
  formatDeadline,
  formatEarnings,
  getOtherParty,
  type LetterFacts,
  type TourText,
} from './tour-letter.ts';

/**
 * Returns the other party's text as a quotation, masked while contacts are hidden; null if there is no
 * text.
 */
const formatQuotation = (
  { booking }: LetterFacts,
  t: TourText,
  words: string | null,
): string | null =>
  words && t('letters.quoted', { words: booking.showsContacts ? words : maskReason(words).text });

export const buildPaidEmails = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.paid'], 'answerBy'>,
): Letter[] =>
  (['traveler', 'guide'] as const).map((to) =>
    buildEmail(facts, to, (t, reader) => {
      const key = to === 'traveler' ? 'paidTraveler' : 'paidGuide';
      const wasAccepted = event.answerBy === null;
      const isInstant = wasAccepted && facts.booking.instant;
      const text = isInstant ? 'textInstant' : wasAccepted ? 'textAccepted' : 'text';
      return {
        subject: t(
          to === 'guide' && wasAccepted
            ? 'letters.paidGuide.subjectAccepted'
            : `letters.${key}.subject`,
        ),
        lines: [
          t(`letters.${key}.${text}`, {
            answerBy: event.answerBy === null ? '' : formatDeadline(facts, event.answerBy, reader),
          }),
        ],
      };
    }),
  );

export const buildAcceptedEmails = (facts: LetterFacts): Letter[] => [
  buildEmail(facts, 'traveler', (t) => ({
    subject: t('letters.acceptedTraveler.subject'),
    lines: [t('letters.acceptedTraveler.text')],
  })),
];

/**
 * Returns the email to the party that must answer a proposed meeting point; none if the proposal was
 * answered or has lapsed.
 */
export const buildAddressProposedEmails = (
  facts: LetterFacts,
  { by }: Pick<BookingEvents['booking.address_proposed'], 'by'>,
): Letter[] => {
  const { suggestedPlace, meetingPlace } = facts.booking;
  if (suggestedPlace === null) return [];
  return [
    buildEmail(facts, getOtherParty(by), (t) => ({
      subject: t('letters.addressProposed.subject'),
      lines: [
        t('letters.addressProposed.text', { place: suggestedPlace }),
        t('letters.addressProposed.holds', { oldPlace: meetingPlace }),
      ],
    })),
  ];
};

/** Returns emails to both parties with the current meeting point. */
export const buildAddressChangedEmails = (
  facts: LetterFacts,
  { by }: Pick<BookingEvents['booking.address_changed'], 'by'>,
): Letter[] => {
  const place = facts.booking.meetingPlace;
  return PARTIES.map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t('letters.addressChanged.subject'),
      lines: [
        to === by
          ? t('letters.addressChanged.text', { place })
          : t('letters.addressChanged.textAccepted', { place }),
      ],
    })),
  );
};

/** Returns emails to both parties a day before the start: where to meet, and what to pay in person. */
export const buildStartsTomorrowEmails = (facts: LetterFacts): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t('letters.startsTomorrow.subject'),
      lines: [
        t('letters.startsTomorrow.place', { place: facts.booking.meetingPlace }),
        t(`letters.startsTomorrow.${to}`),
      ],
    })),
  );

/** Returns emails to both parties: where they will meet unless they agree on another place. */
export const buildPlaceDueEmails = (facts: LetterFacts): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t('letters.placeDue.subject'),
      lines: [
        t('letters.placeDue.text'),
        t('letters.startsTomorrow.place', { place: facts.booking.meetingPlace }),
      ],
    })),
  );

/**
 * Returns an email to each party with tickets to buy, listing the remaining tickets. A party that has
 * bought its tickets in the meantime gets no email.
 */
export const buildTicketsDueEmails = (facts: LetterFacts): Letter[] =>
  PARTIES.flatMap((to) => {
    const left = listTicketsToBuy(facts.booking, to);
    if (left.length === 0) return [];
    return buildEmail(facts, to, (t, { locale }) => ({
      subject: t('letters.ticketsDue.subject'),
      lines: [
        t('letters.ticketsDue.text'),
        ...left.map(({ title, yen }) =>
          t('letters.ticketsDue.ticket', {
            title: getTextInLocale(title, locale),
            amount: formatYen(yen, locale),
          }),
        ),
      ],
    }));
  });

export const buildCompletedEmails = (facts: LetterFacts): Letter[] => [
  buildEmail(facts, 'traveler', (t) => ({
    subject: t('letters.completedTraveler.subject'),
    lines: [t('letters.completedTraveler.text'), t('letters.review')],
  })),
  buildEmail(facts, 'guide', (t, reader) => ({
    subject: t('letters.completedGuide.subject'),
    lines: [t('letters.completedGuide.text'), formatEarnings(facts, t, reader)],
  })),
];

export const buildRejectedEmails = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.rejected'], 'refundCents' | 'rejectReason' | 'reason'>,
): Letter[] => [
  buildEmail(facts, 'traveler', (t, { locale }) => ({
    subject: t('letters.rejectedTraveler.subject'),
    lines: [
      // The reason `other` has no text of its own; the guide's text follows.
      event.rejectReason === 'other'
        ? t('letters.rejectedTraveler.unable')
        : t('letters.rejectedTraveler.unableBecause', {
            why: t(`bookings.rejectReason.${event.rejectReason}`),
          }),
      formatQuotation(facts, t, event.reason),
      t('letters.rejectedTraveler.refunded', { refund: formatMoney(event.refundCents, locale) }),
    ],
  })),
];

/** Returns emails to both parties: why, and that either can cancel with a full refund. */
export const buildWeatherEmails = (
  facts: LetterFacts,
  { reason }: Pick<BookingEvents['booking.weather_declared'], 'reason'>,
): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, { locale }) => ({
      subject: t('letters.weather.subject'),
      lines: [
        t('letters.weather.text', { reason: getTextInLocale(reason, locale) }),
        t(`letters.weather.${to}`),
      ],
    })),
  );

/** Returns emails to both parties: until when either can still cancel with a full refund. */
export const buildWeatherEndedEmails = (
  facts: LetterFacts,
  { until }: Pick<BookingEvents['booking.weather_ended'], 'until'>,
): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, reader) => ({
      subject: t('letters.weatherEnded.subject'),
      lines: [
        t('letters.weatherEnded.text', { until: formatDeadline(facts, until, reader) }),
        t('letters.weatherEnded.usual'),
      ],
    })),
  );

export const buildCancelledEmails = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.cancelled'], 'refundCents' | 'reason' | 'substitute'>,
): Letter[] => [
  buildEmail(facts, 'traveler', (t, { locale }) => ({
    subject: t('letters.cancelledTraveler.subject'),
    lines: [
      t('letters.cancelledTraveler.text'),
      event.substitute ? t(`letters.cancelledTraveler.substitute.${event.substitute}`) : null,
      event.refundCents > 0
        ? t('letters.cancelledTraveler.refunded', {
            refund: formatMoney(event.refundCents, locale),
          })
        : t('letters.cancelledTraveler.notRefunded'),
      formatQuotation(facts, t, event.reason),
    ],
  })),
  buildEmail(facts, 'guide', (t) => ({
    subject: t('letters.cancelledGuide.subject'),
    lines: [
      t('letters.cancelledGuide.text'),
      event.substitute ? t(`letters.cancelledGuide.substitute.${event.substitute}`) : null,
      formatQuotation(facts, t, event.reason),
    ],
  })),
];

/**
 * Returns the email about an unpaid hold that ended. Only the traveler gets it, because the guide does not
 * see how the traveler pays.
 */
export const buildEndedHoldEmails = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.cancelled'], 'cancelKind' | 'refundCents' | 'reason'>,
): Letter[] => [
  {
    ...buildEmail(facts, 'traveler', (t, { locale }) => ({
      subject: t('letters.cancelledTraveler.subject'),
      lines: [
        t('letters.cancelledTraveler.text'),
        event.cancelKind === 'hold_expired' ? t('bookings.cancelKind.hold_expired') : null,
        t('letters.cancelledTraveler.backInWallet', {
          refund: formatMoney(event.refundCents, locale),
        }),
        formatQuotation(facts, t, event.reason),
      ],
    })),
    // Counts as the user's own paid booking, because the hold used wallet money.
    aboutOwnPaid: true,
  },
];

export const buildRefundRefusedEmails = (
  facts: LetterFacts,
  event: Pick<PaymentEvents['payment.refund_refused'], 'amountCents'>,
): Letter[] => [
  buildEmail(facts, 'traveler', (t, { locale }) => ({
    subject: t('letters.refundRefusedTraveler.subject'),
    lines: [
      t('letters.refundRefusedTraveler.text', { refund: formatMoney(event.amountCents, locale) }),
    ],
  })),
];

/**
 * Returns the email to the booker, who is not present at the tour. It does not name the travelers, because
 * emails cannot be erased.
 */
export const buildTravelersMetEmails = (
  facts: LetterFacts,
  { at }: Pick<BookingEvents['booking.travelers_met'], 'at'>,
): Letter[] => [
  buildEmail(facts, 'traveler', (t, reader) => ({
    subject: t('letters.travelersMet.subject'),
    lines: [t('letters.travelersMet.text', { time: formatDeadline(facts, at, reader) })],
  })),
];
