import type { CancellationPolicy } from '../payments/entities.ts';
import { refundPercent } from '../payments/policy.ts';

/** Limits on a traveler's bookings, paid or not (docs/product/bookings.md, "Quotas"). */
export const BOOKING_QUOTAS = {
  /** Live bookings with one guide, unless the guide allows more: TOO_MANY_BOOKINGS. */
  guide: 4,
  /** Live bookings in total. */
  all: 12,
  /** Bookings cancelled with a full refund within `cancelledDays`: TOO_MANY_CANCELLATIONS. */
  cancelled: 5,
  cancelledDays: 30,
} as const;

export type QuotaScope = 'guide' | 'all';

/** A paid booking cancelled by its traveler. */
export interface CancelledFacts {
  start: Temporal.Instant;
  paidAt: Temporal.Instant;
  /** Null if the guide had not accepted. */
  acceptedAt: Temporal.Instant | null;
  guidePreAccepted: boolean;
  endedAt: Temporal.Instant;
  policy: CancellationPolicy;
}

/** Returns whether the refund was full, by the booking's own policy. */
const hadFullRefund = ({
  policy,
  acceptedAt,
  guidePreAccepted,
  endedAt,
  ...facts
}: CancelledFacts) =>
  refundPercent(policy, {
    ...facts,
    cause: 'traveler',
    acceptedByGuide: acceptedAt !== null || guidePreAccepted,
    now: endedAt,
    onlinePaidCents: 0,
  }) === 100;

/** Returns until when a traveler with these cancellations cannot book again; null if they can. */
export const cancellationsUntil = (
  cancelled: readonly CancelledFacts[],
  now: Temporal.Instant,
): Temporal.Instant | null => {
  const counted = cancelled
    .filter(hadFullRefund)
    .map(({ endedAt }) => endedAt.add({ hours: 24 * BOOKING_QUOTAS.cancelledDays }))
    .filter((until) => Temporal.Instant.compare(now, until) < 0)
    .toSorted(Temporal.Instant.compare);
  return counted[counted.length - BOOKING_QUOTAS.cancelled] ?? null;
};
