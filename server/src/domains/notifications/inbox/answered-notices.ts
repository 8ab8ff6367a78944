import { PARTIES, type Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import type { NoticeKind } from './kinds.ts';

/** The kinds of notices to expire, and the parties whose notices expire. */
interface ExpiredKinds {
  parties: readonly Party[];
  kinds: readonly NoticeKind[];
}
type ExpireRule<Type extends BookingEventType> = (event: BookingEvents[Type]) => ExpiredKinds;

const bothSides = (...kinds: NoticeKind[]): ExpiredKinds => ({ parties: PARTIES, kinds });
const sideOnly = (party: Party, ...kinds: NoticeKind[]): ExpiredKinds => ({
  parties: [party],
  kinds,
});
const guideOnly = (kind: NoticeKind): ExpiredKinds => sideOnly('guide', kind);
const ofStart: NoticeKind[] = [
  'startNear',
  'startNearConfirmed',
  'startsTomorrow',
  'startConfirmed',
  'ticketsDue',
  'placeDue',
];
const ofExtension: NoticeKind[] = ['extensionRequested', 'extensionAgreed'];

type ExpireRules = { readonly [Type in BookingEventType]?: ExpireRule<Type> };

/**
 * The notices that no longer require action after each booking event, regardless of which party caused it
 * (docs/product/notices.md, "System messages").
 */
export const BOOKING_ENDS: ExpireRules = {
  'booking.accepted': () => guideOnly('requested'),
  'booking.rejected': () => guideOnly('requested'),
  'booking.cancelled': () => bothSides('requested', 'addressProposed', ...ofStart, ...ofExtension),
  'booking.start_confirmed': ({ by }) => sideOnly(by, 'startNear'),
  'booking.started': () => bothSides('addressProposed', ...ofStart),
  'booking.tickets_changed': ({ by, isDone }) =>
    isDone ? sideOnly(by, 'ticketsDue') : bothSides(),
  'booking.completed': () => bothSides('addressProposed', ...ofStart, ...ofExtension),
  'booking.extension_agreed': () => guideOnly('extensionRequested'),
  'booking.extension_refused': () => bothSides(...ofExtension),
  'booking.extended': () => bothSides(...ofExtension),
  // Only the latest proposal can be answered.
  'booking.address_proposed': () => bothSides('addressProposed'),
  'booking.address_changed': () => bothSides('addressProposed', 'placeDue'),
  'booking.address_declined': () => bothSides('addressProposed'),
  'booking.proof_verified': () => guideOnly('proofUploaded'),
  'booking.proof_returned': () => guideOnly('proofUploaded'),
  // Before the decision, neither party can answer or review.
  'booking.disputed': () => bothSides('addressProposed', 'completed', ...ofStart, ...ofExtension),
  'booking.dispute_answered': ({ by }) => sideOnly(by, 'disputed'),
  'booking.dispute_decided': () => bothSides('disputed'),
};
