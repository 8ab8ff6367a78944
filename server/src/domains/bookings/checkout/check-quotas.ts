import { BOOKING_QUOTAS } from '@tomoguide/contract/bookings/figures';
import { findNextBookingTime } from '@tomoguide/contract/bookings/quotas';
import type { GuideId } from '@tomoguide/contract/primitives';
import { fail, failUntil } from '../../../failure.ts';
import type { Quotas } from './quota-queries.ts';

/**
 * Throws TOO_MANY_BOOKINGS or TOO_MANY_CANCELLATIONS if another booking would exceed a quota
 * (docs/product/bookings.md, "Quotas"). If `guideId` is null, checks only the quotas that apply across all
 * guides.
 */
export const checkQuotas = (
  { live, cancelled }: Quotas,
  guideId: GuideId | null,
  now: Temporal.Instant,
): void => {
  if (live.length >= BOOKING_QUOTAS.all) fail('TOO_MANY_BOOKINGS', { scope: 'all' });
  const counted = live.filter((each) => each.guideId === guideId && !each.isLifted).length;
  if (counted >= BOOKING_QUOTAS.guide) fail('TOO_MANY_BOOKINGS', { scope: 'guide' });
  const until = findNextBookingTime(cancelled, now);
  if (until) failUntil('TOO_MANY_CANCELLATIONS', until, now, { until: until.toString() });
};
