import type { BookingFacts } from './booking-facts.ts';
import { START_NEAR_HOURS } from './deadlines.ts';
import type { BookingStatus } from './statuses.ts';

/** Entries of start codes: docs/product/bookings.md, "Start without signal". */

/** What is entered. */
export const START_CODE = /^\d{6}$/;

/** An entry may arrive so many hours after it was made. */
export const ENTRY_HOURS = 24;

/** An entry that could not be sent is kept on the phone so many days. */
export const KEPT_ENTRY_DAYS = 30;

/** A phone's clock may be ahead so far. */
const CLOCK_SLACK_SECONDS = 60;

/** After so many wrong entries of one side within so many minutes, the next has to wait. */
export const WRONG_ENTRIES = { most: 5, minutes: 10 } as const;

/** What came of an entry: the tour runs, a no-show is contested, or it is kept as evidence. */
export const ENTRY_OUTCOMES = ['started', 'contested', 'kept'] as const;
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number];

/** Why an entry changed nothing. */
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

/** A code that fits its time was not guessed, even where it is no longer needed. */
export const isWrongEntry = (reason: EntryReason | null): boolean =>
  reason !== null && reason !== 'already_started' && reason !== 'not_waiting';

/** Statuses in which the phone keeps what the start needs. */
const BEFORE_START: readonly BookingStatus[] = ['upcoming', 'awaiting_start', 'start_confirmed'];

/** Whether a booking has start codes: once the guide has accepted, until it starts or ends. */
export const hasStartCode = (status: BookingStatus): boolean => BEFORE_START.includes(status);

/** From when to when, that moment excluded, an entry counts, by the time that it names. */
export const entryWindow = ({
  start,
  end,
}: Pick<BookingFacts, 'start' | 'end'>): { from: Temporal.Instant; until: Temporal.Instant } => ({
  from: start.subtract({ hours: START_NEAR_HOURS }),
  until: end,
});

const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean =>
  Temporal.Instant.compare(a, b) < 0;

/** Whether a code that is entered now would count: then each side is shown its own. */
export const isCodeTime = (
  { status, ...times }: Pick<BookingFacts, 'status' | 'start' | 'end'>,
  now: Temporal.Instant,
): boolean => {
  const { from, until } = entryWindow(times);
  return hasStartCode(status) && !isBefore(now, from) && isBefore(now, until);
};

/** When an entry counts as made: by a clock that is a little ahead, when it arrived. */
export const countedAt = (
  enteredAt: Temporal.Instant,
  arrivedAt: Temporal.Instant,
): Temporal.Instant => {
  const isAhead = isBefore(arrivedAt, enteredAt);
  const isLittle = !isBefore(arrivedAt.add({ seconds: CLOCK_SLACK_SECONDS }), enteredAt);
  return isAhead && isLittle ? arrivedAt : enteredAt;
};

/** What is wrong with the time that an entry names; null: nothing. */
export const entryTimeProblem = (
  facts: BookingFacts,
  enteredAt: Temporal.Instant,
  arrivedAt: Temporal.Instant,
): EntryReason | null => {
  const { from, until } = entryWindow(facts);
  if (isBefore(arrivedAt, enteredAt)) return 'clock_ahead';
  if (isBefore(enteredAt, arrivedAt.subtract({ hours: ENTRY_HOURS }))) return 'too_old';
  if (isBefore(enteredAt, from)) return 'too_early';
  return isBefore(enteredAt, until) ? null : 'too_late';
};
