import { PARTIES, type Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import { formatMoney } from '@tomoguide/contract/format';
import type { Email } from './email-frame.ts';
import {
  buildEmail,
  type EmailFacts,
  formatDeadline,
  formatEarnings,
  type Reader,
  type TourText,
} from './tour-email.ts';

/** Emails about no-shows, disputes, emergency claims and payment proofs. */

const missedBy = { no_show_guide: 'guide', no_show_traveler: 'traveler' } as const;

/** Returns emails to both parties about a no-show whose money is held; the absent party can contest it. */
export const buildNoShowEmails = (
  facts: EmailFacts,
  event: { cancelKind: keyof typeof missedBy; contestBy: string },
): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, reader) => {
      const contestBy = formatDeadline(facts, event.contestBy, reader);
      const missed = missedBy[event.cancelKind];
      const key = `noShow.${missed === to ? 'own' : 'other'}.${to}` as const;
      return {
        subject: t(`emails.${key}.subject`),
        lines: [
          t(`emails.${key}.text`, { contestBy }),
          missed === 'traveler' && to === 'traveler' ? t('emails.noShow.emergency') : null,
        ],
      };
    }),
  );

/**
 * Returns emails to both parties: who opened the dispute, what is frozen, and that the other party can
 * answer.
 */
export const buildDisputedEmails = (
  facts: EmailFacts,
  { by, decideBy }: Pick<BookingEvents['booking.disputed'], 'by' | 'decideBy'>,
): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, reader) => {
      const key = to === by ? 'disputed.own' : 'disputed.other';
      return {
        subject: t(`emails.${key}.subject`),
        lines: [
          t(`emails.${key}.text`),
          t('emails.disputed.frozen', { decideBy: formatDeadline(facts, decideBy, reader) }),
        ],
      };
    }),
  );

/** Returns emails to both parties: the decided status of the tour, each party's share, and the reason. */
export const buildDisputeDecidedEmails = (
  facts: EmailFacts,
  event: Pick<BookingEvents['booking.dispute_decided'], 'outcome' | 'refundCents' | 'reason'>,
): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, reader) => {
      const refund = formatMoney(event.refundCents, reader.locale);
      return {
        subject: t('emails.disputeDecided.subject'),
        lines: [
          t(`emails.disputeDecided.${event.outcome}`),
          event.reason === null ? t('emails.disputeDecided.byRule') : null,
          t(`emails.disputeDecided.${event.refundCents > 0 ? 'back' : 'nothing'}.${to}`, {
            refund,
          }),
          to === 'guide' ? formatEarnings(facts, t, reader) : null,
          event.reason ? t('emails.fromTeam', { words: event.reason }) : null,
          event.outcome === 'completed' ? t('emails.review') : null,
        ],
      };
    }),
  );

const claimPage = (facts: EmailFacts) => `/booking/${facts.booking.id}/emergency-claim`;

/** Returns emails about an emergency claim to the traveler and, without text and documents, to the guide. */
const claimEmails = (
  facts: EmailFacts,
  write: (to: Party, t: TourText, reader: Reader) => { subject: string; lines: (string | null)[] },
): Email[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, reader) => ({
      ...write(to, t, reader),
      ...(to === 'traveler' ? { page: claimPage(facts) } : {}),
    })),
  );

export const buildEmergencyClaimedEmails = (
  facts: EmailFacts,
  event: Pick<BookingEvents['booking.emergency_claimed'], 'decideBy'>,
): Email[] =>
  claimEmails(facts, (to, t, reader) => ({
    subject: t(`emails.claimed.${to}.subject`),
    lines: [
      t(`emails.claimed.${to}.text`, { decideBy: formatDeadline(facts, event.decideBy, reader) }),
    ],
  }));

export const buildEmergencyDecidedEmails = (
  facts: EmailFacts,
  event: Pick<BookingEvents['booking.emergency_decided'], 'state' | 'refundCents' | 'reason'>,
): Email[] =>
  claimEmails(facts, (to, t, reader) => ({
    subject: t(`emails.claimDecided.${to}.subject`),
    lines: [
      t(`emails.claimDecided.${to}.${event.state}`),
      to === 'traveler' && event.refundCents > 0
        ? t('emails.claimDecided.back', { refund: formatMoney(event.refundCents, reader.locale) })
        : null,
      to === 'traveler' && event.reason ? t('emails.fromTeam', { words: event.reason }) : null,
      to === 'guide' ? formatEarnings(facts, t, reader) : null,
    ],
  }));

/** Returns the email to the traveler about the guide's decision on the proof that the traveler uploaded. */
const buildProofEmail = (
  facts: EmailFacts,
  key: 'proofVerified' | 'proofReturned',
  words: string | null,
): Email[] => [
  buildEmail(facts, 'traveler', (t) => ({
    subject: t(`emails.${key}.subject`),
    lines: [
      t(`emails.${key}.text`),
      words === null ? null : t('emails.quoted', { words }),
      words === null ? null : t('emails.proofReturned.next'),
    ],
    page: `/booking/${facts.booking.id}/payment-proof`,
  })),
];

export const buildProofVerifiedEmails = (facts: EmailFacts): Email[] =>
  buildProofEmail(facts, 'proofVerified', null);

export const buildProofReturnedEmails = (
  facts: EmailFacts,
  { reason }: Pick<BookingEvents['booking.proof_returned'], 'reason'>,
): Email[] => buildProofEmail(facts, 'proofReturned', reason);
