import { Rates } from '@tomoguide/contract/guides/rates';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areSame, findProblems, type TypedRates, toRates, toTyped } from './typed-rates.ts';

const service = SubcategoryId.parse(101);
const typed: TypedRates = {
  basic: '200',
  additional: '',
  minPeople: 1,
  maxPeople: 4,
  minDuration: 2,
  maxDuration: 8,
  services: new Map([[service, '']]),
  instantBooking: false,
};

test.each([
  ['basic', { basic: '' }],
  ['basic', { basic: '49' }],
  ['basic', { basic: '5001' }],
  ['basic', { basic: '200.5' }],
  ['additional', { additional: '-1' }],
  ['additional', { additional: '1001' }],
  ['durations', { minDuration: 9 }],
  ['groups', { minPeople: 5 }],
  ['services', { services: new Map() }],
  ['service-101', { services: new Map([[service, '49']]) }],
] as const)('reports the error %s for %j', (problem, changes) => {
  expect(findProblems({ ...typed, ...changes })).toEqual([problem]);
});

test('accepts prices typed in full-width digits', () => {
  const wide = { ...typed, basic: '２００', services: new Map([[service, '３００']]) };
  expect(findProblems(wide)).toEqual([]);
  expect(toRates(wide)).toMatchObject({
    basicPricePerHourCents: 20_000,
    services: [{ priceCents: 30_000 }],
  });
});

const price = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 6_000 }).map(String));
const anything = fc.record({
  basic: price,
  additional: price,
  minPeople: fc.integer({ min: 1, max: 20 }),
  maxPeople: fc.integer({ min: 1, max: 20 }),
  minDuration: fc.integer({ min: 1, max: 48 }).map((halves) => halves / 2),
  maxDuration: fc.integer({ min: 1, max: 48 }).map((halves) => halves / 2),
  services: price.map((own) => new Map([[service, own]])),
  instantBooking: fc.boolean(),
});

test('accepts exactly the prices that the API accepts', () => {
  fc.assert(
    fc.property(anything, (any) => {
      expect(z.safeParse(Rates, toRates(any)).success).toBe(findProblems(any).length === 0);
    }),
  );
});

test('converts saved rates back to the typed text', () => {
  const own = { ...toRates(typed), revision: 'x'.repeat(22) };
  expect(areSame(toTyped(own), typed)).toBe(true);
  expect(areSame(toTyped(own), { ...typed, services: new Map([[service, '300']]) })).toBe(false);
});
