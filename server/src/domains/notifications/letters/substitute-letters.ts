import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import type { Letter } from './letter-frame.ts';
import { buildEmail, formatDeadline, type LetterFacts } from './tour-letter.ts';

/** Returns the email to the traveler whose guide cannot come, with the deadline for agreeing to a colleague. */
export const buildSubstituteProposedEmails = (
  facts: LetterFacts,
  { answerBy }: BookingEvents['booking.substitute_proposed'],
): Letter[] => [
  buildEmail(facts, 'traveler', (t, reader) => ({
    subject: t('letters.substituteProposed.subject'),
    lines: [
      t('letters.substituteProposed.text'),
      t('letters.substituteProposed.answer', {
        answerBy: formatDeadline(facts, answerBy, reader),
      }),
    ],
  })),
];

/** Returns emails to the traveler and the guide whose colleague can no longer take over. */
export const buildSubstituteDroppedEmails = (facts: LetterFacts): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t(`letters.substituteDropped.${to}.subject`),
      lines: [t(`letters.substituteDropped.${to}.text`)],
    })),
  );

/** Returns emails to the traveler and the new guide. */
export const buildSubstitutedEmails = (facts: LetterFacts): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t(`letters.substituted.${to}.subject`),
      lines: [t(`letters.substituted.${to}.text`)],
    })),
  );
