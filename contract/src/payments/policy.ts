import * as z from 'zod/mini';
import type { CancelKind } from '../bookings/statuses.ts';
import { COMMISSION_PERCENT, earnedOnCancellation } from './commission.ts';

/**
 * What a cancellation refunds (product §3), as data: the policy in force is copied onto a booking
 * when it is made, and that copy decides, whatever the policy says later. Amounts are fen.
 */

const Percent = z.int().check(z.minimum(0), z.maximum(100));
const Count = z.int().check(z.nonnegative(), z.maximum(10_000));

/** A share refunded while at least (`inclusive`) or more than so many hours are left to the start. */
export const PolicyTier = z.strictObject({
  hours: Count,
  inclusive: z.boolean(),
  refundPercent: Percent,
});
export type PolicyTier = z.infer<typeof PolicyTier>;

export const CancellationPolicy = z.strictObject({
  version: z.int(),
  /** From the longest notice to the shortest; below the last one nothing is refunded. */
  tiers: z.array(PolicyTier).check(z.minLength(1), z.maxLength(10)),
  /** Within so many minutes of paying all comes back, */
  graceMinutes: Count,
  /** if the start is more than so many hours away. */
  graceHoursToStart: Count,
  noShowRefundPercent: Percent,
  /** Of what is kept, this share is commission, the rest the guide's. */
  commissionPercent: Percent,
  emergencyRefundPercent: Percent,
  /** A documented emergency may be claimed until so many hours after the scheduled start. */
  emergencyClaimHours: Count,
});
export type CancellationPolicy = z.infer<typeof CancellationPolicy>;

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

/** The share refunded with so many seconds of notice. */
export const tierPercent = (policy: CancellationPolicy, secondsToStart: number): number => {
  const tier = policy.tiers.find(({ hours, inclusive }) => {
    const edge = hours * 3600;
    return secondsToStart > edge || (inclusive && secondsToStart === edge);
  });
  return tier?.refundPercent ?? 0;
};

const isInGrace = (policy: CancellationPolicy, facts: RefundFacts): boolean =>
  facts.paidAt !== null &&
  secondsBetween(facts.paidAt, facts.now) <= policy.graceMinutes * 60 &&
  secondsBetween(facts.now, facts.start) > policy.graceHoursToStart * 3600;

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
 * How a cancelled booking's online payment is parted (product §3). The refund rounds up to a fen; a
 * documented emergency costs no commission.
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
 * Until when a cancellation by the traveler still refunds `percent` or more, once the guide has
 * accepted; null where no tier does. At that very moment it still does only if `inclusive`.
 */
export const refundDeadline = (
  policy: CancellationPolicy,
  start: Temporal.Instant,
  percent: number,
): { at: Temporal.Instant; inclusive: boolean } | null => {
  const tier = policy.tiers.findLast(({ refundPercent: share }) => share >= percent);
  if (!tier) return null;
  return { at: start.subtract({ hours: tier.hours }), inclusive: tier.inclusive };
};
