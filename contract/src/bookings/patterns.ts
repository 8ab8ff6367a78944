import { LATE_ENDING_HOURS } from './figures.ts';
import type { BookingStatus, CancelKind } from './statuses.ts';

/** The rules of suspicious patterns (docs/product/bookings.md, "Suspicious patterns"). */

/** Maximum length of the objection, in code points. */
export const OBJECTION_MAX = 2_000;

/**
 * The kinds of late endings that count toward a pattern. The database index on late endings lists the same
 * kinds.
 */
export const LATE_KINDS = [
  'traveler',
  'guide',
  'no_show_traveler',
] as const satisfies readonly CancelKind[];

/** `pair`: bookings of two users with each other; `cancellations`: bookings of one guide. */
export const PATTERN_KINDS = ['pair', 'cancellations'] as const;
export type PatternKind = (typeof PATTERN_KINDS)[number];

/** `open` and `objected` wait for staff; `announced` waits for the guide's objection until the deadline. */
export const PATTERN_STATES = ['open', 'announced', 'objected', 'decided'] as const;
export type PatternState = (typeof PATTERN_STATES)[number];

export const PATTERN_DECISIONS = ['nothing', 'commission', 'listing_paused'] as const;
export type PatternDecision = (typeof PATTERN_DECISIONS)[number];

export interface EndedFacts {
  status: BookingStatus;
  cancelKind: CancelKind | null;
  /**
   * The traveler cancelled by the right that a declined proposal of the guide gave them, which counts as a
   * cancellation by the guide.
   */
  freedByGuide: boolean;
  start: Temporal.Instant;
  /** The earliest start that the parties had agreed on, if they moved it; null if they did not. */
  earliestStart: Temporal.Instant | null;
  /** Null if the deposit was never paid. */
  paidAt: Temporal.Instant | null;
  /** When the guide accepted the booking; null if they did not. */
  acceptedAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
}

/** Returns how a cancellation counts: by whom it was made or caused. */
const getCountedKind = ({
  cancelKind,
  freedByGuide,
}: Pick<EndedFacts, 'cancelKind' | 'freedByGuide'>): CancelKind | null =>
  cancelKind === 'traveler' && freedByGuide ? 'guide' : cancelKind;

const getFirst = (one: Temporal.Instant, other: Temporal.Instant | null): Temporal.Instant =>
  other && Temporal.Instant.compare(other, one) < 0 ? other : one;

/**
 * Returns whether a paid booking ended so late that the tour may have taken place anyway, at its start or at
 * one from which it was moved.
 */
export const hasEndedLate = (facts: EndedFacts): boolean => {
  const { status, paidAt, endedAt } = facts;
  if (status !== 'cancelled' || !paidAt || !endedAt) return false;
  const kind = getCountedKind(facts);
  if (kind === 'no_show_traveler') return true;
  if (kind !== 'traveler' && kind !== 'guide') return false;
  const start = getFirst(facts.start, facts.earliestStart);
  return Temporal.Instant.compare(endedAt, start.subtract({ hours: LATE_ENDING_HOURS[kind] })) > 0;
};

/** Returns whether the guide cancelled a paid and accepted booking, or caused the traveler to cancel it. */
export const guideCancelledAccepted = (facts: EndedFacts): boolean =>
  facts.status === 'cancelled' &&
  getCountedKind(facts) === 'guide' &&
  facts.paidAt !== null &&
  facts.acceptedAt !== null;
