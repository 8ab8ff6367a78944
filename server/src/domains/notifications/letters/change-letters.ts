import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import { formatInBothZones, formatMoney } from '@tomoguide/contract/format';
import type { Letter } from './letter-frame.ts';
import { buildEmail, formatDeadline, getOtherParty, type LetterFacts } from './tour-letter.ts';

/** Returns the email to the party that must answer a change proposal. */
export const buildChangeProposedEmails = (
  facts: LetterFacts,
  { by, start, totalCents, answerBy }: BookingEvents['booking.change_proposed'],
): Letter[] => [
  buildEmail(facts, getOtherParty(by), (t, reader) => {
    const { timeZone } = facts.booking;
    const { locale } = reader;
    return {
      subject: t('letters.changeProposed.subject'),
      lines: [
        t('letters.changeProposed.text', {
          start: formatInBothZones(start, timeZone, reader.timeZone ?? timeZone, locale),
          total: formatMoney(totalCents, locale),
        }),
        t('letters.changeProposed.holds', { answerBy: formatDeadline(facts, answerBy, reader) }),
      ],
    };
  }),
];

/** Returns the email to a traveler whose proposal was accepted and must be paid. */
export const buildChangeToPayEmails = (
  facts: LetterFacts,
  { by, toPayCents, payBy }: BookingEvents['booking.change_accepted'],
): Letter[] =>
  by === 'traveler'
    ? [
        buildEmail(facts, 'traveler', (t, reader) => ({
          subject: t('letters.changeToPay.subject'),
          lines: [
            t('letters.changeToPay.text', {
              amount: formatMoney(toPayCents, reader.locale),
              payBy: formatDeadline(facts, payBy, reader),
            }),
          ],
        })),
      ]
    : [];

/** Returns emails to both parties with the changed tour. */
export const buildChangedEmails = (
  facts: LetterFacts,
  { refundCents }: BookingEvents['booking.changed'],
): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, { locale }) => ({
      subject: t('letters.changed.subject'),
      lines: [
        t('letters.changed.text'),
        to === 'traveler' && refundCents > 0
          ? t('letters.changed.refunded', { refund: formatMoney(refundCents, locale) })
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
  facts: LetterFacts,
  { by, state, silent }: BookingEvents['booking.change_ended'],
): Letter[] => {
  if (silent || state === 'withdrawn') return [];
  const key = KEYS[state];
  return (state === 'lapsed' ? PARTIES : [by]).map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t(`letters.${key}.subject`),
      lines: [t(`letters.${key}.text`)],
    })),
  );
};
