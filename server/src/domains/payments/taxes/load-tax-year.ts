import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { TaxParts, TaxRow, TaxYear } from '@tomoguide/contract/payments/entities';
import { TAX_TIME_ZONE } from '@tomoguide/contract/payments/figures';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import type { TaxedTour } from '../ports.ts';
import {
  type ExchangeRate,
  findFirstTaxed,
  findTaxNumber,
  listRates,
  listTaxedBookings,
  type TaxedBooking,
} from './tax-queries.ts';

const getStart = (year: number): Temporal.Instant =>
  Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(TAX_TIME_ZONE).toInstant();

/** Converts fen to whole yen, rounding half away from zero; null without a rate. */
const toYen = (cents: number, rate: ExchangeRate | undefined): number | null =>
  rate ? Math.sign(cents) * Math.round((Math.abs(cents) * rate.jpyPerRmb) / 100) : null;

const presentRow = (
  booking: TaxedBooking,
  tour: TaxedTour | undefined,
  rates: readonly ExchangeRate[],
): TaxRow => {
  const { grossCents, cashCents, commissionCents, earnedCents } = booking;
  const day = booking.at.toZonedDateTimeISO(TAX_TIME_ZONE).toPlainDate().toString();
  const rate = rates.findLast((each) => each.day <= day);
  const onlineCents = commissionCents + earnedCents;
  const netCents = cashCents + earnedCents;
  return {
    bookingNumber: formatBookingNumber(booking.bookingId),
    kind: booking.kind,
    day,
    countedAt: booking.at.toString(),
    tourStart: (tour?.start ?? booking.at).toString(),
    cashVerified: tour?.cashVerified ?? false,
    grossCents,
    grossYen: toYen(grossCents, rate),
    onlineCents,
    cashCents,
    correctionCents: onlineCents + cashCents - grossCents,
    commissionCents,
    commissionYen: toYen(commissionCents, rate),
    netCents,
    netYen: toYen(netCents, rate),
    dueCents: booking.dueCents,
    jpyPerRmb: rate?.jpyPerRmb ?? null,
    rateDay: rate?.day ?? null,
  };
};

const sumRows = (rows: readonly TaxRow[]): TaxParts => {
  const sum = (part: keyof TaxParts): number =>
    rows.reduce((total, row) => total + (row[part] ?? 0), 0);
  return {
    grossCents: sum('grossCents'),
    grossYen: sum('grossYen'),
    onlineCents: sum('onlineCents'),
    cashCents: sum('cashCents'),
    correctionCents: sum('correctionCents'),
    commissionCents: sum('commissionCents'),
    commissionYen: sum('commissionYen'),
    netCents: sum('netCents'),
    netYen: sum('netYen'),
  };
};

const sumFees = (rows: readonly TaxRow[]): TaxYear['fees'] => {
  const sumKind = (kind: TaxRow['kind']): number =>
    rows.reduce(
      (total, row) => total + (row.kind === kind ? row.commissionCents - row.dueCents : 0),
      0,
    );
  return {
    tourCents: sumKind('tour'),
    cancelledCents: sumKind('cancelled'),
    dueCents: rows.reduce((total, { dueCents }) => total + dueCents, 0),
    correctionCents: sumKind('correction'),
  };
};

/**
 * Returns a guide's year for taxes (docs/product/money.md, "Taxes"): amounts in fen and whole yen, by the
 * ledger, of the days of the year in Japan. Without a year, that is the current one.
 */
export const loadTaxYear = async (
  deps: Deps,
  { userId, guideId }: { userId: UserId; guideId: GuideId },
  chosen?: number,
): Promise<TaxYear> => {
  const { db, clock } = deps;
  const currentYear = clock.now().toZonedDateTimeISO(TAX_TIME_ZONE).year;
  const year = chosen ?? currentYear;
  const ports = deps.ports.payments;
  const [booked, first, payee, taxNumber] = await Promise.all([
    listTaxedBookings(db, guideId, { from: getStart(year), to: getStart(year + 1) }),
    findFirstTaxed(db, guideId),
    ports.payee(db, userId),
    findTaxNumber(db, userId),
  ]);
  const ids = booked.map(({ bookingId }) => bookingId);
  const [tours, rates] = await Promise.all([
    ports.taxedTours(db, ids),
    booked.length === 0 ? [] : listRates(db, `${year}-01-01`, `${year}-12-31`),
  ]);
  const rows = booked.map((each) => presentRow(each, tours.get(each.bookingId), rates));
  const firstYear = first?.toZonedDateTimeISO(TAX_TIME_ZONE).year ?? currentYear;
  return {
    year,
    inProgress: year === currentYear,
    years: Array.from({ length: currentYear - firstYear + 1 }, (_, index) => currentYear - index),
    name: payee.verifiedName ?? payee.fullName,
    taxNumber,
    rows,
    totals: sumRows(rows),
    rowsWithoutRate: rows.filter(({ rateDay }) => rateDay === null).length,
    fees: sumFees(rows),
  };
};
