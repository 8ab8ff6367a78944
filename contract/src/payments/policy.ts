import type { CancelKind } from '../bookings/statuses.ts';
import { COMMISSION_PERCENT, earnedOnCancellation } from './commission.ts';
import type { CancellationPolicy, PolicyTier } from './entities.ts';

/**
 * What a cancellation refunds (docs/product/money.md, "Cancellation policy"), as data: the policy
 * in force is copied onto a booking when it is made, and that copy decides, whatever the policy
 * says later. Amounts are fen.
 */

/** The policy in force. */
export const CANCELLATION_POLICY: CancellationPolicy = {
  version: 1,
  tiers: [
    { hours: 168, inclusive: false, refundPercent: 100 },
    { hours: 72, inclusive: true, refundPercent: 70 },
    { hours: 24, inclusive: true, refundPercent: 50 },
  ],
  graceMinutes: 60,
  graceHoursToStart: 48,
  noShowRefundPercent: 0,
  commissionPercent: COMMISSION_PERCENT,
  emergencyRefundPercent: 85,
  emergencyClaimHours: 72,
};

/**
 * Why a paid booking ends. A suspension counts as the suspended side's doing, so it names the side;
 * `emergency` is a documented one that staff accepted. A dispute's refund is staff's to set.
 */
export type RefundCause =
  | Exclude<CancelKind, 'suspended' | 'dispute'>
  | 'suspended_traveler'
  | 'suspended_guide'
  | 'emergency';

export interface RefundFacts {
  readonly cause: RefundCause;
  readonly acceptedByGuide: boolean;
  /** When the deposit was paid; null while it is not. */
  readonly paidAt: Temporal.Instant | null;
  readonly start: Temporal.Instant;
  readonly now: Temporal.Instant;
  /** All that was paid online for it, wallet money included. Fen. */
  readonly onlinePaidCents: number;
}

/** The parts of the online payment; they sum to it. Fen. */
export interface RefundParts {
  readonly refundCents: number;
  readonly commissionCents: number;
  readonly guideCents: number;
}

const secondsBetween = (from: Temporal.Instant, to: Temporal.Instant): number =>
  to.since(from).total('seconds');

/** Whether so many seconds of notice are enough for a tier. */
const isOpen = ({ hours, inclusive }: PolicyTier, secondsToStart: number): boolean =>
  secondsToStart > hours * 3600 || (inclusive && secondsToStart === hours * 3600);

/** The share refunded with so many seconds of notice. */
const tierPercent = (policy: CancellationPolicy, secondsToStart: number): number =>
  policy.tiers.find((tier) => isOpen(tier, secondsToStart))?.refundPercent ?? 0;

/** Whether paying at this moment opens the time in which everything comes back. */
export const opensGrace = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  paidAt: Temporal.Instant,
): boolean => secondsBetween(paidAt, start) > policy.graceHoursToStart * 3600;

/** Until when everything comes back after paying; null: it was paid too late for that. */
export const graceUntil = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  paidAt: Temporal.Instant,
): Temporal.Instant | null =>
  opensGrace(policy, start, paidAt) ? paidAt.add({ minutes: policy.graceMinutes }) : null;

/**
 * Until when a traveler who cancels an accepted booking gets all of it back: the later of the end of the
 * tiers that give everything and the hour after paying.
 */
export const fullRefundUntil = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  paidAt: Temporal.Instant,
): Temporal.Instant => {
  const hours = policy.tiers
    .filter(({ refundPercent: share }) => share === 100)
    .map((t) => t.hours);
  const ends = hours.length === 0 ? paidAt : start.subtract({ hours: Math.min(...hours) });
  const grace = graceUntil(policy, start, paidAt) ?? ends;
  return Temporal.Instant.compare(ends, grace) < 0 ? grace : ends;
};

const isInGrace = (policy: CancellationPolicy, { paidAt, start, now }: RefundFacts): boolean => {
  const until = paidAt && graceUntil(policy, start, paidAt);
  return until !== null && Temporal.Instant.compare(now, until) <= 0;
};

const travelerPercent = (policy: CancellationPolicy, facts: RefundFacts): number =>
  !facts.acceptedByGuide || isInGrace(policy, facts)
    ? 100
    : tierPercent(policy, secondsBetween(facts.now, facts.start));

/** The share of the online payment that goes back, in per cent. */
export const refundPercent = (policy: CancellationPolicy, facts: RefundFacts): number => {
  switch (facts.cause) {
    case 'traveler':
    case 'suspended_traveler':
      return travelerPercent(policy, facts);
    case 'no_show_traveler':
      return policy.noShowRefundPercent;
    case 'emergency':
      return policy.emergencyRefundPercent;
    default:
      return 100;
  }
};

/**
 * How a cancelled booking's online payment is split (docs/product/money.md, "Cancellation policy").
 * The refund rounds up to a fen; a documented emergency costs no commission.
 */
export const refundFor = (policy: CancellationPolicy, facts: RefundFacts): RefundParts => {
  const refundCents = Math.ceil((facts.onlinePaidCents * refundPercent(policy, facts)) / 100);
  const kept = facts.onlinePaidCents - refundCents;
  return {
    refundCents,
    ...earnedOnCancellation(kept, facts.cause === 'emergency' ? 0 : policy.commissionPercent),
  };
};

/**
 * The tiers that are still open to a traveler, once the guide has accepted: the one that holds now and
 * those after it, each with the moment until which it holds.
 */
export const openTiers = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  now: Temporal.Instant,
): (PolicyTier & { until: Temporal.Instant })[] =>
  policy.tiers
    .filter((tier) => isOpen(tier, secondsBetween(now, start)))
    .map((tier) => ({ ...tier, until: start.subtract({ hours: tier.hours }) }));
