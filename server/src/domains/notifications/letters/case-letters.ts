import { PARTIES, type Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents } from '@tomoguide/contract/bookings/events';
import { formatMoney } from '@tomoguide/contract/format';
import type { Letter } from './letter-frame.ts';
import {
  buildEmail,
  formatDeadline,
  formatEarnings,
  type LetterFacts,
  type Reader,
  type TourText,
} from './tour-letter.ts';

/** Emails about no-shows, disputes, emergency claims and payment proofs. */

const missedBy = { no_show_guide: 'guide', no_show_traveler: 'traveler' } as const;

/** Returns emails to both parties about a no-show whose money is held; the absent party can contest it. */
export const buildNoShowEmails = (
  facts: LetterFacts,
  event: { cancelKind: keyof typeof missedBy; contestBy: string },
): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, reader) => {
      const contestBy = formatDeadline(facts, event.contestBy, reader);
      const missed = missedBy[event.cancelKind];
      const key = `noShow.${missed === to ? 'own' : 'other'}.${to}` as const;
      return {
        subject: t(`letters.${key}.subject`),
        lines: [
          t(`letters.${key}.text`, { contestBy }),
          missed === 'traveler' && to === 'traveler' ? t('letters.noShow.emergency') : null,
        ],
      };
    }),
  );

/**
 * Returns emails to both parties: who opened the dispute, what is frozen, and that the other party can
 * answer.
 */
export const buildDisputedEmails = (
  facts: LetterFacts,
  { by, decideBy }: Pick<BookingEvents['booking.disputed'], 'by' | 'decideBy'>,
): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, reader) => {
      const key = to === by ? 'disputed.own' : 'disputed.other';
      return {
        subject: t(`letters.${key}.subject`),
        lines: [
          t(`letters.${key}.text`),
          t('letters.disputed.frozen', { decideBy: formatDeadline(facts, decideBy, reader) }),
        ],
      };
    }),
  );

/** Returns emails to both parties: the decided status of the tour, each party's share, and the reason. */
export const buildDisputeDecidedEmails = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.dispute_decided'], 'outcome' | 'refundCents' | 'reason'>,
): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, reader) => {
      const refund = formatMoney(event.refundCents, reader.locale);
      return {
        subject: t('letters.disputeDecided.subject'),
        lines: [
          t(`letters.disputeDecided.${event.outcome}`),
          event.reason === null ? t('letters.disputeDecided.byRule') : null,
          t(`letters.disputeDecided.${event.refundCents > 0 ? 'back' : 'nothing'}.${to}`, {
            refund,
          }),
          to === 'guide' ? formatEarnings(facts, t, reader) : null,
          event.reason ? t('letters.fromTeam', { words: event.reason }) : null,
          event.outcome === 'completed' ? t('letters.review') : null,
        ],
      };
    }),
  );

const claimPage = (facts: LetterFacts) => `/booking/${facts.booking.id}/emergency-claim`;

/** Returns emails about an emergency claim to the traveler and, without text and documents, to the guide. */
const claimLetters = (
  facts: LetterFacts,
  write: (to: Party, t: TourText, reader: Reader) => { subject: string; lines: (string | null)[] },
): Letter[] =>
  PARTIES.map((to) =>
    buildEmail(facts, to, (t, reader) => ({
      ...write(to, t, reader),
      ...(to === 'traveler' ? { page: claimPage(facts) } : {}),
    })),
  );

export const buildEmergencyClaimedEmails = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.emergency_claimed'], 'decideBy'>,
): Letter[] =>
  claimLetters(facts, (to, t, reader) => ({
    subject: t(`letters.claimed.${to}.subject`),
    lines: [
      t(`letters.claimed.${to}.text`, { decideBy: formatDeadline(facts, event.decideBy, reader) }),
    ],
  }));

export const buildEmergencyDecidedEmails = (
  facts: LetterFacts,
  event: Pick<BookingEvents['booking.emergency_decided'], 'state' | 'refundCents' | 'reason'>,
): Letter[] =>
  claimLetters(facts, (to, t, reader) => ({
    subject: t(`letters.claimDecided.${to}.subject`),
    lines: [
      t(`letters.claimDecided.${to}.${event.state}`),
      to === 'traveler' && event.refundCents > 0
        ? t('letters.claimDecided.back', { refund: formatMoney(event.refundCents, reader.locale) })
        : null,
      to === 'traveler' && event.reason ? t('letters.fromTeam', { words: event.reason }) : null,
      to === 'guide' ? formatEarnings(facts, t, reader) : null,
    ],
  }));

/** Returns the email to the traveler about the guide's decision on the proof that the traveler uploaded. */
const buildProofEmail = (
  facts: LetterFacts,
  key: 'proofVerified' | 'proofReturned',
  words: string | null,
): Letter[] => [
  buildEmail(facts, 'traveler', (t) => ({
    subject: t(`letters.${key}.subject`),
    lines: [
      t(`letters.${key}.text`),
      words === null ? null : t('letters.quoted', { words }),
      words === null ? null : t('letters.proofReturned.next'),
    ],
    page: `/booking/${facts.booking.id}/payment-proof`,
  })),
];

export const buildProofVerifiedEmails = (facts: LetterFacts): Letter[] =>
  buildProofEmail(facts, 'proofVerified', null);

export const buildProofReturnedEmails = (
  facts: LetterFacts,
  { reason }: Pick<BookingEvents['booking.proof_returned'], 'reason'>,
): Letter[] => buildProofEmail(facts, 'proofReturned', reason);
