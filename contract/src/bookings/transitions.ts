import type { ChargebackState } from '../payments/chargebacks.ts';
import { type Actor, PARTIES } from './booking-facts.ts';
import type { DeadlineName } from './deadlines.ts';
import type { TRAVELERS_MET } from './lead-traveler.ts';
import type { CHANGE_ADDRESS } from './meeting-point.ts';
import type { BookingStatus, CancelKind } from './statuses.ts';
import type { GuardName } from './transition-guards.ts';

/**
 * The complete table of statuses, as data (docs/product/bookings.md, "The table of statuses"). The server
 * enforces it, derives `can` in responses from it, and timers run its automatic transitions. No other code
 * defines how a booking's status changes.
 */
export interface Transition {
  /** Null if the booking does not exist yet. */
  readonly from: readonly BookingStatus[] | null;
  readonly event: BookingEvent;
  readonly by: readonly Actor[];
  /** The guards that must all be true. */
  readonly when: readonly GuardName[];
  readonly to: BookingStatus;
  readonly cancelKind?: CancelKind;
  /** The deadline at which an automatic transition is due. */
  readonly due?: DeadlineName;
}

export type BookingEvent =
  | 'check_out'
  | 'accept_request'
  | 'pay'
  | 'hold_ends'
  | 'accept'
  | 'reject'
  | 'answer_overdue'
  | 'change'
  | 'propose_substitute'
  | 'agree_to_substitute'
  | 'decline_substitute'
  | 'substitute_unanswered'
  | 'drop_substitute'
  | 'start_nears'
  | 'confirm_start'
  | 'enter_start_code'
  | 'contest_by_code'
  | 'report_no_show'
  | 'never_started'
  | 'request_extension'
  | 'pay_extension'
  | 'withdraw_extension'
  | 'extension_unpaid'
  | 'confirm_extension'
  | 'decline_extension'
  | 'extension_unanswered'
  | 'extension_taken_as_confirmed'
  | 'complete'
  | 'completion_overdue'
  | 'cancel'
  | 'cancel_for_weather'
  | 'withdraw_instant'
  | 'suspend'
  | 'open_dispute'
  | 'decide_completed'
  | 'decide_cancelled'
  | 'dispute_overdue';

/** Events in a booking's history: the events of the table, and others that do not change the status. */
export type HistoryEvent =
  | BookingEvent
  | typeof CHANGE_ADDRESS
  | typeof TRAVELERS_MET
  | `chargeback_${ChargebackState}`;

type Options = Partial<Pick<Transition, 'cancelKind' | 'due'>>;
type From = BookingStatus | readonly BookingStatus[] | null;

const row = (
  from: From,
  event: BookingEvent,
  by: Actor | readonly Actor[],
  when: readonly GuardName[],
  to: BookingStatus,
  options: Options = {},
): Transition => ({
  from: typeof from === 'string' ? [from] : from,
  event,
  by: typeof by === 'string' ? [by] : by,
  when,
  to,
  ...options,
});

const STARTING: readonly BookingStatus[] = ['awaiting_start', 'start_confirmed'];
const BEFORE_END: readonly BookingStatus[] = ['upcoming', ...STARTING];
const RUNNING: readonly BookingStatus[] = ['ongoing', 'extend_requested', 'extend_confirmed'];
const CANCELLABLE: readonly BookingStatus[] = ['pending', 'confirmed', ...BEFORE_END];

const BOOKING: readonly Transition[] = [
  row(null, 'check_out', 'traveler', [], 'pending'),
  row(null, 'accept_request', 'guide', [], 'pending'),
  row(
    'pending',
    'pay',
    'payments',
    ['notPreAccepted', 'notInstant', 'beforeHoldEnds'],
    'confirmed',
  ),
  row('pending', 'pay', 'payments', ['guidePreAccepted', 'beforeHoldEnds'], 'upcoming'),
  row('pending', 'pay', 'payments', ['instant', 'beforeHoldEnds'], 'upcoming'),
  row('pending', 'hold_ends', 'clock', [], 'cancelled', {
    cancelKind: 'hold_expired',
    due: 'hold',
  }),
  row('confirmed', 'accept', 'guide', ['beforeAnswerDeadline'], 'upcoming'),
  row('confirmed', 'reject', 'guide', ['beforeAnswerDeadline'], 'cancelled', {
    cancelKind: 'rejected',
  }),
  row('confirmed', 'answer_overdue', 'clock', [], 'cancelled', {
    cancelKind: 'unanswered',
    due: 'answer',
  }),
  // Which changes both parties agreed to is a table of its own (change-proposal.ts).
  row('upcoming', 'change', [...PARTIES, 'payments'], [], 'upcoming'),
  // Which colleagues are asked, and who accepts first, is a table of its own (substitution.ts).
  row('upcoming', 'propose_substitute', 'guide', ['noSubstituteProposed'], 'upcoming'),
  row(
    'upcoming',
    'agree_to_substitute',
    'traveler',
    ['substituteProposed', 'beforeSubstituteAnswer'],
    'upcoming',
  ),
  row(
    'upcoming',
    'decline_substitute',
    'traveler',
    ['substituteProposed', 'beforeSubstituteAnswer'],
    'cancelled',
    { cancelKind: 'guide' },
  ),
  row('upcoming', 'substitute_unanswered', 'clock', ['substituteProposed'], 'cancelled', {
    cancelKind: 'guide',
    due: 'substituteAnswer',
  }),
  // The colleague was suspended, or one of the two has blocked the other. `staff` also for a block, so that the
  // history does not say who blocked whom.
  row('upcoming', 'drop_substitute', 'staff', ['substituteProposed'], 'upcoming'),
  row(CANCELLABLE, 'cancel', 'traveler', ['noSubstituteProposed'], 'cancelled', {
    cancelKind: 'traveler',
  }),
  row(CANCELLABLE, 'cancel', 'guide', [], 'cancelled', { cancelKind: 'guide' }),
  row(
    ['confirmed', ...BEFORE_END],
    'cancel_for_weather',
    PARTIES,
    ['weatherDeclared', 'beforeStart'],
    'cancelled',
    {
      cancelKind: 'weather',
    },
  ),
  row(
    'upcoming',
    'withdraw_instant',
    'guide',
    ['instant', 'withinWithdrawalHour', 'neverChanged'],
    'cancelled',
    { cancelKind: 'instant_withdrawn' },
  ),
  row(CANCELLABLE, 'suspend', 'staff', [], 'cancelled', { cancelKind: 'suspended' }),
];

const START: readonly Transition[] = [
  row('upcoming', 'start_nears', 'clock', [], 'awaiting_start', { due: 'startNears' }),
  row(
    'upcoming',
    'confirm_start',
    'traveler',
    ['startDay', 'beforeNeverStarted', 'noSubstituteProposed'],
    'awaiting_start',
  ),
  row(
    'awaiting_start',
    'confirm_start',
    'traveler',
    ['travelerNotConfirmed', 'guideNotConfirmed', 'beforeNeverStarted'],
    'awaiting_start',
  ),
  row(
    'awaiting_start',
    'confirm_start',
    'guide',
    ['startNear', 'travelerNotConfirmed', 'guideNotConfirmed', 'beforeNeverStarted'],
    'start_confirmed',
  ),
  row(
    'awaiting_start',
    'confirm_start',
    'guide',
    ['startNear', 'travelerConfirmed', 'beforeNeverStarted'],
    'ongoing',
  ),
  row('start_confirmed', 'confirm_start', 'traveler', ['beforeNeverStarted'], 'ongoing'),
  // The guards are evaluated for the time at which the code was entered, which can be up to a day ago.
  row(STARTING, 'enter_start_code', PARTIES, ['startNear', 'beforeEnd'], 'ongoing'),
  row(
    STARTING,
    'report_no_show',
    'traveler',
    ['guideNotConfirmed', 'noShowReportable'],
    'cancelled',
    { cancelKind: 'no_show_guide' },
  ),
  row(
    STARTING,
    'report_no_show',
    'guide',
    ['travelerNotConfirmed', 'noShowReportable'],
    'cancelled',
    { cancelKind: 'no_show_traveler' },
  ),
  row(
    BEFORE_END,
    'never_started',
    'clock',
    ['travelerConfirmed', 'guideNotConfirmed'],
    'cancelled',
    { cancelKind: 'no_show_guide', due: 'neverStarted' },
  ),
  row(
    BEFORE_END,
    'never_started',
    'clock',
    ['guideConfirmed', 'travelerNotConfirmed'],
    'cancelled',
    { cancelKind: 'no_show_traveler', due: 'neverStarted' },
  ),
  row(
    BEFORE_END,
    'never_started',
    'clock',
    ['travelerNotConfirmed', 'guideNotConfirmed'],
    'cancelled',
    { cancelKind: 'never_started', due: 'neverStarted' },
  ),
];

const EXTENSION: readonly Transition[] = [
  row(
    'ongoing',
    'request_extension',
    'traveler',
    ['beforeEnd', 'extensionsLeft', 'fewUnpaidExtensions'],
    'extend_requested',
  ),
  row(
    'extend_requested',
    'pay_extension',
    'payments',
    ['extensionUnpaid', 'beforeExtensionPayment'],
    'extend_requested',
  ),
  row('extend_requested', 'withdraw_extension', 'traveler', ['extensionUnpaid'], 'ongoing'),
  row('extend_requested', 'extension_unpaid', 'clock', ['extensionUnpaid'], 'ongoing', {
    due: 'extensionPayment',
  }),
  row(
    'extend_requested',
    'confirm_extension',
    'guide',
    ['extensionPaid', 'beforeExtensionAnswer'],
    'extend_confirmed',
  ),
  row(
    'extend_requested',
    'decline_extension',
    'guide',
    ['extensionPaid', 'beforeExtensionAnswer'],
    'ongoing',
  ),
  row('extend_requested', 'extension_unanswered', 'clock', ['extensionPaid'], 'ongoing', {
    due: 'extensionAnswer',
  }),
  row('extend_confirmed', 'confirm_extension', 'traveler', [], 'ongoing'),
  row('extend_confirmed', 'extension_taken_as_confirmed', 'clock', [], 'ongoing', {
    due: 'extensionConfirmation',
  }),
];

const END: readonly Transition[] = [
  row(RUNNING, 'complete', 'traveler', [], 'completed'),
  row(RUNNING, 'complete', 'guide', ['fromEnd'], 'completed'),
  row(RUNNING, 'completion_overdue', 'clock', [], 'completed', { due: 'completion' }),
  row(STARTING, 'open_dispute', PARTIES, ['fromStart', 'notDisputedBefore'], 'disputed'),
  row(RUNNING, 'open_dispute', PARTIES, ['notDisputedBefore'], 'disputed'),
  row('completed', 'open_dispute', PARTIES, ['disputable', 'notDisputedBefore'], 'disputed'),
  row(
    'cancelled',
    'open_dispute',
    PARTIES,
    ['reportedByOther', 'disputable', 'notDisputedBefore'],
    'disputed',
  ),
  row(
    'cancelled',
    'contest_by_code',
    PARTIES,
    ['noShowReported', 'disputable', 'notDisputedBefore'],
    'disputed',
  ),
  row('disputed', 'decide_completed', 'staff', ['beforeDisputeDeadline'], 'completed'),
  row('disputed', 'decide_cancelled', 'staff', ['beforeDisputeDeadline'], 'cancelled', {
    cancelKind: 'dispute',
  }),
  // If a start code contested the no-show, the start counts as confirmed by both parties.
  row('disputed', 'dispute_overdue', 'clock', ['bothConfirmed'], 'completed', { due: 'dispute' }),
  row('disputed', 'dispute_overdue', 'clock', ['reportedGuide', 'notBothConfirmed'], 'cancelled', {
    cancelKind: 'no_show_guide',
    due: 'dispute',
  }),
  row(
    'disputed',
    'dispute_overdue',
    'clock',
    ['reportedTraveler', 'notBothConfirmed'],
    'cancelled',
    { cancelKind: 'no_show_traveler', due: 'dispute' },
  ),
  row(
    'disputed',
    'dispute_overdue',
    'clock',
    ['noNoShowReported', 'notBothConfirmed'],
    'cancelled',
    { cancelKind: 'dispute', due: 'dispute' },
  ),
];

export const TRANSITIONS: readonly Transition[] = [...BOOKING, ...START, ...EXTENSION, ...END];
