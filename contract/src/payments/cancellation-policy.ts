import type { Party } from '../bookings/booking-facts.ts';
import type { CancelKind } from '../bookings/statuses.ts';
import { calculateCancellationEarnings } from './commission.ts';
import type { CancellationPolicy, PolicyTier } from './entities.ts';

/**
 * The refunds after a cancellation (docs/product/money.md, "Cancellation policy"), as data. The current
 * policy is copied to each new booking, whose copy applies even if the policy changes later. Amounts are in
 * fen.
 */

/**
 * Why a paid booking ended. A suspension counts as a cancellation by the suspended party. `emergency`:
 * staff accepted an emergency claim. Disputes are not listed, because staff decide their refund.
 */
export type RefundCause =
  | Exclude<CancelKind, 'suspended' | 'dispute'>
  | 'suspended_traveler'
  | 'suspended_guide'
  | 'emergency';

/**
 * The limits of the refund after agreed changes, in percent (docs/product/money.md, "Refunds after a
 * change"). The floor is never above the cap.
 */
export interface RefundBounds {
  readonly floorPercent: number;
  readonly capPercent: number;
}

export const NO_BOUNDS: RefundBounds = { floorPercent: 0, capPercent: 100 };

const clampPercent = (percent: number, { floorPercent, capPercent }: RefundBounds): number =>
  Math.max(floorPercent, Math.min(capPercent, percent));

/**
 * Returns the bounds after a change that `by` proposed when a cancellation refunded `percent`. A traveler
 * gains no higher refund by a change, and loses none by a change of the guide. Every percentage is within
 * the earlier bounds, so the bounds of several changes never contradict each other.
 */
export const narrowBounds = (bounds: RefundBounds, by: Party, percent: number): RefundBounds =>
  by === 'traveler'
    ? { ...bounds, capPercent: clampPercent(percent, bounds) }
    : { ...bounds, floorPercent: clampPercent(percent, bounds) };

export interface RefundFacts {
  readonly cause: RefundCause;
  readonly acceptedByGuide: boolean;
  /** When the deposit was paid; null if it has not been. */
  readonly paidAt: Temporal.Instant | null;
  readonly start: Temporal.Instant;
  readonly now: Temporal.Instant;
  readonly bounds: RefundBounds;
  /**
   * Until when the traveler can cancel for a full refund because they declined a change that the guide
   * proposed; null if they did not.
   */
  readonly freeUntil: Temporal.Instant | null;
  /** The sum of all online payments for the booking, including wallet money, in fen. */
  readonly onlinePaidCents: number;
}

/** The parts into which the online payments are split, in fen. They add up to the payments. */
export interface RefundParts {
  readonly refundCents: number;
  readonly commissionCents: number;
  readonly guideCents: number;
}

const secondsBetween = (from: Temporal.Instant, to: Temporal.Instant): number =>
  to.since(from).total('seconds');

/** Returns whether this many seconds before the start are enough notice for a tier. */
const isOpen = ({ hours, inclusive }: PolicyTier, secondsToStart: number): boolean =>
  secondsToStart > hours * 3600 || (inclusive && secondsToStart === hours * 3600);

/** Returns the percentage refunded with this many seconds of notice. */
const getTierPercent = (policy: CancellationPolicy, secondsToStart: number): number =>
  policy.tiers.find((tier) => isOpen(tier, secondsToStart))?.refundPercent ?? 0;

/** Returns whether a payment at this time starts an hour of free cancellation. */
export const startsGracePeriod = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  paidAt: Temporal.Instant,
): boolean => secondsBetween(paidAt, start) > policy.graceHoursToStart * 3600;

/** Returns when the hour of free cancellation ends; null if the booking was paid too late to have one. */
export const getGraceEnd = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  paidAt: Temporal.Instant,
): Temporal.Instant | null =>
  startsGracePeriod(policy, start, paidAt) ? paidAt.add({ minutes: policy.graceMinutes }) : null;

/**
 * Returns the deadline for a full refund of an accepted booking: the end of the full-refund tier or of the
 * hour after the payment, whichever is later.
 */
export const getFullRefundDeadline = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  paidAt: Temporal.Instant,
): Temporal.Instant => {
  const hours = policy.tiers
    .filter(({ refundPercent: share }) => share === 100)
    .map((t) => t.hours);
  const ends = hours.length === 0 ? paidAt : start.subtract({ hours: Math.min(...hours) });
  const grace = getGraceEnd(policy, start, paidAt) ?? ends;
  return Temporal.Instant.compare(ends, grace) < 0 ? grace : ends;
};

const isInGrace = (policy: CancellationPolicy, { paidAt, start, now }: RefundFacts): boolean => {
  const until = paidAt && getGraceEnd(policy, start, paidAt);
  return until !== null && Temporal.Instant.compare(now, until) <= 0;
};

const isBeforeStart = ({ start, now }: Pick<RefundFacts, 'start' | 'now'>): boolean =>
  Temporal.Instant.compare(now, start) < 0;

/** Returns the bounds that apply now: a floor applies until the start. */
const getBoundsNow = (facts: RefundFacts): RefundBounds =>
  isBeforeStart(facts) ? facts.bounds : { ...facts.bounds, floorPercent: 0 };

const isFree = (facts: RefundFacts): boolean => {
  const { acceptedByGuide, freeUntil, now } = facts;
  if (!acceptedByGuide) return true;
  return (
    freeUntil !== null && isBeforeStart(facts) && Temporal.Instant.compare(now, freeUntil) <= 0
  );
};

const getTravelerRefundPercent = (policy: CancellationPolicy, facts: RefundFacts): number => {
  if (isFree(facts)) return 100;
  const percent = isInGrace(policy, facts)
    ? 100
    : getTierPercent(policy, secondsBetween(facts.now, facts.start));
  return clampPercent(percent, getBoundsNow(facts));
};

/**
 * Returns whether a cancellation by the traveler is refunded in full only because they declined a change
 * that the guide proposed (docs/product/bookings.md, "Changing a booking together").
 */
export const needsDeclinedChange = (
  policy: CancellationPolicy,
  facts: Omit<RefundFacts, 'cause' | 'onlinePaidCents'>,
): boolean => {
  const cancelled = { ...facts, cause: 'traveler' as const, onlinePaidCents: 0 };
  return (
    getTravelerRefundPercent(policy, cancelled) >
    getTravelerRefundPercent(policy, { ...cancelled, freeUntil: null })
  );
};

/** Returns the percentage of the online payments that is refunded. */
export const getRefundPercent = (policy: CancellationPolicy, facts: RefundFacts): number => {
  switch (facts.cause) {
    case 'traveler':
    case 'suspended_traveler':
      return getTravelerRefundPercent(policy, facts);
    case 'no_show_traveler':
      return policy.noShowRefundPercent;
    case 'emergency':
      return policy.emergencyRefundPercent;
    default:
      return 100;
  }
};

/**
 * Splits the online payment of a cancelled booking (docs/product/money.md, "Cancellation policy"). The
 * refund is rounded up to a fen; a documented emergency has no commission.
 */
export const calculateRefund = (policy: CancellationPolicy, facts: RefundFacts): RefundParts => {
  const refundCents = Math.ceil((facts.onlinePaidCents * getRefundPercent(policy, facts)) / 100);
  const retainedCents = facts.onlinePaidCents - refundCents;
  return {
    refundCents,
    ...calculateCancellationEarnings(
      retainedCents,
      facts.cause === 'emergency' ? 0 : policy.commissionPercent,
    ),
  };
};

/**
 * Returns the tiers of an accepted booking that still apply: the current one and all later ones, each with
 * its end. `bounds` are those of the changes that the parties agreed on. A floor applies until the start.
 */
export const listOpenTiers = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  now: Temporal.Instant,
  bounds: RefundBounds = NO_BOUNDS,
): (PolicyTier & { until: Temporal.Instant })[] => {
  const floor = { hours: 0, inclusive: false, refundPercent: bounds.floorPercent };
  const tiers = [
    ...policy.tiers.filter((tier) => isOpen(tier, secondsBetween(now, start))),
    ...(bounds.floorPercent > 0 && isBeforeStart({ start, now }) ? [floor] : []),
  ].map((tier) => ({
    ...tier,
    refundPercent: clampPercent(tier.refundPercent, bounds),
    until: start.subtract({ hours: tier.hours }),
  }));
  // Of adjacent tiers that the bounds made equal, only the last is left.
  return tiers.filter(
    ({ refundPercent }, place) =>
      refundPercent > 0 && tiers[place + 1]?.refundPercent !== refundPercent,
  );
};
