import type { BookingFacts } from './facts.ts';

/** Every moment at which a booking moves on by itself (product §4). */

const MINUTES = (minutes: number): Temporal.Duration => Temporal.Duration.from({ minutes });
const HOURS = (hours: number): Temporal.Duration => Temporal.Duration.from({ hours });
/** An instant knows no days: 24 hours each. */
const DAYS = (days: number): Temporal.Duration => HOURS(24 * days);

const earlier = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(a, b) <= 0 ? a : b;

/** The guide's time is kept free for this long after a tour (product §2). */
export const GAP_AFTER_TOUR_MINUTES = 60;

type Rule = (facts: BookingFacts) => Temporal.Instant;

/** Nothing is decided later than 6 hours before the start. */
const lastCall: Rule = ({ start }) => start.subtract(HOURS(6));

/** A row that is timed by a person's step falls due at once where that step has no time. */
const since = (facts: BookingFacts, moment: Temporal.Instant | null): Temporal.Instant =>
  moment ?? facts.createdAt;

export const deadlines = {
  /** The slot is held 15 minutes unpaid; for an accepted request 24 hours, but see lastCall. */
  hold: (facts) =>
    facts.guidePreAccepted
      ? earlier(facts.createdAt.add(HOURS(24)), lastCall(facts))
      : facts.createdAt.add(MINUTES(15)),
  /** The guide answers within 24 hours of payment and by 6 hours before the start. */
  answer: (facts) => earlier(since(facts, facts.paidAt).add(HOURS(24)), lastCall(facts)),
  /** From two hours before the start both are asked to confirm it. */
  startNears: ({ start }) => start.subtract(HOURS(2)),
  /** A tour that nobody started is over 24 hours after its scheduled end. */
  neverStarted: ({ end }) => end.add(HOURS(24)),
  /** An extension is paid within 15 minutes, */
  extensionPayment: (facts) => since(facts, facts.extensionSince).add(MINUTES(15)),
  /** answered by the guide within 30, */
  extensionAnswer: (facts) => since(facts, facts.extensionSince).add(MINUTES(30)),
  /** and taken as confirmed by the traveler after another 15. */
  extensionConfirmation: (facts) => since(facts, facts.extensionSince).add(MINUTES(15)),
  /** A tour that nobody completed is completed 48 hours after its end. */
  completion: ({ end }) => end.add(HOURS(48)),
  /** A dispute that staff does not decide within 14 days falls by the rule. */
  dispute: (facts) => since(facts, facts.disputedAt).add(DAYS(14)),
} satisfies Record<string, Rule>;

export type DeadlineName = keyof typeof deadlines;

export const deadlineAt = (name: DeadlineName, facts: BookingFacts): Temporal.Instant =>
  deadlines[name](facts);

/** A no-show may be reported from one hour after the start. */
export const noShowReportableAt: Rule = ({ start }) => start.add(HOURS(1));

/** A finished booking may be disputed, and its money waits, for 72 hours. */
export const disputableUntil: Rule = (facts) => since(facts, facts.endedAt).add(HOURS(72));
