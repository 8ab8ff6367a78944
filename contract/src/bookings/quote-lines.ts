import type { SiteCosts } from './particulars.ts';
import type { TourPrice } from './price.ts';

/**
 * The lines of a quote (docs/product/tour-requests.md, "The quote"). RMB amounts are in fen, JPY amounts in
 * whole yen. Each line is exact in its own currency and approximate in the other.
 */
export const QUOTE_LINE_KINDS = [
  'guide_fee',
  'extra_people',
  'meal',
  'transport',
  'tickets',
  'deposit',
  'in_person',
  'on_site',
  'total_rmb',
  'total_jpy',
] as const;
export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number];

export interface QuoteLine {
  kind: QuoteLineKind;
  /** The currency in which the amount is exact. */
  currency: 'RMB' | 'JPY';
  cents: number;
  yen: number;
}

const CENTS = 100;

/** Creates a line that is exact in RMB, and converts it to whole yen. */
const createRmbLine = (kind: QuoteLineKind, cents: number, rate: number): QuoteLine => ({
  kind,
  currency: 'RMB',
  cents,
  yen: Math.round((cents * rate) / CENTS),
});
const createYenLine = (kind: QuoteLineKind, yen: number, rate: number): QuoteLine => ({
  kind,
  currency: 'JPY',
  cents: Math.round((yen * CENTS) / rate),
  yen,
});

/**
 * Returns the price lines, then the amounts by time of payment, then a total per currency. Lines for additional
 * people and on-site costs are included only if there are any.
 */
export const listQuoteLines = (
  price: TourPrice,
  costs: SiteCosts,
  jpyPerRmb: number,
): QuoteLine[] => {
  const rmb = (kind: QuoteLineKind, cents: number) => createRmbLine(kind, cents, jpyPerRmb);
  const yen = (kind: QuoteLineKind, amount: number) => createYenLine(kind, amount, jpyPerRmb);
  const parts = [
    rmb('extra_people', price.extraPeopleCents),
    yen('meal', costs.mealYen),
    yen('transport', costs.transportYen),
    yen('tickets', costs.ticketsYen),
  ];
  return [
    rmb('guide_fee', price.baseCents),
    ...parts.filter(({ cents, yen: amount }) => cents > 0 || amount > 0),
    rmb('deposit', price.depositCents),
    rmb('in_person', price.finalPaymentCents),
    yen('on_site', costs.totalYen),
    rmb('total_rmb', price.totalCents),
    yen('total_jpy', costs.totalYen),
  ];
};
