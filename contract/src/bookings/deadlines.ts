import type { Actor, BookingFacts } from './booking-facts.ts';
import {
  ACCEPTED_HOLD_HOURS,
  ANSWER_HOURS,
  COMPLETION_HOURS,
  DISPUTABLE_HOURS,
  DISPUTE_DAYS,
  EXTENSION_ANSWER_MINUTES,
  EXTENSION_CONFIRMATION_MINUTES,
  EXTENSION_PAYMENT_MINUTES,
  HERE_REPORT_MINUTES,
  HOLD_MINUTES,
  LAST_CALL_HOURS,
  LATE_REPORT_MINUTES,
  NEVER_STARTED_HOURS,
  NO_SHOW_HERE_MINUTES,
  NO_SHOW_HOURS,
  REMINDER_HOURS,
  START_NEAR_HOURS,
} from './figures.ts';

/** The deadlines at which a booking changes automatically (docs/product/bookings.md, "Deadlines"). */

const HOUR = 60;
/** Temporal.Instant cannot add calendar days, so a day is 24 hours. */
const DAY = 24 * HOUR;

/** Milliseconds are used because adding a Temporal.Duration is many times slower. */
const addMinutes = (at: Temporal.Instant, minutes: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(at.epochMilliseconds + minutes * 60_000);

const getEarlierInstant = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(a, b) <= 0 ? a : b;

const getLaterInstant = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(a, b) >= 0 ? a : b;

type Rule = (facts: BookingFacts) => Temporal.Instant;

/** The last time at which a party can decide: 6 hours before the start. */
const getDecisionDeadline: Rule = ({ start }) => addMinutes(start, -LAST_CALL_HOURS * HOUR);

/** A deadline that counts from a step that was never recorded is due immediately. */
const getTimeOrCreatedAt = (
  facts: BookingFacts,
  instant: Temporal.Instant | null,
): Temporal.Instant => instant ?? facts.createdAt;

export const deadlines = {
  /**
   * An unpaid booking holds the slot for 15 minutes; after an accepted request, for 24 hours or until
   * getDecisionDeadline.
   */
  hold: (facts) =>
    facts.guidePreAccepted
      ? getEarlierInstant(
          addMinutes(facts.createdAt, ACCEPTED_HOLD_HOURS * HOUR),
          getDecisionDeadline(facts),
        )
      : addMinutes(facts.createdAt, HOLD_MINUTES),
  /** The guide must answer within 24 hours of the payment and 6 hours before the start. */
  answer: (facts) =>
    getEarlierInstant(
      addMinutes(getTimeOrCreatedAt(facts, facts.paidAt), ANSWER_HOURS * HOUR),
      getDecisionDeadline(facts),
    ),
  /** The traveler must agree to a proposed substitute guide by then. */
  substituteAnswer: (facts) => getTimeOrCreatedAt(facts, facts.substituteAnswerBy),
  /** Two hours before the start, both parties are asked to confirm it. */
  startNears: ({ start }) => addMinutes(start, -START_NEAR_HOURS * HOUR),
  /** A tour that never started is ended 24 hours after its scheduled end. */
  neverStarted: ({ end }) => addMinutes(end, NEVER_STARTED_HOURS * HOUR),
  extensionPayment: (facts) =>
    addMinutes(getTimeOrCreatedAt(facts, facts.extensionSince), EXTENSION_PAYMENT_MINUTES),
  extensionAnswer: (facts) =>
    addMinutes(getTimeOrCreatedAt(facts, facts.extensionSince), EXTENSION_ANSWER_MINUTES),
  extensionConfirmation: (facts) =>
    addMinutes(getTimeOrCreatedAt(facts, facts.extensionSince), EXTENSION_CONFIRMATION_MINUTES),
  /** A tour that is not marked as completed is completed 48 hours after its end. */
  completion: ({ end }) => addMinutes(end, COMPLETION_HOURS * HOUR),
  /** A dispute that staff do not decide within 14 days is decided by the default rule. */
  dispute: (facts) => addMinutes(getTimeOrCreatedAt(facts, facts.disputedAt), DISPUTE_DAYS * DAY),
} satisfies Record<string, Rule>;

export type DeadlineName = keyof typeof deadlines;

export const getDeadline = (name: DeadlineName, facts: BookingFacts): Temporal.Instant =>
  deadlines[name](facts);

/**
 * Returns when both parties are reminded: a day before the start. Null if they agreed on the tour later
 * than that.
 */
export const remindAt = (
  { start }: Pick<BookingFacts, 'start'>,
  agreedAt: Temporal.Instant,
): Temporal.Instant | null => {
  const at = addMinutes(start, -REMINDER_HOURS * HOUR);
  return Temporal.Instant.compare(agreedAt, at) < 0 ? at : null;
};

/**
 * Returns when this party can report a no-show: one hour after the start. Earlier, from half an hour on, if
 * it sent "I'm here" and the other party neither sent that nor "I can't find you": then the two may be at
 * different places, and the first to report would be believed. The other party has some minutes to respond
 * to "I'm here", and to arrive after "10 minutes late".
 */
export const getNoShowReportTime = (
  { start, dayMarks }: Pick<BookingFacts, 'start' | 'dayMarks'>,
  party: Actor,
): Temporal.Instant => {
  const latest = addMinutes(start, NO_SHOW_HOURS * HOUR);
  const others = dayMarks.filter(({ by }) => by !== party);
  const here = dayMarks.find(({ by, mark }) => by === party && mark === 'here');
  if (!here || others.some(({ mark }) => mark === 'here' || mark === 'cannot_find')) return latest;
  const times = [
    addMinutes(start, NO_SHOW_HERE_MINUTES),
    addMinutes(Temporal.Instant.from(here.arrivedAt), HERE_REPORT_MINUTES),
    ...others
      .filter(({ mark }) => mark === 'late')
      .map(({ at }) => addMinutes(Temporal.Instant.from(at), LATE_REPORT_MINUTES)),
  ];
  return getEarlierInstant(latest, times.reduce(getLaterInstant));
};

/**
 * The deadline for opening a dispute: 72 hours after the booking's end. The money of a reported no-show is
 * held until then.
 */
export const getDisputeDeadline: Rule = (facts) =>
  addMinutes(getTimeOrCreatedAt(facts, facts.endedAt), DISPUTABLE_HOURS * HOUR);
