import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { getTaxYear } from '@tomoguide/contract/payments/calls';
import type { TaxRow, TaxYear } from '@tomoguide/contract/payments/entities';
import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import type { TestApp } from './app.ts';
import { aToken } from './factories/accounts.ts';

/** What the ledger's entries say about each booking of a guide, by year in Tokyo, in fen. */
const readLedger = async (t: TestApp, guideId: GuideId) => {
  const { rows } = await t.db.execute<{
    year: number;
    id: BookingId;
    earned: string;
    commission: string;
  }>(sql`
    select extract(year from x.created_at at time zone 'Asia/Tokyo')::int as year, b.id,
      coalesce(sum(e.amount_cents) filter (where a.kind like 'earnings%'), 0) as earned,
      coalesce(sum(e.amount_cents) filter (where a.kind = 'commission'), 0) as commission
    from bookings b
    join ledger_transactions x on x.booking_id = b.id
    join ledger_entries e on e.transaction_id = x.id
    join ledger_accounts a on a.id = e.account_id
    where b.guide_id = ${guideId} group by 1, 2`);
  return rows.map(({ year, id, earned, commission }) => ({
    year,
    number: formatBookingNumber(id),
    earnedCents: Number(earned),
    commissionCents: Number(commission),
  }));
};

const readEarnings = async (t: TestApp, guideId: GuideId) => {
  const { rows } = await t.db.execute<{ id: BookingId; tour: string; cash: string }>(sql`
    select booking_id as id, tour_cents as tour, cash_cents as cash
    from earnings where guide_id = ${guideId}`);
  return new Map(rows.map(({ id, tour, cash }) => [formatBookingNumber(id), { tour, cash }]));
};

/** The rules for every row and year, whatever the bookings. */
const checkSums = ({ rows, totals, fees, year }: TaxYear): string[] => {
  const sum = (part: keyof typeof totals) =>
    rows.reduce((total, row) => total + (row[part] ?? 0), 0);
  const isWhole = ({ grossCents, correctionCents, commissionCents, netCents }: TaxYear['totals']) =>
    grossCents + correctionCents - commissionCents === netCents;
  const { tourCents, cancelledCents, dueCents, correctionCents } = fees;
  return [
    ...(Object.keys(totals) as (keyof typeof totals)[])
      .filter((part) => totals[part] !== sum(part))
      .map((part) => `${year}: the rows add up to ${sum(part)} ${part}, not ${totals[part]}`),
    ...[...rows, totals].filter((each) => !isWhole(each)).map(() => `${year}: parts do not add up`),
    ...(tourCents + cancelledCents + dueCents + correctionCents === totals.commissionCents
      ? []
      : [`${year}: the fees do not add up`]),
  ];
};

/**
 * Returns how a guide's years for taxes differ from the ledger and from the guide's earnings, to the fen; empty
 * if they do not (docs/product/money.md, "Taxes"). `years` must contain all years with bookings.
 */
export const taxProblems = async (
  t: TestApp,
  guide: { id: GuideId; userId: UserId },
  years: readonly number[],
): Promise<string[]> => {
  const token = await aToken(t, guide.userId);
  const read: TaxYear[] = [];
  for (const year of years)
    read.push((await t.inject(getTaxYear, { token, query: { year } })).body);
  const rows = read.flatMap(({ year, rows: ofYear }) => ofYear.map((row) => ({ year, ...row })));
  const find = (year: number, number: string): TaxRow | undefined =>
    rows.find((row) => row.year === year && row.bookingNumber === number);
  const ledger = await readLedger(t, guide.id);
  const earned = await readEarnings(t, guide.id);
  const fromLedger = ledger.flatMap(({ year, number, earnedCents, commissionCents }) => {
    const row = find(year, number);
    const counted = [(row?.netCents ?? 0) - (row?.cashCents ?? 0), row?.commissionCents ?? 0];
    const isSame = counted[0] === earnedCents && counted[1] === commissionCents;
    return isSame
      ? []
      : [`${number} in ${year}: ${counted}, not ${earnedCents},${commissionCents}`];
  });
  const known = new Set(ledger.map(({ year, number }) => `${year} ${number}`));
  const unknown = rows.filter(
    ({ year, bookingNumber, onlineCents }) =>
      onlineCents !== 0 && !known.has(`${year} ${bookingNumber}`),
  );
  const numbers = new Set([...earned.keys(), ...rows.map(({ bookingNumber }) => bookingNumber)]);
  const fromEarnings = [...numbers].flatMap((number) => {
    const own = rows.filter(({ bookingNumber }) => bookingNumber === number);
    const grossCents = own.reduce((sum, row) => sum + row.grossCents, 0);
    const cashCents = own.reduce((sum, row) => sum + row.cashCents, 0);
    const { tour = 0, cash = 0 } = earned.get(number) ?? {};
    const isSame =
      cashCents === Number(cash) && (Number(tour) === 0 || grossCents === Number(tour));
    return isSame
      ? []
      : [`${number}: ${grossCents} and ${cashCents} in person, not ${tour},${cash}`];
  });
  return [
    ...read.flatMap(checkSums),
    ...fromLedger,
    ...unknown.map(({ year, bookingNumber }) => `${bookingNumber} in ${year} is not in the ledger`),
    ...fromEarnings,
  ];
};
