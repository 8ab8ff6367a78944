import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import { listTicketsToBuy } from '@tomoguide/contract/bookings/tickets';
import { formatMoney, formatYen } from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { maskBesideMessages } from '@tomoguide/contract/messaging/contact-mask';
import type { PaymentEvents } from '@tomoguide/contract/payments/events';
import type { Email } from './email-frame.ts';
import {
  buildEmail,
  type EmailFacts,
  formatDeadline,
  formatEarnings,
  getOtherParty,
  type TourText,
} from './tour-email.ts';

/**
 * Returns the other party's text as a quotation, masked while contacts are hidden; null if there is no
 * text.
 */
const formatQuotation = (
  { booking }: EmailFacts,
  t: TourText,
  words: string | null,
): string | null =>
  words &&
  t('emails.quoted', { words: booking.showsContacts ? words : maskBesideMessages(words).text });

export const buildPaidEmails = (
  facts: EmailFacts,
  event: Pick<BookingEvents['booking.paid'], 'answerBy'>,
): Email[] =>
  (['traveler', 'guide'] as const).map((to) =>
    buildEmail(facts, to, (t, reader) => {
      const key = to === 'traveler' ? 'paidTraveler' : 'paidGuide';
      const wasAccepted = event.answerBy === null;
      const isInstant = wasAccepted && facts.booking.instant;
      const text = isInstant ? 'textInstant' : wasAccepted ? 'textAccepted' : 'text';
      return {
        subject: t(
          to === 'guide' && wasAccepted
            ? 'emails.paidGuide.subjectAccepted'
            : `emails.${key}.subject`,
        ),
        lines: [
          t(`emails.${key}.${text}`, {
            answerBy: event.answerBy === null ? '' : formatDeadline(facts, event.answerBy, reader),
          }),
        ],
      };
    }),
  );

export const buildAcceptedEmails = (facts: EmailFacts): Email[] => [
  buildEmail(facts, 'traveler', (t) => ({
    subject: t('emails.acceptedTraveler.subject'),
    lines: [t('emails.acceptedTraveler.text')],
  })),
];

/**
 * Returns the email to the party that must answer a proposed meeting point; none if the proposal was
 * answered or has lapsed.
 */
export const buildAddressProposedEmails = (
  facts: EmailFacts,
  { by }: Pick<BookingEvents['booking.address_proposed'], 'by'>,
): Email[] => {
  const { suggestedPlace, meetingPlace } = facts.booking;
  if (suggestedPlace === null) return [];
  return [
    buildEmail(facts, getOtherParty(by), (t) => ({
      subject: t('emails.addressProposed.subject'),
      lines: [
        t('emails.addressProposed.text', { place: suggestedPlace }),
        t('emails.addressProposed.holds', { oldPlace: meetingPlace }),
      ],
    })),
  ];
};

/** Returns emails to both parties with the current meeting point. */
export const buildAddressChangedEmails = (
  facts: EmailFacts,
  { by }: Pick<BookingEvents['booking.address_changed'], 'by'>,
): Email[] => {
  const place = facts.booking.meetingPlace;
  return PARTIES.map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t('emails.addressChanged.subject'),
      lines: [
        to === by
          ? t('emails.addressChanged.text', { place })
          : t('emails.addressChanged.textAccepted', { place }),
      ],
    })),
  );
};

/** Returns emails to both parties a day before the start: where to meet, and what to pay in person. */
export const buildStartsTomorrowEmails = (facts: EmailFacts): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t('emails.startsTomorrow.subject'),
      lines: [
        t('emails.startsTomorrow.place', { place: facts.booking.meetingPlace }),
        t(`emails.startsTomorrow.${to}`),
      ],
    })),
  );

/** Returns emails to both parties: where they will meet unless they agree on another place. */
export const buildPlaceDueEmails = (facts: EmailFacts): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t('emails.placeDue.subject'),
      lines: [
        t('emails.placeDue.text'),
        t('emails.startsTomorrow.place', { place: facts.booking.meetingPlace }),
      ],
    })),
  );

/**
 * Returns an email to each party with tickets to buy, listing the remaining tickets. A party that has
 * bought its tickets in the meantime gets no email.
 */
export const buildTicketsDueEmails = (facts: EmailFacts): Email[] =>
  PARTIES.flatMap((to) => {
    const left = listTicketsToBuy(facts.booking, to);
    if (left.length === 0) return [];
    return buildEmail(facts, to, (t, { locale }) => ({
      subject: t('emails.ticketsDue.subject'),
      lines: [
        t('emails.ticketsDue.text'),
        ...left.map(({ title, yen }) =>
          t('emails.ticketsDue.ticket', {
            title: getTextInLocale(title, locale),
            amount: formatYen(yen, locale),
          }),
        ),
      ],
    }));
  });

export const buildCompletedEmails = (facts: EmailFacts): Email[] => [
  buildEmail(facts, 'traveler', (t) => ({
    subject: t('emails.completedTraveler.subject'),
    lines: [t('emails.completedTraveler.text'), t('emails.review')],
  })),
  buildEmail(facts, 'guide', (t, reader) => ({
    subject: t('emails.completedGuide.subject'),
    lines: [t('emails.completedGuide.text'), formatEarnings(facts, t, reader)],
  })),
];

export const buildRejectedEmails = (
  facts: EmailFacts,
  event: Pick<BookingEvents['booking.rejected'], 'refundCents' | 'rejectReason' | 'reason'>,
): Email[] => [
  buildEmail(facts, 'traveler', (t, { locale }) => ({
    subject: t('emails.rejectedTraveler.subject'),
    lines: [
      // The reason `other` has no text of its own; the guide's text follows.
      event.rejectReason === 'other'
        ? t('emails.rejectedTraveler.unable')
        : t('emails.rejectedTraveler.unableBecause', {
            why: t(`bookings.rejectReason.${event.rejectReason}`),
          }),
      formatQuotation(facts, t, event.reason),
      t('emails.rejectedTraveler.refunded', { refund: formatMoney(event.refundCents, locale) }),
    ],
  })),
];

/** Returns emails to both parties: why, and that either can cancel with a full refund. */
export const buildWeatherEmails = (
  facts: EmailFacts,
  { reason }: Pick<BookingEvents['booking.weather_declared'], 'reason'>,
): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, { locale }) => ({
      subject: t('emails.weather.subject'),
      lines: [
        t('emails.weather.text', { reason: getTextInLocale(reason, locale) }),
        t(`emails.weather.${to}`),
      ],
    })),
  );

/** Returns emails to both parties: until when either can still cancel with a full refund. */
export const buildWeatherEndedEmails = (
  facts: EmailFacts,
  { until }: Pick<BookingEvents['booking.weather_ended'], 'until'>,
): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, reader) => ({
      subject: t('emails.weatherEnded.subject'),
      lines: [
        t('emails.weatherEnded.text', { until: formatDeadline(facts, until, reader) }),
        t('emails.weatherEnded.usual'),
      ],
    })),
  );

export const buildCancelledEmails = (
  facts: EmailFacts,
  event: Pick<BookingEvents['booking.cancelled'], 'refundCents' | 'reason' | 'substitute'>,
): Email[] => [
  buildEmail(facts, 'traveler', (t, { locale }) => ({
    subject: t('emails.cancelledTraveler.subject'),
    lines: [
      t('emails.cancelledTraveler.text'),
      event.substitute ? t(`emails.cancelledTraveler.substitute.${event.substitute}`) : null,
      event.refundCents > 0
        ? t('emails.cancelledTraveler.refunded', {
            refund: formatMoney(event.refundCents, locale),
          })
        : t('emails.cancelledTraveler.notRefunded'),
      formatQuotation(facts, t, event.reason),
    ],
  })),
  buildEmail(facts, 'guide', (t) => ({
    subject: t('emails.cancelledGuide.subject'),
    lines: [
      t('emails.cancelledGuide.text'),
      event.substitute ? t(`emails.cancelledGuide.substitute.${event.substitute}`) : null,
      formatQuotation(facts, t, event.reason),
    ],
  })),
];

/**
 * Returns the email about an unpaid hold that ended. Only the traveler gets it, because the guide does not
 * see how the traveler pays.
 */
export const buildEndedHoldEmails = (
  facts: EmailFacts,
  event: Pick<BookingEvents['booking.cancelled'], 'cancelKind' | 'refundCents' | 'reason'>,
): Email[] => [
  {
    ...buildEmail(facts, 'traveler', (t, { locale }) => ({
      subject: t('emails.cancelledTraveler.subject'),
      lines: [
        t('emails.cancelledTraveler.text'),
        event.cancelKind === 'hold_expired' ? t('bookings.cancelKind.hold_expired') : null,
        t('emails.cancelledTraveler.backInWallet', {
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
  facts: EmailFacts,
  event: Pick<PaymentEvents['payment.refund_refused'], 'amountCents'>,
): Email[] => [
  buildEmail(facts, 'traveler', (t, { locale }) => ({
    subject: t('emails.refundRefusedTraveler.subject'),
    lines: [
      t('emails.refundRefusedTraveler.text', { refund: formatMoney(event.amountCents, locale) }),
    ],
  })),
];

/**
 * Returns the email to the booker, who is not present at the tour. It does not name the travelers, because
 * emails cannot be erased.
 */
export const buildTravelersMetEmails = (
  facts: EmailFacts,
  { at }: Pick<BookingEvents['booking.travelers_met'], 'at'>,
): Email[] => [
  buildEmail(facts, 'traveler', (t, reader) => ({
    subject: t('emails.travelersMet.subject'),
    lines: [t('emails.travelersMet.text', { time: formatDeadline(facts, at, reader) })],
  })),
];
