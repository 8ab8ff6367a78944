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

/** Returns whether a change, or a substitute guide, is waiting for this user. */
export const needsUser = (booking: Pick<Booking, 'changes' | 'substitution'>): boolean =>
  hasChangeToAnswer(booking) || (booking.substitution?.can.includes('agree') ?? false);

/** Returns the deadline for the next step of an open proposal. */
export const getProposalDeadline = ({ payBy, answerBy }: ChangeProposal): string =>
  payBy ?? answerBy;

/** Returns the bookings with a proposal that waits for this user, earliest deadline first. */
export const listProposalsToAnswer = (bookings: readonly Booking[]): Booking[] => {
  const getDeadline = (booking: Booking): number => {
    const proposal = findOpenProposal(booking);
    return proposal ? Date.parse(getProposalDeadline(proposal)) : Number.POSITIVE_INFINITY;
  };
  return bookings.filter(hasChangeToAnswer).toSorted((a, b) => getDeadline(a) - getDeadline(b));
};
