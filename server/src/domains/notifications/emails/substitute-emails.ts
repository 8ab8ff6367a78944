import { PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import type { Email } from './email-frame.ts';
import { buildEmail, type EmailFacts, formatDeadline } from './tour-email.ts';

/** Returns the email to the traveler whose guide cannot come, with the deadline for agreeing to a colleague. */
export const buildSubstituteProposedEmails = (
  facts: EmailFacts,
  { answerBy }: BookingEvents['booking.substitute_proposed'],
): Email[] => [
  buildEmail(facts, 'traveler', (t, reader) => ({
    subject: t('emails.substituteProposed.subject'),
    lines: [
      t('emails.substituteProposed.text'),
      t('emails.substituteProposed.answer', {
        answerBy: formatDeadline(facts, answerBy, reader),
      }),
    ],
  })),
];

/** Returns emails to the traveler and the guide whose colleague can no longer take over. */
export const buildSubstituteDroppedEmails = (facts: EmailFacts): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t(`emails.substituteDropped.${to}.subject`),
      lines: [t(`emails.substituteDropped.${to}.text`)],
    })),
  );

/** Returns emails to the traveler and the new guide. */
export const buildSubstitutedEmails = (facts: EmailFacts): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t) => ({
      subject: t(`emails.substituted.${to}.subject`),
      lines: [t(`emails.substituted.${to}.text`)],
    })),
  );
