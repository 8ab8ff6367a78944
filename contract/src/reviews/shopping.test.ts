import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UserId } from '../primitives.ts';
import { SHOPPING_CASE_DAYS } from './figures.ts';
import { addDays } from './publication.ts';
import { countShopping, findCaseReports, reportsShopping } from './shopping.ts';

const travelerId = fc.integer({ min: 1, max: 12 }).map((id) => UserId.parse(id));
const answer = fc.record({
  travelerId,
  unagreedShop: fc.boolean(),
  pressure: fc.boolean(),
  overcharged: fc.boolean(),
});

test('counts each traveler of the last thirty answers once, from five travelers on', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 60 }), (newestFirst) => {
      const travelers = new Set<number>();
      const reporting = new Set<number>();
      for (const [index, each] of newestFirst.entries()) {
        if (index >= 30) break;
        travelers.add(each.travelerId);
        if (each.unagreedShop || each.pressure || each.overcharged) reporting.add(each.travelerId);
      }
      expect(countShopping(newestFirst)).toEqual(
        travelers.size >= 5 ? { travelers: travelers.size, reports: reporting.size } : null,
      );
    }),
  );
});

test('older answers do not change the figure', () => {
  fc.assert(
    fc.property(
      fc.array(answer, { minLength: 30, maxLength: 30 }),
      fc.array(answer),
      (latest, older) => {
        expect(countShopping([...latest, ...older])).toEqual(countShopping(latest));
      },
    ),
  );
});

test('any yes is a report', () => {
  fc.assert(
    fc.property(answer, (each) => {
      const { travelerId: _, ...answers } = each;
      expect(reportsShopping(each)).toBe(Object.values(answers).includes(true));
    }),
  );
});

const NOW = Temporal.Instant.from('2026-05-10T00:00:00Z');
const report = fc.record({
  travelerId,
  answeredAt: fc.integer({ min: 0, max: 200 * 24 }).map((hours) => NOW.subtract({ hours })),
});

test('two travelers who report something within ninety days make a case, one traveler does not', () => {
  fc.assert(
    fc.property(fc.array(report, { maxLength: 8 }), (reports) => {
      const found = findCaseReports(reports, NOW);
      const recent = reports.filter(
        ({ answeredAt }) => answeredAt.until(NOW).total('hours') <= SHOPPING_CASE_DAYS * 24,
      );
      const isPair = recent.some((one) =>
        recent.some((other) => other.travelerId !== one.travelerId),
      );
      expect(found).toEqual(isPair ? recent : []);
    }),
  );
});

test('the ninetieth day counts, a second more does not', () => {
  const at = addDays(NOW, -90);
  const now = { travelerId: UserId.parse(1), answeredAt: NOW };
  const before = (answeredAt: Temporal.Instant) => ({ travelerId: UserId.parse(2), answeredAt });
  expect(findCaseReports([now, before(at)], NOW)).toHaveLength(2);
  expect(findCaseReports([now, before(at.subtract({ seconds: 1 }))], NOW)).toEqual([]);
});
