import type { Locale } from '@tomoguide/contract/locale';
import type { TaxRow, TaxYear } from '@tomoguide/contract/payments/entities';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import { BYTE_ORDER_MARK, formatCsvRow } from '../../../csv-row.ts';

type Words = (typeof CATALOGS)[Locale]['taxes'];
type Cell = string | number;

const toRmb = (cents: number): number => cents / 100;

/** The columns: the heading, the cell of a row, and the cell of the sums. */
const COLUMNS: readonly (readonly [
  heading: keyof Words['columns'],
  cell: (row: TaxRow, words: Words) => Cell,
  sum: (year: TaxYear, words: Words) => Cell,
])[] = [
  ['day', ({ day }) => day, (_, words) => words.sum],
  ['bookingNumber', (row) => row.bookingNumber, () => ''],
  ['kind', ({ kind }, words) => words[`kind_${kind}`], () => ''],
  ['gross', (row) => toRmb(row.grossCents), ({ totals }) => toRmb(totals.grossCents)],
  ['grossYen', (row) => row.grossYen ?? '', ({ totals }) => totals.grossYen ?? ''],
  ['online', (row) => toRmb(row.onlineCents), ({ totals }) => toRmb(totals.onlineCents)],
  ['cash', (row) => toRmb(row.cashCents), ({ totals }) => toRmb(totals.cashCents)],
  [
    'verified',
    ({ cashCents, cashVerified }, words) =>
      cashCents === 0 ? '' : words[cashVerified ? 'verified' : 'unverified'],
    () => '',
  ],
  [
    'correction',
    (row) => toRmb(row.correctionCents),
    ({ totals }) => toRmb(totals.correctionCents),
  ],
  ['fee', (row) => toRmb(row.commissionCents), ({ totals }) => toRmb(totals.commissionCents)],
  ['feeYen', (row) => row.commissionYen ?? '', ({ totals }) => totals.commissionYen ?? ''],
  ['net', (row) => toRmb(row.netCents), ({ totals }) => toRmb(totals.netCents)],
  ['netYen', (row) => row.netYen ?? '', ({ totals }) => totals.netYen ?? ''],
  ['rate', (row) => row.jpyPerRmb ?? '', () => ''],
  ['rateDay', (row) => row.rateDay ?? '', () => ''],
];

/**
 * Returns a year for taxes as CSV in UTF-8 with a byte order mark: the rows, their sums, the fees by reason,
 * and the registration number if there is one. Amounts are in RMB and whole yen.
 */
export const writeTaxCsv = (year: TaxYear, locale: Locale): Uint8Array => {
  const words: Words = CATALOGS[locale].taxes;
  const { fees } = year;
  const lines: (readonly Cell[])[] = [
    COLUMNS.map(([heading]) => words.columns[heading]),
    ...year.rows.map((row) => COLUMNS.map(([, cell]) => cell(row, words))),
    COLUMNS.map(([, , sum]) => sum(year, words)),
    [],
    [words.feeTour, toRmb(fees.tourCents)],
    [words.feeCancelled, toRmb(fees.cancelledCents)],
    [words.feeDue, toRmb(fees.dueCents)],
    [words.feeCorrection, toRmb(fees.correctionCents)],
    [words.feeTotal, toRmb(year.totals.commissionCents)],
    ...(year.taxNumber === null ? [] : [[words.number, year.taxNumber]]),
    [words.noAdvice],
  ];
  return Buffer.from(BYTE_ORDER_MARK + lines.map(formatCsvRow).join(''));
};
