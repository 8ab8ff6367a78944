import { getRefundPercent, type RefundBounds } from '../payments/cancellation-policy.ts';
import type { CancellationPolicy } from '../payments/entities.ts';
import type { BookingFacts } from './booking-facts.ts';

/** The rules of emergency claims (docs/product/bookings.md, "Emergency claims"). */

/** Maximum length of a claim's text, in code points. */
export const CLAIM_TEXT_MAX = 2_000;

/** `lapsed`: staff did not decide in time; `overtaken`: a dispute decides instead. */
export const CLAIM_STATES = ['open', 'accepted', 'rejected', 'lapsed', 'overtaken'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

interface ClaimFacts
  extends Pick<
    BookingFacts,
    'status' | 'cancelKind' | 'start' | 'paidAt' | 'endedAt' | 'disputedAt'
  > {
  /** When the guide accepted the booking; null if they did not. */
  acceptedAt: Temporal.Instant | null;
  policy: CancellationPolicy;
  bounds: RefundBounds;
  freeUntil: Temporal.Instant | null;
}

const CLAIMABLE: ReadonlySet<string | null> = new Set(['traveler', 'no_show_traveler']);

/** Returns the booking's refund tier, in percent. */
const getBookingTierPercent = ({
  cancelKind,
  start,
  paidAt,
  endedAt,
  acceptedAt,
  policy,
  bounds,
  freeUntil,
}: ClaimFacts): number =>
  getRefundPercent(policy, {
    cause: cancelKind === 'no_show_traveler' ? 'no_show_traveler' : 'traveler',
    acceptedByGuide: acceptedAt !== null,
    paidAt,
    start,
    now: endedAt ?? start,
    bounds,
    freeUntil,
    onlinePaidCents: 0,
  });

/** Returns the deadline for claiming an emergency. */
export const getClaimDeadline = ({
  start,
  policy,
}: Pick<ClaimFacts, 'start' | 'policy'>): Temporal.Instant =>
  start.add({ hours: policy.emergencyClaimHours });

/**
 * Returns whether the traveler can claim an emergency now. The booking must be paid and never disputed, the
 * traveler must have cancelled it or not shown up, and an accepted claim must refund more. The caller must
 * check for an earlier claim.
 */
export const canClaimEmergency = (facts: ClaimFacts, now: Temporal.Instant): boolean =>
  facts.status === 'cancelled' &&
  CLAIMABLE.has(facts.cancelKind) &&
  facts.paidAt !== null &&
  facts.disputedAt === null &&
  Temporal.Instant.compare(now, getClaimDeadline(facts)) <= 0 &&
  getBookingTierPercent(facts) < facts.policy.emergencyRefundPercent;
