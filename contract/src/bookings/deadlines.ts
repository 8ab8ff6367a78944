import type { BookingFacts } from './booking-facts.ts';
import { HOLD_MINUTES } from './holds.ts';

/** Every moment at which a booking moves on by itself (docs/product/bookings.md, "Deadlines"). */

const HOUR = 60;
/** An extension is paid within so many minutes, */
export const EXTENSION_PAYMENT_MINUTES = 15;
/** answered by the guide within so many, */
export const EXTENSION_ANSWER_MINUTES = 30;
/** and taken as confirmed by the traveler after so many more. */
export const EXTENSION_CONFIRMATION_MINUTES = 15;

/** Instants have no calendar days: a day is 24 hours. */
const DAY = 24 * HOUR;

/** A guide answers a paid request within so many hours, */
export const ANSWER_HOURS = 24;
/** and nothing is decided later than so many hours before the start. */
export const LAST_CALL_HOURS = 6;
/** From so many hours before the start both are asked to confirm it. */
export const START_NEAR_HOURS = 2;
/** A tour that nobody completed is completed so many hours after its end. */
export const COMPLETION_HOURS = 48;
/** A dispute that staff does not decide falls by the rule after so many days. */
export const DISPUTE_DAYS = 14;
/** A dispute can be opened until so many hours after a booking ended. */
export const DISPUTABLE_HOURS = 72;

/** In milliseconds, which is exact enough here and many times cheaper than a Temporal.Duration. */
const plus = (at: Temporal.Instant, minutes: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(at.epochMilliseconds + minutes * 60_000);

const earlier = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(a, b) <= 0 ? a : b;

type Rule = (facts: BookingFacts) => Temporal.Instant;

/** Nothing is decided later than 6 hours before the start. */
const lastCall: Rule = ({ start }) => plus(start, -LAST_CALL_HOURS * HOUR);

/** A deadline counted from a step that was never recorded falls due at once. */
const since = (facts: BookingFacts, moment: Temporal.Instant | null): Temporal.Instant =>
  moment ?? facts.createdAt;

export const deadlines = {
  /** The slot is held 15 minutes unpaid; for an accepted request 24 hours, but see lastCall. */
  hold: (facts) =>
    facts.guidePreAccepted
      ? earlier(plus(facts.createdAt, 24 * HOUR), lastCall(facts))
      : plus(facts.createdAt, HOLD_MINUTES),
  /** The guide answers within 24 hours of payment and by 6 hours before the start. */
  answer: (facts) =>
    earlier(plus(since(facts, facts.paidAt), ANSWER_HOURS * HOUR), lastCall(facts)),
  /** From two hours before the start both are asked to confirm it. */
  startNears: ({ start }) => plus(start, -START_NEAR_HOURS * HOUR),
  /** A tour that nobody started is over 24 hours after its scheduled end. */
  neverStarted: ({ end }) => plus(end, 24 * HOUR),
  extensionPayment: (facts) => plus(since(facts, facts.extensionSince), EXTENSION_PAYMENT_MINUTES),
  extensionAnswer: (facts) => plus(since(facts, facts.extensionSince), EXTENSION_ANSWER_MINUTES),
  extensionConfirmation: (facts) =>
    plus(since(facts, facts.extensionSince), EXTENSION_CONFIRMATION_MINUTES),
  /** A tour that nobody completed is completed 48 hours after its end. */
  completion: ({ end }) => plus(end, COMPLETION_HOURS * HOUR),
  /** A dispute that staff has not decided within 14 days is decided by the rule. */
  dispute: (facts) => plus(since(facts, facts.disputedAt), DISPUTE_DAYS * DAY),
} satisfies Record<string, Rule>;

export type DeadlineName = keyof typeof deadlines;

export const deadlineAt = (name: DeadlineName, facts: BookingFacts): Temporal.Instant =>
  deadlines[name](facts);

/** Both are reminded a day before the start. */
export const remindAt: Rule = ({ start }) => plus(start, -DAY);

/** A no-show may be reported from one hour after the start. */
export const noShowReportableAt: Rule = ({ start }) => plus(start, HOUR);

/** For 72 hours a finished booking may be disputed, and the money of a reported no-show waits. */
export const disputableUntil: Rule = (facts) =>
  plus(since(facts, facts.endedAt), DISPUTABLE_HOURS * HOUR);
