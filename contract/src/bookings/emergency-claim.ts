import type { CancellationPolicy } from '../payments/entities.ts';
import { refundPercent } from '../payments/policy.ts';
import type { BookingFacts } from './booking-facts.ts';

/** The rules of emergency claims (docs/product/bookings.md, "Emergency claims"). */

/** A claim that staff has not decided within so many days leaves everything as the tier had it. */
export const CLAIM_DAYS = 14;
/** What is said with it, in code points. */
export const CLAIM_WORDS_MAX = 2_000;

/** `lapsed`: nobody decided it in time; `overtaken`: a dispute decides instead. */
export const CLAIM_STATES = ['open', 'accepted', 'rejected', 'lapsed', 'overtaken'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

interface ClaimFacts
  extends Pick<
    BookingFacts,
    'status' | 'cancelKind' | 'start' | 'paidAt' | 'endedAt' | 'disputedAt'
  > {
  /** When the guide accepted; null where they had not. */
  acceptedAt: Temporal.Instant | null;
  policy: CancellationPolicy;
}

const CLAIMABLE: ReadonlySet<string | null> = new Set(['traveler', 'no_show_traveler']);

/** What the booking's tier gave back, in per cent. */
const tierPercent = ({
  cancelKind,
  start,
  paidAt,
  endedAt,
  acceptedAt,
  policy,
}: ClaimFacts): number =>
  refundPercent(policy, {
    cause: cancelKind === 'no_show_traveler' ? 'no_show_traveler' : 'traveler',
    acceptedByGuide: acceptedAt !== null,
    paidAt,
    start,
    now: endedAt ?? start,
    onlinePaidCents: 0,
  });

/** Until when an emergency may be claimed. */
export const claimableUntil = ({
  start,
  policy,
}: Pick<ClaimFacts, 'start' | 'policy'>): Temporal.Instant =>
  start.add({ hours: policy.emergencyClaimHours });

/**
 * Whether the traveler may claim an emergency now: a paid booking that they cancelled or did not come to,
 * never disputed, of which less came back than an emergency gives. Whether there was a claim already is
 * the caller's to know.
 */
export const takesClaim = (facts: ClaimFacts, now: Temporal.Instant): boolean =>
  facts.status === 'cancelled' &&
  CLAIMABLE.has(facts.cancelKind) &&
  facts.paidAt !== null &&
  facts.disputedAt === null &&
  Temporal.Instant.compare(now, claimableUntil(facts)) <= 0 &&
  tierPercent(facts) < facts.policy.emergencyRefundPercent;
