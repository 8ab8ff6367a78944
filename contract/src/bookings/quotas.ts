import { getRefundPercent, type RefundBounds } from '../payments/cancellation-policy.ts';
import type { CancellationPolicy } from '../payments/entities.ts';
import { BOOKING_QUOTAS } from './figures.ts';

export type QuotaScope = 'guide' | 'all';

/** A paid booking cancelled by its traveler. */
export interface CancelledFacts {
  start: Temporal.Instant;
  paidAt: Temporal.Instant;
  /** When the guide accepted the booking; null if they did not. */
  acceptedAt: Temporal.Instant | null;
  guidePreAccepted: boolean;
  endedAt: Temporal.Instant;
  policy: CancellationPolicy;
  bounds: RefundBounds;
}

/** Returns whether the cancellation was refunded in full, by the booking's own policy. */
const hadFullRefund = ({
  policy,
  acceptedAt,
  guidePreAccepted,
  endedAt,
  ...facts
}: CancelledFacts) =>
  getRefundPercent(policy, {
    ...facts,
    cause: 'traveler',
    acceptedByGuide: acceptedAt !== null || guidePreAccepted,
    now: endedAt,
    // Cancelling after a proposal of the guide does not count.
    freeUntil: null,
    onlinePaidCents: 0,
  }) === 100;

/** Returns when a traveler with these cancellations can book again; null if they can now. */
export const findNextBookingTime = (
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
