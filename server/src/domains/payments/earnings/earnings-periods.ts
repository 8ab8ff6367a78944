import type { EarningsPeriod } from '@tomoguide/contract/payments/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { rowsOf } from '../../../database/rows-of.ts';

interface Bucket {
  bucket: number;
  cancelled: boolean;
  bookings: number;
  tour_cents: string;
  earned_cents: string;
  commission_cents: string;
  cash_cents: string;
}

const MONTHS = 12;

// An index-only scan, once for all periods.
const BUCKETS = `
  SELECT width_bucket(created_at, $2::timestamptz[]) AS bucket, tour_cents = 0 AS cancelled,
    count(*)::integer AS bookings, sum(tour_cents) AS tour_cents, sum(amount_cents) AS earned_cents,
    sum(commission_cents) AS commission_cents, sum(cash_cents) AS cash_cents
  FROM earnings WHERE guide_id = $1 GROUP BY 1, 2`;

const partsOf = (buckets: readonly Bucket[]) => {
  const sum = (of: (bucket: Bucket) => number | string): number =>
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

const sumOf = (buckets: readonly Bucket[]): EarningsPeriod => {
  const { bookings, onlineCents, commissionCents, earnedCents } = partsOf(
    buckets.filter(({ cancelled }) => cancelled),
  );
  return {
    ...partsOf(buckets),
    cancelled: { bookings, onlineCents, commissionCents, earnedCents },
  };
};

/** Returns a guide's earnings of today, this month, this year and in total, by days in their zone. */
export const earningsPeriods = async (
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
  // Bucket 0 is before the first bound, the last one is today.
  const bounds = [...starts, today].map((at) => at.toInstant().toString());
  const rows = await rowsOf<Bucket>(db, { text: BUCKETS, values: [guideId, bounds] });
  const between = (from: number, to = bounds.length) =>
    sumOf(rows.filter(({ bucket }) => from <= bucket && bucket <= to));
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
