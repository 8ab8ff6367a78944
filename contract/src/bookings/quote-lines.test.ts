import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calculateSiteCosts,
  MEAL_OPTIONS,
  TICKET_OPTIONS,
  TRANSPORT_OPTIONS,
} from './particulars.ts';
import { calculateTourPrice } from './price.ts';
import { listQuoteLines, type QuoteLine, type QuoteLineKind } from './quote-lines.ts';

const byKind = (lines: readonly QuoteLine[]) => (kind: QuoteLineKind) =>
  lines.find((line) => line.kind === kind) ?? { cents: 0, yen: 0, currency: null };

test('lists RMB and JPY lines separately, each with an approximate amount in the other currency', () => {
  const price = calculateTourPrice({
    durationMinutes: 360,
    travelers: 3,
    hourlyPriceCents: 20_000,
    additionalPriceCents: 3_000,
  });
  const costs = calculateSiteCosts({
    meal: 'shared_meal',
    transport: 'nearby_city',
    tickets: 'pay_on_site_together',
  });
  expect(
    listQuoteLines(price, costs, 21).map(({ kind, currency, cents, yen }) => [
      kind,
      currency,
      cents,
      yen,
    ]),
  ).toEqual([
    ['guide_fee', 'RMB', 120_000, 25_200],
    ['extra_people', 'RMB', 36_000, 7_560],
    ['meal', 'JPY', 4_762, 1_000],
    ['transport', 'JPY', 66_667, 14_000],
    ['tickets', 'JPY', 4_762, 1_000],
    ['deposit', 'RMB', 46_800, 9_828],
    ['in_person', 'RMB', 109_200, 22_932],
    ['on_site', 'JPY', 76_190, 16_000],
    ['total_rmb', 'RMB', 156_000, 32_760],
    ['total_jpy', 'JPY', 76_190, 16_000],
  ]);
});

test('each currency’s lines add up to its total, for any options', () => {
  const tour = fc.record({
    durationMinutes: fc.integer({ min: 1, max: 48 }).map((halves) => halves * 30),
    travelers: fc.integer({ min: 1, max: 20 }),
    hourlyPriceCents: fc.integer({ min: 1, max: 2_000 }).map((rmb) => rmb * 100),
    additionalPriceCents: fc.integer({ min: 0, max: 500 }).map((rmb) => rmb * 100),
  });
  const chosen = fc.record({
    meal: fc.constantFrom(null, ...MEAL_OPTIONS),
    transport: fc.constantFrom(null, ...TRANSPORT_OPTIONS),
    tickets: fc.constantFrom(null, ...TICKET_OPTIONS),
  });
  const rate = fc.double({ min: 1, max: 100, noNaN: true });
  fc.assert(
    fc.property(tour, chosen, rate, (size, options, jpyPerRmb) => {
      const of = byKind(
        listQuoteLines(calculateTourPrice(size), calculateSiteCosts(options), jpyPerRmb),
      );
      const { cents } = of('total_rmb');
      expect(of('guide_fee').cents + of('extra_people').cents).toBe(cents);
      expect(of('deposit').cents + of('in_person').cents).toBe(cents);
      const { yen } = of('total_jpy');
      expect(of('meal').yen + of('transport').yen + of('tickets').yen).toBe(yen);
      expect(of('on_site').yen).toBe(yen);
    }),
  );
});
