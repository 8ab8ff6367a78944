import type { BookingFacts } from './booking-facts.ts';
import { ENTRY_HOURS, START_NEAR_HOURS } from './figures.ts';
import type { BookingStatus } from './statuses.ts';

/** Entries of start codes (docs/product/bookings.md, "Start without signal"). */

/** Matches a start code: six digits. */
export const START_CODE = /^\d{6}$/;

/** Seconds by which a phone's clock is allowed to be ahead. */
const CLOCK_SLACK_SECONDS = 60;

/** The result of entering a code: it starts the tour, contests a no-show, or is only kept as evidence. */
export const ENTRY_OUTCOMES = ['started', 'contested', 'kept'] as const;
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number];

/** Why entering a start code had no effect. */
export const ENTRY_REASONS = [
  'clock_ahead',
  'too_old',
  'too_early',
  'too_late',
  'own_code',
  'wrong_code',
  'already_started',
  'not_waiting',
] as const;
export type EntryReason = (typeof ENTRY_REASONS)[number];

/**
 * Returns whether an entry counts as a wrong guess. A valid code was not guessed, even if it is no longer
 * needed.
 */
export const isWrongEntry = (reason: EntryReason | null): boolean =>
  reason !== null && reason !== 'already_started' && reason !== 'not_waiting';

/** Statuses in which a booking has start codes, whose secret the phone stores. */
const BEFORE_START: readonly BookingStatus[] = ['upcoming', 'awaiting_start', 'start_confirmed'];

/** Returns whether a booking has start codes: from the guide's acceptance until it starts or ends. */
export const hasStartCode = (status: BookingStatus): boolean => BEFORE_START.includes(status);

/** Returns the half-open range of times at which a code can be entered. */
export const getEntryWindow = ({
  start,
  end,
}: Pick<BookingFacts, 'start' | 'end'>): { from: Temporal.Instant; until: Temporal.Instant } => ({
  from: start.subtract({ hours: START_NEAR_HOURS }),
  until: end,
});

const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean =>
  Temporal.Instant.compare(a, b) < 0;

/** Returns whether a code entered now would be valid. If so, each party is shown its own code. */
export const isCodeTime = (
  { status, ...times }: Pick<BookingFacts, 'status' | 'start' | 'end'>,
  now: Temporal.Instant,
): boolean => {
  const { from, until } = getEntryWindow(times);
  return hasStartCode(status) && !isBefore(now, from) && isBefore(now, until);
};

/** Returns the effective time of an entry: its time of arrival if the phone's clock is slightly ahead. */
export const getEffectiveEntryTime = (
  enteredAt: Temporal.Instant,
  arrivedAt: Temporal.Instant,
): Temporal.Instant => {
  const isAhead = isBefore(arrivedAt, enteredAt);
  const isWithinSlack = !isBefore(arrivedAt.add({ seconds: CLOCK_SLACK_SECONDS }), enteredAt);
  return isAhead && isWithinSlack ? arrivedAt : enteredAt;
};

/** Returns what is wrong with the time of an entry; null if it is valid. */
export const findEntryTimeProblem = (
  facts: BookingFacts,
  enteredAt: Temporal.Instant,
  arrivedAt: Temporal.Instant,
): EntryReason | null => {
  const { from, until } = getEntryWindow(facts);
  if (isBefore(arrivedAt, enteredAt)) return 'clock_ahead';
  if (isBefore(enteredAt, arrivedAt.subtract({ hours: ENTRY_HOURS }))) return 'too_old';
  if (isBefore(enteredAt, from)) return 'too_early';
  return isBefore(enteredAt, until) ? null : 'too_late';
};
