import type { BookingFacts } from './booking-facts.ts';
import {
  COLLEAGUE_ANSWER_HOURS,
  COLLEAGUE_LAST_CALL_HOURS,
  SUBSTITUTE_ANSWER_HOURS,
  SUBSTITUTE_LAST_CALL_HOURS,
  SUBSTITUTE_LEAD_HOURS,
  SUBSTITUTIONS_MAX,
} from './figures.ts';

/**
 * A guide who cannot come asks colleagues to take over a booking (docs/product/bookings.md, "Substitute
 * guide").
 */
export const SUBSTITUTION_STATES = [
  'asked',
  'proposed',
  'agreed',
  'declined',
  'lapsed',
  'unanswered',
  'dropped',
  'withdrawn',
  'closed',
] as const;
export type SubstitutionState = (typeof SUBSTITUTION_STATES)[number];

/** What a colleague answered. */
export const COLLEAGUE_ANSWERS = ['accepted', 'refused'] as const;
export type ColleagueAnswer = (typeof COLLEAGUE_ANSWERS)[number];

/** `house`: the booking itself ended, or the colleague can no longer take over. */
export type SubstitutionActor = 'guide' | 'colleague' | 'traveler' | 'clock' | 'house';

export type SubstitutionEvent =
  | 'ask'
  | 'accept'
  | 'refuse'
  | 'withdraw'
  | 'agree'
  | 'decline'
  | 'expire'
  | 'drop'
  | 'close';

export interface SubstitutionStep {
  /** Null if no colleague has been asked yet. */
  readonly from: SubstitutionState | null;
  readonly event: SubstitutionEvent;
  readonly by: SubstitutionActor;
  readonly to: SubstitutionState;
  /** Limits the step to the last colleague who has not answered, or to the others. */
  readonly isLast?: boolean;
}

/** The table of transitions. Any transition that it does not list is rejected. */
export const SUBSTITUTION_STEPS: readonly SubstitutionStep[] = [
  { from: null, event: 'ask', by: 'guide', to: 'asked' },
  { from: 'asked', event: 'accept', by: 'colleague', to: 'proposed' },
  { from: 'asked', event: 'refuse', by: 'colleague', to: 'asked', isLast: false },
  { from: 'asked', event: 'refuse', by: 'colleague', to: 'unanswered', isLast: true },
  { from: 'asked', event: 'withdraw', by: 'guide', to: 'withdrawn' },
  { from: 'asked', event: 'expire', by: 'clock', to: 'unanswered' },
  { from: 'asked', event: 'close', by: 'house', to: 'closed' },
  { from: 'proposed', event: 'agree', by: 'traveler', to: 'agreed' },
  { from: 'proposed', event: 'decline', by: 'traveler', to: 'declined' },
  { from: 'proposed', event: 'expire', by: 'clock', to: 'lapsed' },
  { from: 'proposed', event: 'drop', by: 'house', to: 'dropped' },
  { from: 'proposed', event: 'close', by: 'house', to: 'closed' },
];

/** What each of the three people can do with a substitution. */
export const SUBSTITUTION_ACTIONS = ['accept', 'refuse', 'withdraw', 'agree', 'decline'] as const;
export type SubstitutionAction = (typeof SUBSTITUTION_ACTIONS)[number];

/** The name of the action in a booking's `can`. */
export const ASK_COLLEAGUES = 'ask_colleagues';

/** The facts of a substitution that the table needs. */
export interface SubstitutionFacts {
  state: SubstitutionState;
  /** When the colleagues' answers, or later the traveler's, are due. */
  answerBy: Temporal.Instant;
}

const HOUR = 3_600_000;

const addHours = (at: Temporal.Instant, hours: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(at.epochMilliseconds + hours * HOUR);

const getEarlier = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) <= 0 ? one : other;

const isReached = (at: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(at, now) <= 0;

/** Returns the deadline of colleagues who are asked now. */
export const getColleagueDeadline = (
  askedAt: Temporal.Instant,
  start: Temporal.Instant,
): Temporal.Instant =>
  getEarlier(
    addHours(askedAt, COLLEAGUE_ANSWER_HOURS),
    addHours(start, -COLLEAGUE_LAST_CALL_HOURS),
  );

/** Returns the deadline of the traveler if a colleague accepts now. */
export const getSubstituteDeadline = (
  acceptedAt: Temporal.Instant,
  start: Temporal.Instant,
): Temporal.Instant =>
  getEarlier(
    addHours(acceptedAt, SUBSTITUTE_ANSWER_HOURS),
    addHours(start, -SUBSTITUTE_LAST_CALL_HOURS),
  );

const isLiveState = (state: SubstitutionState): boolean =>
  state === 'asked' || state === 'proposed';

/**
 * Returns the transition that `event` by this actor causes now; null if the table does not allow it.
 * `waiting`: how many colleagues have not answered, including the one who does now.
 */
export const findSubstitutionStep = (
  { state, answerBy }: SubstitutionFacts,
  event: SubstitutionEvent,
  by: SubstitutionActor,
  now: Temporal.Instant,
  waiting = 0,
): SubstitutionStep | null => {
  // After its deadline a substitution can only expire, or be closed with its booking.
  const isOverdue = isLiveState(state) && isReached(answerBy, now);
  if (event !== 'close' && isOverdue !== (event === 'expire')) return null;
  const isLast = waiting === 1;
  return (
    SUBSTITUTION_STEPS.find(
      (step) =>
        step.from === state &&
        step.event === event &&
        step.by === by &&
        (step.isLast ?? isLast) === isLast,
    ) ?? null
  );
};

/** Returns the state at `now`: after its deadline it has ended, whether or not the timer has run. */
export const getSubstitutionState = (
  facts: SubstitutionFacts,
  now: Temporal.Instant,
): SubstitutionState => findSubstitutionStep(facts, 'expire', 'clock', now)?.to ?? facts.state;

/** Returns whether colleagues or the traveler still have to answer at `now`. */
export const isSubstitutionLive = (facts: SubstitutionFacts, now: Temporal.Instant): boolean =>
  isLiveState(getSubstitutionState(facts, now));

export const getSubstitutionActions = (
  facts: SubstitutionFacts,
  by: SubstitutionActor,
  now: Temporal.Instant,
): SubstitutionAction[] =>
  SUBSTITUTION_ACTIONS.filter((action) => findSubstitutionStep(facts, action, by, now) !== null);

/** Returns whether it is early enough before the start to ask colleagues. */
export const isEarlyEnoughToSubstitute = (
  start: Temporal.Instant,
  now: Temporal.Instant,
): boolean => !isReached(addHours(start, -SUBSTITUTE_LEAD_HOURS), now);

/** Returns whether the guide can ask colleagues now. `count`: how often colleagues have been asked. */
export const canAskColleagues = (
  { status, start }: Pick<BookingFacts, 'status' | 'start'>,
  count: number,
  now: Temporal.Instant,
): boolean =>
  status === 'upcoming' && count < SUBSTITUTIONS_MAX && isEarlyEnoughToSubstitute(start, now);
