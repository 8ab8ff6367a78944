import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import type { Reaction } from '../../../events/dispatcher.ts';
import { endNotices } from './change-notices.ts';
import type { NoticeKind } from './kinds.ts';

/** The notices to expire for one side. */
type ExpiredKinds = [party: Party, kinds: readonly NoticeKind[]];
type ExpireRule<Type extends BookingEventType> = (event: BookingEvents[Type]) => ExpiredKinds[];

const bothSides = (...kinds: NoticeKind[]): ExpiredKinds[] => [
  ['traveler', kinds],
  ['guide', kinds],
];
const guideOnly = (kind: NoticeKind): ExpiredKinds[] => [['guide', [kind]]];
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
 * The notices that no longer require action after each booking event, regardless of the side that caused it
 * (docs/product/notices.md, "System messages").
 */
const BOOKING_ENDS: ExpireRules = {
  'booking.accepted': () => guideOnly('requested'),
  'booking.rejected': () => guideOnly('requested'),
  'booking.cancelled': () => bothSides('requested', 'addressProposed', ...ofStart, ...ofExtension),
  'booking.start_confirmed': ({ by }) => [[by, ['startNear']]],
  'booking.started': () => bothSides('addressProposed', ...ofStart),
  'booking.tickets_changed': ({ by, isDone }) => (isDone ? [[by, ['ticketsDue']]] : []),
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
  // Neither side can answer or review before the decision.
  'booking.disputed': () => bothSides('addressProposed', 'completed', ...ofStart, ...ofExtension),
  'booking.dispute_answered': ({ by }) => [[by, ['disputed']]],
  'booking.dispute_decided': () => bothSides('disputed'),
};

const expireNotices =
  <Type extends BookingEventType>(ends: ExpireRule<Type>): Reaction<Type> =>
  async (tx, { payload }, deps) => {
    const { bookingId, travelerId, guideUserId } = payload;
    for (const [party, kinds] of ends(payload)) {
      const userId = party === 'traveler' ? travelerId : guideUserId;
      await endNotices(tx, deps, userId, { kinds, about: { type: 'booking', id: bookingId } });
    }
  };

type BookingReactions = { readonly [Type in BookingEventType]?: Reaction<Type> };

/**
 * Must run before the notices of the same events are created, so that a new proposal expires the previous
 * notice and not its own.
 */
export const answeredNotices: BookingReactions = Object.fromEntries(
  Object.entries(BOOKING_ENDS).map(([type, ends]) => [
    type,
    expireNotices(ends as ExpireRule<never>),
  ]),
);
