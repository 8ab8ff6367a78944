import { formatInstant, formatMoney } from '@tomoguide/contract/format';
import { LOCALES } from '@tomoguide/contract/locale';
import type { TaxRow, TaxYear } from '@tomoguide/contract/payments/entities';
import { TAX_TIME_ZONE } from '@tomoguide/contract/payments/figures';
import type { Locale } from '@tomoguide/contract/primitives';
import type { Bilingual, Cell, TablePart, TripSheet } from '../../../trip-sheets/sheet.ts';
import { both, t, toBilingual } from '../../../trip-sheets/texts.ts';

// Created once: a year has thousands of amounts.
const [whole, hundredths] = [0, 2].map(
  (decimals) =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
) as [Intl.NumberFormat, Intl.NumberFormat];

const inRmb = (cents: number): string => hundredths.format(cents / 100);
const inYen = (yen: number | null): string => (yen === null ? 'JPY –' : `JPY ${whole.format(yen)}`);

/** The lines of a text in both languages, the reader's first. */
const inBoth = (text: Bilingual, locale: Locale): Cell => [
  text[locale],
  ...LOCALES.filter((each) => each !== locale).map((each) => text[each]),
];

const buildRow = (row: TaxRow, locale: Locale): Cell[] => [
  [row.day, row.bookingNumber],
  inBoth(t(`taxes.kind_${row.kind}`), locale),
  [
    inRmb(row.grossCents),
    inYen(row.grossYen),
    ...(row.rateDay === null || row.rateDay === row.day ? [] : [row.rateDay]),
  ],
  [inRmb(row.onlineCents)],
  [inRmb(row.cashCents), ...(row.cashVerified ? ['✓'] : [])],
  [inRmb(row.correctionCents)],
  [inRmb(row.commissionCents), inYen(row.commissionYen)],
  [inRmb(row.netCents), inYen(row.netYen)],
];

const buildTable = ({ year, rows, totals }: TaxYear, locale: Locale): TablePart => ({
  kind: 'table',
  title: t('taxes.table', () => ({ year })),
  lead: t('taxes.sheetLead'),
  columns: [
    { title: t('taxes.columns.day'), align: 'left' },
    { title: t('taxes.columns.kind'), align: 'left' },
    { title: t('taxes.columns.gross'), align: 'right' },
    { title: t('taxes.columns.online'), align: 'right' },
    { title: t('taxes.columns.cash'), align: 'right' },
    { title: t('taxes.columns.correction'), align: 'right' },
    { title: t('taxes.columns.fee'), align: 'right' },
    { title: t('taxes.columns.net'), align: 'right' },
  ],
  rows: rows.map((row) => buildRow(row, locale)),
  sum: [
    inBoth(t('taxes.sum'), locale),
    [],
    [inRmb(totals.grossCents), inYen(totals.grossYen)],
    [inRmb(totals.onlineCents)],
    [inRmb(totals.cashCents)],
    [inRmb(totals.correctionCents)],
    [inRmb(totals.commissionCents), inYen(totals.commissionYen)],
    [inRmb(totals.netCents), inYen(totals.netYen)],
  ],
});

/** Returns a guide's year for taxes as a sheet to draw (docs/product/money.md, "Taxes"). */
export const buildTaxSheet = ({
  taxYear,
  locale,
  publicUrl,
  now,
}: {
  taxYear: TaxYear;
  locale: Locale;
  publicUrl: string;
  now: Temporal.Instant;
}): TripSheet => {
  const { year, fees, rowsWithoutRate } = taxYear;
  const money = (cents: number): Bilingual => both((language) => formatMoney(cents, language));
  const withYear = () => ({ year });
  return {
    locale,
    title: t('taxes.sheetTitle', withYear),
    subtitle: t('taxes.noAdvice'),
    notice: taxYear.inProgress ? t('taxes.inProgress', withYear) : null,
    parts: [
      {
        kind: 'rows',
        title: t('taxes.title'),
        rows: [
          { label: t('taxes.guide'), value: toBilingual(taxYear.name) },
          {
            label: t('taxes.number'),
            value:
              taxYear.taxNumber === null ? t('taxes.sheetNone') : toBilingual(taxYear.taxNumber),
          },
          { label: t('taxes.sheetPeriod'), value: toBilingual(`${year}-01-01 – ${year}-12-31`) },
          { label: toBilingual(''), value: t('taxes.dayHint') },
          ...(rowsWithoutRate === 0
            ? []
            : [
                {
                  label: toBilingual(''),
                  value: t('taxes.noRate', () => ({ count: rowsWithoutRate })),
                },
              ]),
        ],
      },
      {
        kind: 'rows',
        title: t('taxes.feesTitle'),
        rows: [
          { label: t('taxes.feeTour'), value: money(fees.tourCents) },
          { label: t('taxes.feeCancelled'), value: money(fees.cancelledCents) },
          { label: t('taxes.feeDue'), value: money(fees.dueCents) },
          { label: t('taxes.feeCorrection'), value: money(fees.correctionCents) },
          { label: t('taxes.feeTotal'), value: money(taxYear.totals.commissionCents) },
        ],
      },
      ...(taxYear.rows.length > 0
        ? [buildTable(taxYear, locale)]
        : [
            {
              kind: 'rows' as const,
              title: t('taxes.table', withYear),
              rows: [{ label: toBilingual(''), value: t('taxes.empty', withYear) }],
            },
          ]),
    ],
    foot: t('trip-sheet.asOf', (language) => ({
      time: formatInstant(now.toString(), TAX_TIME_ZONE, language),
      place: new URL(publicUrl).host,
    })),
    pageOf: t('trip-sheet.pageOf', () => ({ page: '{{page}}', pages: '{{pages}}' })),
    madeAt: now.epochMilliseconds,
  };
};
