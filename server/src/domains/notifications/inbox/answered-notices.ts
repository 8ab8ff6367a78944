import { PARTIES, type Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import { getOtherParty } from '../emails/tour-email.ts';
import type { NoticeKind } from './kinds.ts';

/** The kinds of notices to expire, and the parties whose notices expire. */
interface ExpiredKinds {
  parties: readonly Party[];
  kinds: readonly NoticeKind[];
  /** Limits them to the notices about this extra cost. */
  cost?: number;
}
type ExpireRule<Type extends BookingEventType> = (event: BookingEvents[Type]) => ExpiredKinds;

const forBothParties = (...kinds: NoticeKind[]): ExpiredKinds => ({ parties: PARTIES, kinds });
const forParty = (party: Party, ...kinds: NoticeKind[]): ExpiredKinds => ({
  parties: [party],
  kinds,
});
const forGuide = (kind: NoticeKind): ExpiredKinds => forParty('guide', kind);
const ofMarks: NoticeKind[] = [
  'marked_on_my_way',
  'marked_late',
  'marked_here',
  'marked_cannot_find',
];
const ofStart: NoticeKind[] = [
  'startNear',
  'startNearConfirmed',
  'startsTomorrow',
  'startConfirmed',
  'ticketsDue',
  'placeDue',
  ...ofMarks,
];
const ofChange: NoticeKind[] = ['changeProposed', 'changeToPay'];
const ofExtension: NoticeKind[] = ['extensionRequested', 'extensionAgreed'];

/** The notices that a guide whose booking a substitute took over can no longer act on. */
export const GUIDE_ONLY_KINDS: readonly NoticeKind[] = [
  'addressProposed',
  'extraCostProposed',
  'substituteFound',
  ...ofStart,
];

type ExpireRules = { readonly [Type in BookingEventType]?: ExpireRule<Type> };

/**
 * The notices that no longer require action after each booking event, regardless of which party caused it
 * (docs/product/notices.md, "System messages").
 */
export const BOOKING_ENDS: ExpireRules = {
  'booking.accepted': () => forGuide('requested'),
  'booking.rejected': () => forGuide('requested'),
  'booking.cancelled': () =>
    forBothParties(
      'requested',
      'addressProposed',
      'extraCostProposed',
      'substituteProposed',
      ...ofStart,
      ...ofExtension,
    ),
  // Where a party is now replaces where it was.
  'booking.marked': ({ by, isCurrent }) =>
    isCurrent ? forParty(getOtherParty(by), ...ofMarks) : forBothParties(),
  'booking.start_confirmed': ({ by }) => forParty(by, 'startNear'),
  'booking.started': () => forBothParties('addressProposed', ...ofStart),
  'booking.tickets_changed': ({ by, isDone }) =>
    isDone ? forParty(by, 'ticketsDue') : forBothParties(),
  'booking.extra_cost_answered': ({ author, number, isLast }) => {
    const all = forParty(getOtherParty(author), 'extraCostProposed');
    if (isLast) return all;
    return number === undefined ? forBothParties() : { ...all, cost: number };
  },
  'booking.completed': () =>
    forBothParties('addressProposed', 'extraCostProposed', ...ofStart, ...ofExtension),
  'booking.extension_agreed': () => forGuide('extensionRequested'),
  'booking.extension_refused': () => forBothParties(...ofExtension),
  'booking.extended': () => forBothParties(...ofExtension),
  'booking.change_proposed': () => forBothParties(...ofChange),
  'booking.change_accepted': () => forBothParties(...ofChange),
  // The reminders name the earlier start.
  'booking.changed': () => forBothParties(...ofChange, ...ofStart),
  'booking.change_ended': () => forBothParties(...ofChange),
  'booking.substitute_dropped': () => forBothParties('substituteProposed', 'substituteFound'),
  // What the first guide had proposed is withdrawn.
  'booking.substituted': () =>
    forParty('traveler', 'substituteProposed', 'addressProposed', 'extraCostProposed'),
  // Only the latest proposal can be answered.
  'booking.address_proposed': () => forBothParties('addressProposed'),
  'booking.address_changed': () => forBothParties('addressProposed', 'placeDue'),
  'booking.address_declined': () => forBothParties('addressProposed'),
  'booking.proof_verified': () => forGuide('proofUploaded'),
  'booking.proof_returned': () => forGuide('proofUploaded'),
  // Before the decision, neither party can answer or review.
  'booking.disputed': () =>
    forBothParties('addressProposed', 'extraCostProposed', 'completed', ...ofStart, ...ofExtension),
  'booking.dispute_answered': ({ by }) => forParty(by, 'disputed'),
  'booking.dispute_decided': () => forBothParties('disputed'),
};
