import type { BookingStatus, CancelKind } from './statuses.ts';

/** The rules of suspicious patterns (docs/product/bookings.md, "Suspicious patterns"). */

/** How far apart in time bookings still make a pattern. */
export const PATTERN_DAYS = 90;
/** So many bookings of a pair that ended late are a pattern. */
export const PAIR_BOOKINGS = 2;
/** So many accepted bookings that a guide cancels pause the listing. */
export const GUIDE_CANCELLATIONS = 3;
/** How long a guide can object to a commission. */
export const OBJECTION_DAYS = 7;
/** What they write, in code points. */
export const OBJECTION_MAX = 2_000;

/** How late a cancellation looks as if the tour took place all the same, by who cancelled; hours. */
const LATE_HOURS = { traveler: 24, guide: 48 } as const;

/** How bookings that belong to a pattern ended. The index of late endings names the same three. */
export const LATE_KINDS = [
  'traveler',
  'guide',
  'no_show_traveler',
] as const satisfies readonly CancelKind[];

/** `pair`: what two people did together; `cancellations`: what one guide did. */
export const PATTERN_KINDS = ['pair', 'cancellations'] as const;
export type PatternKind = (typeof PATTERN_KINDS)[number];

/**
 * `open` and `objected` wait for staff; `announced` waits for the guide, and at the end of that for the
 * clock.
 */
export const PATTERN_STATES = ['open', 'announced', 'objected', 'decided'] as const;
export type PatternState = (typeof PATTERN_STATES)[number];

export const PATTERN_DECISIONS = ['nothing', 'commission', 'listing_paused'] as const;
export type PatternDecision = (typeof PATTERN_DECISIONS)[number];

export interface EndedFacts {
  status: BookingStatus;
  cancelKind: CancelKind | null;
  start: Temporal.Instant;
  /** Null: the deposit was never paid. */
  paidAt: Temporal.Instant | null;
  /** Null: the guide had not accepted. */
  acceptedAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
}

/** Whether a paid booking ended so late that its tour may have taken place without it. */
export const endedLate = ({ status, cancelKind, start, paidAt, endedAt }: EndedFacts): boolean => {
  if (status !== 'cancelled' || !paidAt || !endedAt) return false;
  if (cancelKind === 'no_show_traveler') return true;
  if (cancelKind !== 'traveler' && cancelKind !== 'guide') return false;
  return Temporal.Instant.compare(endedAt, start.subtract({ hours: LATE_HOURS[cancelKind] })) > 0;
};

/** Whether the guide cancelled a booking that was paid and accepted. */
export const guideBrokeOff = ({ status, cancelKind, paidAt, acceptedAt }: EndedFacts): boolean =>
  status === 'cancelled' && cancelKind === 'guide' && paidAt !== null && acceptedAt !== null;
