import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import { formatInBothZones, formatMoney } from '@tomoguide/contract/format';
import type { Email } from './email-frame.ts';
import { buildEmail, type EmailFacts, formatDeadline, getOtherParty } from './tour-email.ts';

/** Returns the email to the party that must answer a change proposal. */
export const buildChangeProposedEmails = (
  facts: EmailFacts,
  { by, start, totalCents, answerBy }: BookingEvents['booking.change_proposed'],
): Email[] => [
  buildEmail(facts, getOtherParty(by), (t, reader) => {
    const { timeZone } = facts.booking;
    const { locale } = reader;
    return {
      subject: t('emails.changeProposed.subject'),
      lines: [
        t('emails.changeProposed.text', {
          start: formatInBothZones(start, timeZone, reader.timeZone ?? timeZone, locale),
          total: formatMoney(totalCents, locale),
        }),
        t('emails.changeProposed.holds', { answerBy: formatDeadline(facts, answerBy, reader) }),
      ],
    };
  }),
];

/** Returns the email to a traveler whose proposal was accepted and must be paid. */
export const buildChangeToPayEmails = (
  facts: EmailFacts,
  { by, toPayCents, payBy }: BookingEvents['booking.change_accepted'],
): Email[] =>
  by === 'traveler'
    ? [
        buildEmail(facts, 'traveler', (t, reader) => ({
          subject: t('emails.changeToPay.subject'),
          lines: [
            t('emails.changeToPay.text', {
              amount: formatMoney(toPayCents, reader.locale),
              payBy: formatDeadline(facts, payBy, reader),
            }),
          ],
        })),
      ]
    : [];

/** Returns emails to both parties with the changed tour. */
export const buildChangedEmails = (
  facts: EmailFacts,
  { refundCents }: BookingEvents['booking.changed'],
): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, { locale }) => ({
      subject: t('emails.changed.subject'),
      lines: [
        t('emails.changed.text'),
        to === 'traveler' && refundCents > 0
          ? t('emails.changed.refunded', { refund: formatMoney(refundCents, locale) })
          : null,
      ],
    })),
  );

const KEYS = {
  declined: 'changeDeclined',
  expired: 'changeExpired',
  lapsed: 'changeUnpaid',
} as const;

/**
 * Returns the email to the party whose proposal was declined or expired, or to both if it was not paid in
 * time; none if it was withdrawn.
 */
export const buildChangeEndedEmails = (
  facts: EmailFacts,
  { by, state, silent }: BookingEvents['booking.change_ended'],
): Email[] => {
  if (silent || state === 'withdrawn') return [];
  const key = KEYS[state];
  return (state === 'lapsed' ? PARTIES : [by]).map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t(`emails.${key}.subject`),
      lines: [t(`emails.${key}.text`)],
    })),
  );
};
