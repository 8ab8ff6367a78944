import type { CancellationPolicy } from '../payments/entities.ts';
import { refundPercent } from '../payments/policy.ts';

/** How many bookings a traveler may have, paid or not (docs/product/bookings.md, "Quotas"). */
export const BOOKING_QUOTAS = {
  /** Live ones with one guide, unless the guide allows more: TOO_MANY_BOOKINGS. */
  guide: 4,
  /** Live ones in all. */
  all: 12,
  /** Cancelled with a full refund within `cancelledDays`: then TOO_MANY_CANCELLATIONS. */
  cancelled: 5,
  cancelledDays: 30,
} as const;

export type QuotaScope = 'guide' | 'all';

/** A paid booking that its traveler cancelled. */
export interface CancelledFacts {
  start: Temporal.Instant;
  paidAt: Temporal.Instant;
  /** Null: the guide had not accepted. */
  acceptedAt: Temporal.Instant | null;
  guidePreAccepted: boolean;
  endedAt: Temporal.Instant;
  policy: CancellationPolicy;
}

/** Whether all of the money went back, by the booking's own policy. */
const wasFree = ({ policy, acceptedAt, guidePreAccepted, endedAt, ...facts }: CancelledFacts) =>
  refundPercent(policy, {
    ...facts,
    cause: 'traveler',
    acceptedByGuide: acceptedAt !== null || guidePreAccepted,
    now: endedAt,
    onlinePaidCents: 0,
  }) === 100;

/** Until when a traveler who cancelled these cannot make another booking; null: they can. */
export const cancellationsUntil = (
  cancelled: readonly CancelledFacts[],
  now: Temporal.Instant,
): Temporal.Instant | null => {
  const counted = cancelled
    .filter(wasFree)
    .map(({ endedAt }) => endedAt.add({ hours: 24 * BOOKING_QUOTAS.cancelledDays }))
    .filter((until) => Temporal.Instant.compare(now, until) < 0)
    .toSorted(Temporal.Instant.compare);
  return counted[counted.length - BOOKING_QUOTAS.cancelled] ?? null;
};
