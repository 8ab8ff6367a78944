import type { EarningsPeriod } from '@tomoguide/contract/payments/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { type EarningsBucket, listEarningsByPeriod } from './earnings-queries.ts';

const MONTHS = 12;

const getParts = (buckets: readonly EarningsBucket[]) => {
  const sum = (of: (bucket: EarningsBucket) => number | string): number =>
    buckets.reduce((total, bucket) => total + Number(of(bucket)), 0);
  const earnedCents = sum((bucket) => bucket.earned_cents);
  const commissionCents = sum((bucket) => bucket.commission_cents);
  return {
    bookings: sum((bucket) => bucket.bookings),
    tourCents: sum((bucket) => bucket.tour_cents),
    onlineCents: earnedCents + commissionCents,
    commissionCents,
    earnedCents,
    cashCents: sum((bucket) => bucket.cash_cents),
  };
};

const sumBuckets = (buckets: readonly EarningsBucket[]): EarningsPeriod => {
  const { bookings, onlineCents, commissionCents, earnedCents } = getParts(
    buckets.filter(({ cancelled }) => cancelled),
  );
  return {
    ...getParts(buckets),
    cancelled: { bookings, onlineCents, commissionCents, earnedCents },
  };
};

/**
 * Returns a guide's earnings today, this month, this year and in total; days are in the guide's time zone.
 */
export const getEarningsPeriods = async (
  db: Executor,
  guideId: GuideId,
  now: Temporal.Instant,
  timeZone: string,
) => {
  const today = now.toZonedDateTimeISO(timeZone).startOfDay();
  const thisMonth = today.with({ day: 1 }).startOfDay();
  const starts = Array.from({ length: MONTHS }, (_, index) =>
    thisMonth.subtract({ months: MONTHS - 1 - index }).startOfDay(),
  );
  // Bucket 0 is before the first bound, and the last bucket is today.
  const bounds = [...starts, today].map((at) => at.toInstant().toString());
  const rows = await listEarningsByPeriod(db, guideId, bounds);
  const between = (from: number, to = bounds.length) =>
    sumBuckets(rows.filter(({ bucket }) => from <= bucket && bucket <= to));
  return {
    today: between(MONTHS + 1),
    month: between(MONTHS),
    year: between(MONTHS + 1 - today.month),
    total: between(0),
    months: starts.map((start, index) => ({
      from: start.toPlainDate().toString(),
      ...(index === MONTHS - 1 ? between(MONTHS) : between(index + 1, index + 1)),
    })),
  };
};
