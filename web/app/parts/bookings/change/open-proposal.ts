import type { ChangeAction } from '@tomoguide/contract/bookings/change-proposal';
import type { Booking, ChangeProposal } from '@tomoguide/contract/bookings/entities';

/** Returns the proposal that is open or awaits its payment; null if there is none. */
export const findOpenProposal = ({ changes }: Pick<Booking, 'changes'>): ChangeProposal | null =>
  changes?.open ?? null;

/**
 * Returns whether the user can propose a change now. An open proposal of the other user, or one that awaits
 * its payment, must end first.
 */
export const canProposeChange = (booking: Booking): boolean => {
  const open = findOpenProposal(booking);
  const isInTheWay = open !== null && (open.by !== booking.viewerIs || open.state !== 'open');
  return booking.can.includes('propose_change') && !isInTheWay;
};

/** The actions that a user must take for a proposal to take effect. */
const NEEDED: readonly ChangeAction[] = ['accept', 'pay'];

/** Returns whether a proposal is waiting for this user, to answer it or to pay the difference. */
export const hasChangeToAnswer = (booking: Pick<Booking, 'changes'>): boolean =>
  findOpenProposal(booking)?.can.some((action) => NEEDED.includes(action)) ?? false;

/** Returns the deadline for the next step of an open proposal. */
export const getProposalDeadline = ({ payBy, answerBy }: ChangeProposal): string =>
  payBy ?? answerBy;

/** What a booking needs from a user, and by when. */
export interface Need {
  step: 'answer' | 'pay' | 'agree';
  by: string;
}

/**
 * Returns what is waiting for this user: an answer to a change, its payment, or an answer to a substitute guide.
 * Null if nothing is.
 */
export const getNeed = (booking: Pick<Booking, 'changes' | 'substitution'>): Need | null => {
  const { substitution } = booking;
  if (substitution?.can.includes('agree')) return { step: 'agree', by: substitution.answerBy };
  const proposal = findOpenProposal(booking);
  if (!proposal || !hasChangeToAnswer(booking)) return null;
  const step = proposal.can.includes('pay') ? 'pay' : 'answer';
  return { step, by: getProposalDeadline(proposal) };
};

/** Returns the bookings that need this user, earliest deadline first. */
export const listNeedy = (bookings: readonly Booking[]): Booking[] =>
  bookings
    .flatMap((booking) => {
      const need = getNeed(booking);
      return need ? [{ booking, by: Date.parse(need.by) }] : [];
    })
    .toSorted((a, b) => a.by - b.by)
    .map(({ booking }) => booking);

/** Returns the bookings with a proposal that waits for this user, earliest deadline first. */
export const listProposalsToAnswer = (bookings: readonly Booking[]): Booking[] => {
  const getDeadline = (booking: Booking): number => {
    const proposal = findOpenProposal(booking);
    return proposal ? Date.parse(getProposalDeadline(proposal)) : Number.POSITIVE_INFINITY;
  };
  return bookings.filter(hasChangeToAnswer).toSorted((a, b) => getDeadline(a) - getDeadline(b));
};
