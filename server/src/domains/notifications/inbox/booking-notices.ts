import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import { maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import type { UserFacts } from '../../accounts/service.ts';
import type { BookingSummary } from '../../bookings/service.ts';
import { getOtherParty } from '../emails/tour-email.ts';
import type { NoticeKind } from './kinds.ts';
import type { Notice, NoticeParams } from './notice.ts';

/** A notice to one party. */
export type SideNotice = [
  to: Party,
  kind: NoticeKind,
  more?: Partial<NoticeParams> | undefined,
  /** When the notice expires; absent if it does not. */
  expiresAt?: string | undefined,
];

type NoticeRule<Type extends BookingEventType> = (event: BookingEvents[Type]) => SideNotice[];

const toBothParties = (
  kind: NoticeKind,
  more?: Partial<NoticeParams>,
  expiresAt?: string,
): SideNotice[] => [
  ['traveler', kind, more, expiresAt],
  ['guide', kind, more, expiresAt],
];

/**
 * Returns the notices of a cancellation. Only the traveler is notified about an unpaid hold, unless it came
 * from an accepted request. The party that cancelled is not notified.
 */
const buildCancellationNotices: NoticeRule<'booking.cancelled'> = (event) => {
  const { cancelKind, from, refundCents, contestBy } = event;
  if (from === 'disputed' || cancelKind === 'rejected') return [];
  if (from === 'pending') {
    if (cancelKind === 'guide') return [['traveler', 'cancelled']];
    return cancelKind === 'hold_expired' ? [['traveler', 'holdEnded']] : [];
  }
  if (contestBy)
    return (['traveler', 'guide'] as const).map((to) => [
      to,
      cancelKind === `no_show_${to}` ? 'noShowYours' : 'noShowTheirs',
      { deadline: contestBy },
    ]);
  const toTraveler: SideNotice =
    refundCents > 0
      ? ['traveler', 'cancelledRefunded', { cents: refundCents }]
      : ['traveler', 'cancelled'];
  const words: SideNotice[] = [toTraveler, ['guide', 'cancelled']];
  // Events of earlier versions have no `by`. A traveler who did not answer about a substitute did not cancel.
  const by = event.substitute === 'unanswered' ? null : (event.by ?? cancelKind);
  return words.filter(([to]) => to !== by);
};

/** A party that has already confirmed the start gets a reminder that requires no action. */
const startNear: NoticeRule<'booking.start_near'> = ({ confirmedBy }) =>
  (['traveler', 'guide'] as const).map((to) => [
    to,
    to === confirmedBy ? 'startNearConfirmed' : 'startNear',
  ]);

/** Returns the notices about a proposal that ended without effect. */
const buildChangeEndedNotices: NoticeRule<'booking.change_ended'> = ({
  by,
  endedBy = by,
  state,
  silent,
}) => {
  if (silent) return [];
  if (state === 'declined') return [[by, 'changeDeclined']];
  if (state === 'withdrawn') return [[getOtherParty(endedBy), 'changeWithdrawn']];
  return toBothParties('changeExpired').filter(([to]) => to === by || state === 'lapsed');
};

const buildCostNotice = (
  to: Party,
  { number, text, yen }: { number?: number; text: string; yen: number },
): SideNotice => [
  to,
  'extraCostProposed',
  {
    words: maskContacts(text).text,
    yen,
    // So that the notice expires together with this line.
    ...(number === undefined ? {} : { cost: number }),
  },
];

/** The new guide is also told what the traveler had proposed to the first. */
const buildSubstitutedNotices: NoticeRule<'booking.substituted'> = ({ open }) => [
  ['guide', 'substituted'],
  ...(open.address ? [['guide', 'addressProposed'] satisfies SideNotice] : []),
  ...open.costs.map((line) => buildCostNotice('guide', line)),
];

type NoticeRules = { readonly [Type in BookingEventType]?: NoticeRule<Type> };

/** Which party gets which notice for each booking event (docs/product/notices.md, "System messages"). */
export const BOOKING_NOTICES: NoticeRules = {
  'booking.paid': ({ answerBy }) =>
    answerBy === null
      ? toBothParties('booked')
      : [
          ['traveler', 'paid', { deadline: answerBy }],
          ['guide', 'requested', { deadline: answerBy }, answerBy],
        ],
  'booking.accepted': () => [['traveler', 'accepted']],
  'booking.rejected': ({ refundCents, rejectReason }) => [
    ['traveler', 'rejected', { cents: refundCents, why: rejectReason }],
  ],
  'booking.cancelled': buildCancellationNotices,
  'booking.weather_declared': ({ reason }) => toBothParties('weatherDeclared', { weather: reason }),
  'booking.weather_ended': ({ until }) => toBothParties('weatherEnded', { deadline: until }),
  'booking.start_near': startNear,
  'booking.tickets_due': ({ to }) => to.map((party) => [party, 'ticketsDue']),
  'booking.place_due': () => toBothParties('placeDue'),
  'booking.starts_tomorrow': () => toBothParties('startsTomorrow'),
  'booking.travelers_met': () => [['traveler', 'travelersMet']],
  'booking.marked': ({ by, mark, at, isCurrent }) =>
    isCurrent ? [[getOtherParty(by), `marked_${mark}`, { deadline: at }]] : [],
  'booking.extra_cost_proposed': (line) => [buildCostNotice(getOtherParty(line.by), line)],
  'booking.extra_cost_answered': ({ author, state, yen }) =>
    state === 'withdrawn'
      ? []
      : [[author, state === 'accepted' ? 'extraCostAccepted' : 'extraCostDeclined', { yen }]],
  'booking.start_confirmed': ({ by }) => [[getOtherParty(by), 'startConfirmed']],
  // The party that caused the event needs no notice.
  'booking.started': ({ by }) => toBothParties('started').filter(([to]) => to !== by),
  'booking.completed': ({ from }) => (from === 'disputed' ? [] : toBothParties('completed')),
  'booking.extension_requested': ({ minutes, answerBy }) => [
    ['guide', 'extensionRequested', { minutes, deadline: answerBy }, answerBy],
  ],
  'booking.extension_agreed': ({ minutes, confirmBy }) => [
    ['traveler', 'extensionAgreed', { minutes, deadline: confirmBy }, confirmBy],
  ],
  'booking.extension_refused': ({ refundCents }) => [
    ['traveler', 'extensionRefused', { cents: refundCents }],
  ],
  'booking.extended': ({ minutes, endsAt }) =>
    toBothParties('extended', { minutes, deadline: endsAt }),
  'booking.change_proposed': ({ by, answerBy }) => [
    [getOtherParty(by), 'changeProposed', { deadline: answerBy }, answerBy],
  ],
  // A traveler who accepts continues with the payment, so only one whose proposal was accepted is notified.
  'booking.change_accepted': ({ by, toPayCents, payBy }) =>
    by === 'traveler'
      ? [['traveler', 'changeToPay', { cents: toPayCents, deadline: payBy }, payBy]]
      : [],
  'booking.changed': () => toBothParties('changed'),
  'booking.change_ended': buildChangeEndedNotices,
  'booking.substitute_proposed': ({ answerBy }) => [
    ['traveler', 'substituteProposed', { deadline: answerBy }, answerBy],
    ['guide', 'substituteFound', { deadline: answerBy }],
  ],
  'booking.substitute_dropped': () => [
    ['traveler', 'substituteDropped'],
    ['guide', 'colleaguesUnanswered'],
  ],
  'booking.substituted': buildSubstitutedNotices,
  'booking.address_proposed': ({ by }) => [[getOtherParty(by), 'addressProposed']],
  'booking.address_changed': ({ by }) => [[by, 'addressChanged']],
  'booking.address_declined': ({ by, proposedBy }) =>
    by === proposedBy ? [] : [[proposedBy, 'addressDeclined']],
  'booking.proof_uploaded': () => [['guide', 'proofUploaded']],
  'booking.proof_verified': () => [['traveler', 'proofVerified']],
  'booking.proof_returned': ({ reason }) => [['traveler', 'proofReturned', { words: reason }]],
  'booking.disputed': ({ by, decideBy }) => [
    [getOtherParty(by), 'disputed', { deadline: decideBy }, decideBy],
  ],
  'booking.dispute_decided': () => toBothParties('disputeDecided'),
  'booking.emergency_claimed': ({ decideBy }) => [
    ['guide', 'emergencyClaimed', { deadline: decideBy }],
  ],
  'booking.emergency_decided': () => [['traveler', 'emergencyDecided']],
};

/**
 * Notices that expire when the tour starts: reminders of the start, and notices that can be answered only
 * until then.
 */
const UNTIL_START: ReadonlySet<NoticeKind> = new Set([
  'startNear',
  'startNearConfirmed',
  'startsTomorrow',
  'ticketsDue',
  'placeDue',
  'addressProposed',
]);
const getExpiry = (
  kind: NoticeKind,
  { start, hours, reviewUntil }: BookingSummary,
): Temporal.Instant | null => {
  if (kind.startsWith('marked_')) return start.add({ minutes: hours * 60 });
  if (kind === 'completed') return reviewUntil;
  return UNTIL_START.has(kind) ? start : null;
};

export const buildBookingNotice = (
  booking: BookingSummary,
  people: Record<Party, UserFacts>,
  [to, kind, more, expiresAt]: SideNotice,
): Notice => {
  const end = expiresAt ? Temporal.Instant.from(expiresAt) : getExpiry(kind, booking);
  return {
    to: people[to].id,
    kind,
    params: {
      place: to,
      number: booking.bookingNumber,
      other: people[getOtherParty(to)].nickname,
      start: booking.start.toString(),
      timeZone: booking.timeZone,
      ...more,
    },
    about: { type: 'booking', id: booking.id },
    ...(end ? { expiresAt: end } : {}),
  };
};
