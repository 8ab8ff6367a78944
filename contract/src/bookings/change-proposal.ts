import { MINIMUM_CHARGE_CENTS } from '../payments/figures.ts';
import type { BookingFacts, Party } from './booking-facts.ts';
import {
  CHANGE_ANSWER_HOURS,
  CHANGE_LAST_CALL_HOURS,
  CHANGE_LEAD_HOURS,
  CHANGE_PAYMENT_HOURS,
  CHANGE_PAYMENT_MINUTES,
  CHANGE_PROPOSALS_MAX,
  CHANGES_MAX,
  DECLINED_CHANGE_HOURS,
} from './figures.ts';
import { calculateTourPrice } from './price.ts';

/**
 * A change that one party of a booking proposes to the other, and its states (docs/product/bookings.md,
 * "Changing a booking together").
 */
export const CHANGE_STATES = [
  'open',
  'awaiting_payment',
  'applied',
  'declined',
  'withdrawn',
  'expired',
  'lapsed',
] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** The parts of a booking that a proposal can change. */
export const CHANGE_PARTS = ['start', 'duration', 'travelers', 'services', 'itinerary'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

/** `other`: the party that did not propose the change; `house`: the booking itself ended or started. */
export const CHANGE_ACTORS = ['proposer', 'other', 'payments', 'clock', 'house'] as const;
export type ChangeActor = (typeof CHANGE_ACTORS)[number];

export type ChangeEvent =
  | 'propose'
  | 'accept'
  | 'pay'
  | 'decline'
  | 'withdraw'
  | 'replace'
  | 'expire'
  | 'close';

export interface ChangeStep {
  /** Null if the proposal does not exist yet. */
  readonly from: ChangeState | null;
  readonly event: ChangeEvent;
  readonly by: ChangeActor;
  readonly to: ChangeState;
  /** Limits the step to proposals for which the traveler must first pay, or need not. */
  readonly isDearer?: boolean;
}

/** The table of transitions. Any transition that it does not list is rejected. */
export const CHANGE_STEPS: readonly ChangeStep[] = [
  { from: null, event: 'propose', by: 'proposer', to: 'open' },
  { from: 'open', event: 'accept', by: 'other', to: 'applied', isDearer: false },
  { from: 'open', event: 'accept', by: 'other', to: 'awaiting_payment', isDearer: true },
  { from: 'open', event: 'decline', by: 'other', to: 'declined' },
  { from: 'open', event: 'withdraw', by: 'proposer', to: 'withdrawn' },
  { from: 'open', event: 'replace', by: 'proposer', to: 'withdrawn' },
  { from: 'open', event: 'expire', by: 'clock', to: 'expired' },
  { from: 'open', event: 'close', by: 'house', to: 'expired' },
  { from: 'awaiting_payment', event: 'pay', by: 'payments', to: 'applied' },
  { from: 'awaiting_payment', event: 'withdraw', by: 'proposer', to: 'withdrawn' },
  { from: 'awaiting_payment', event: 'withdraw', by: 'other', to: 'withdrawn' },
  { from: 'awaiting_payment', event: 'expire', by: 'clock', to: 'lapsed' },
  { from: 'awaiting_payment', event: 'close', by: 'house', to: 'lapsed' },
];

/** What a party can do with a proposal. `pay` is the traveler's action, although payments take the step. */
export const CHANGE_ACTIONS = ['accept', 'decline', 'withdraw', 'pay'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** The name of the action in a booking's `can`. */
export const PROPOSE_CHANGE = 'propose_change';

/** The facts of a proposal that the table needs. */
export interface ChangeFacts {
  state: ChangeState;
  by: Party;
  /** The part of the deposit that the traveler must pay before the change takes effect, in fen. */
  toPayCents: number;
  answerBy: Temporal.Instant;
  /** Null unless the proposal awaits its payment. */
  payBy: Temporal.Instant | null;
}

const HOUR = 3_600_000;

const getEarlier = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) <= 0 ? one : other;

const isReached = (at: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(at, now) <= 0;

const addHours = (at: Temporal.Instant, hours: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(at.epochMilliseconds + hours * HOUR);

/** Returns when an unanswered proposal expires. */
export const getChangeAnswerDeadline = (
  proposedAt: Temporal.Instant,
  oldStart: Temporal.Instant,
  newStart: Temporal.Instant,
): Temporal.Instant =>
  getEarlier(
    addHours(proposedAt, CHANGE_ANSWER_HOURS),
    addHours(getEarlier(oldStart, newStart), -CHANGE_LAST_CALL_HOURS),
  );

/**
 * Returns until when a traveler who declines a proposal of the guide can cancel for a full refund: 48 hours
 * after it was made, and at the latest until the tour starts.
 */
export const getDeclinedChangeDeadline = (
  proposedAt: Temporal.Instant,
  start: Temporal.Instant,
): Temporal.Instant => getEarlier(addHours(proposedAt, DECLINED_CHANGE_HOURS), start);

/** Returns the traveler's deadline for paying the difference of a proposal that is accepted now. */
export const getChangePaymentDeadline = (
  proposedBy: Party,
  acceptedAt: Temporal.Instant,
  oldStart: Temporal.Instant,
  newStart: Temporal.Instant,
): Temporal.Instant =>
  proposedBy === 'guide'
    ? acceptedAt.add({ minutes: CHANGE_PAYMENT_MINUTES })
    : getEarlier(
        addHours(acceptedAt, CHANGE_PAYMENT_HOURS),
        addHours(getEarlier(oldStart, newStart), -CHANGE_LAST_CALL_HOURS),
      );

/** Returns when the proposal ends by the clock; null if it has ended. */
export const getChangeDeadline = ({
  state,
  answerBy,
  payBy,
}: ChangeFacts): Temporal.Instant | null => {
  if (state === 'open') return answerBy;
  return state === 'awaiting_payment' ? payBy : null;
};

const isOverdue = (facts: ChangeFacts, now: Temporal.Instant): boolean => {
  const deadline = getChangeDeadline(facts);
  return deadline !== null && isReached(deadline, now);
};

const getRole = ({ by }: ChangeFacts, party: Party): ChangeActor =>
  party === by ? 'proposer' : 'other';

/**
 * Returns the transition that `event` causes now if this actor takes it; null if the table does
 * not allow it.
 */
const findStep = (
  facts: ChangeFacts,
  event: ChangeEvent,
  actor: ChangeActor,
  now: Temporal.Instant,
): ChangeStep | null => {
  // After its deadline a proposal can only expire, or be closed with its booking.
  if (event !== 'close' && isOverdue(facts, now) !== (event === 'expire')) return null;
  const isDearer = facts.toPayCents > 0;
  return (
    CHANGE_STEPS.find(
      (row) =>
        row.from === facts.state &&
        row.event === event &&
        row.by === actor &&
        (row.isDearer ?? isDearer) === isDearer,
    ) ?? null
  );
};

/** Returns the transition that a party causes by `event` now; null if the table does not allow it. */
export const findPartyChangeStep = (
  facts: ChangeFacts,
  event: ChangeEvent,
  party: Party,
  now: Temporal.Instant,
): ChangeStep | null => findStep(facts, event, getRole(facts, party), now);

/** Like `findPartyChangeStep`, for an event that no party causes. */
export const findChangeStep = (
  facts: ChangeFacts,
  event: ChangeEvent,
  actor: 'payments' | 'clock' | 'house',
  now: Temporal.Instant,
): ChangeStep | null => findStep(facts, event, actor, now);

/** Returns the state at `now`: after its deadline a proposal has ended, whether or not the timer has run. */
export const getChangeState = (facts: ChangeFacts, now: Temporal.Instant): ChangeState =>
  findChangeStep(facts, 'expire', 'clock', now)?.to ?? facts.state;

export const getChangeActions = (
  facts: ChangeFacts,
  party: Party,
  now: Temporal.Instant,
): ChangeAction[] =>
  CHANGE_ACTIONS.filter((action) =>
    action === 'pay'
      ? party === 'traveler' && findChangeStep(facts, action, 'payments', now) !== null
      : findPartyChangeStep(facts, action, party, now) !== null,
  );

/** Returns whether a change can still be proposed with this start, old or new. */
export const isEarlyEnoughToChange = (start: Temporal.Instant, now: Temporal.Instant): boolean =>
  !isReached(addHours(start, -CHANGE_LEAD_HOURS), now);

/** How many proposals a booking has had, and how many took effect, without those made in bad weather. */
export interface ChangeCounts {
  proposals: number;
  changes: number;
}

/** Returns whether the booking has not reached the maximum number of proposals and changes. */
export const hasChangesLeft = ({ proposals, changes }: ChangeCounts): boolean =>
  proposals < CHANGE_PROPOSALS_MAX && changes < CHANGES_MAX;

/** Returns whether either party can propose a change now. In declared bad weather there is no maximum. */
export const canProposeChange = (
  { status, start, weather }: Pick<BookingFacts, 'status' | 'start' | 'weather'>,
  counts: ChangeCounts,
  now: Temporal.Instant,
): boolean =>
  status === 'upcoming' && (weather || hasChangesLeft(counts)) && isEarlyEnoughToChange(start, now);

/** The price of a booking, and what it depends on. All amounts are in fen. */
export interface PricedTour {
  durationMinutes: number;
  travelers: number;
  totalCents: number;
  /** The deposit, which is paid. */
  depositCents: number;
  hourlyPriceCents: number;
  additionalPriceCents: number;
}

export interface ChangedPrice {
  totalCents: number;
  depositCents: number;
  /** The part of the deposit to pay before the change takes effect. */
  toPayCents: number;
  /** The part of the deposit that is refunded. */
  refundCents: number;
}

/**
 * Returns the price after a change, by the prices stored with the booking. A difference in deposit that is
 * less than payment providers accept is paid in person with the rest.
 */
export const calculateChangedPrice = (
  booked: PricedTour,
  changed: Pick<PricedTour, 'durationMinutes' | 'travelers'>,
): ChangedPrice => {
  const isSameSize =
    changed.durationMinutes === booked.durationMinutes && changed.travelers === booked.travelers;
  const price = isSameSize ? booked : calculateTourPrice({ ...booked, ...changed });
  const more = price.depositCents - booked.depositCents;
  const isTooSmall = more > 0 && more < MINIMUM_CHARGE_CENTS;
  return {
    totalCents: price.totalCents,
    depositCents: isTooSmall ? booked.depositCents : price.depositCents,
    toPayCents: isTooSmall ? 0 : Math.max(more, 0),
    refundCents: Math.max(-more, 0),
  };
};
