import * as calls from '@tomoguide/contract/guides/calls';
import type { Rates } from '@tomoguide/contract/guides/rates';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking } from '../../../testing/factories/bookings.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const rates: Rates = {
  basicPricePerHourCents: 32_000,
  additionalPricePerPersonCents: 4_000,
  minPeople: 2,
  maxPeople: 5,
  minDuration: 1.5,
  maxDuration: 6,
  services: [
    { subcategoryId: SubcategoryId.parse(101), priceCents: null },
    { subcategoryId: SubcategoryId.parse(201), priceCents: 45_000 },
  ],
};
const fetchRates = async (guide: TestGuide) =>
  (await t.inject(calls.getOwnRates, { token: guide.user.token })).body;
const save = async (guide: TestGuide, changes: object = {}, revision?: string) =>
  t.inject(calls.setRates, {
    token: guide.user.token,
    body: {
      revision: revision ?? (await fetchRates(guide)).revision,
      rates: { ...rates, ...changes },
    },
  });

test('new rates apply to the next search, page view and quote', async () => {
  const guide = await aGuide(t);
  const saved = await save(guide);
  expect(saved.status, saved.raw).toBe(200);
  expect(saved.body).toMatchObject(rates);
  const { body: found } = await t.inject(calls.searchGuides, {
    query: { minPrice: 320, maxPrice: 320, limit: 100 },
  });
  expect(found.data.map(({ id }: { id: number }) => id)).toContain(guide.id);
  const { body: page } = await t.inject(calls.getGuide, { params: { id: guide.id } });
  expect(page).toMatchObject({
    basicPricePerHourCents: 32_000,
    additionalPricePerPersonCents: 4_000,
    minPeople: 2,
    maxPeople: 5,
    minDuration: 1.5,
    maxDuration: 6,
    services: [101, 201],
  });
  const { body: quote } = await t.inject(calls.getQuote, {
    params: { id: guide.id },
    query: { duration: 2, travelers: 3, services: [201] },
  });
  expect(quote.totalCents).toBe(2 * 45_000 + 2 * 2 * 4_000);
});

test('bookings and holds keep their price when rates change', async () => {
  const guide = await aGuide(t);
  const held = await aBooking(t, { guide });
  const prices = async () =>
    (
      await t.db.execute(sql`
        select hourly_price_cents, additional_price_cents, total_cents, deposit_cents
        from bookings where id = ${held.id}`)
    ).rows;
  const before = await prices();
  expect((await save(guide)).status).toBe(200);
  expect(await prices()).toEqual(before);
});

test('uses the default additional price if the guide sets none', async () => {
  const guide = await aGuide(t);
  const { body } = await save(guide, { additionalPricePerPersonCents: null });
  expect(body.additionalPricePerPersonCents).toBeNull();
  const { body: page } = await t.inject(calls.getGuide, { params: { id: guide.id } });
  expect(page.additionalPricePerPersonCents).toBe(3_000);
});

test('saves only one of two changes based on the same rates', async () => {
  const guide = await aGuide(t);
  const { revision } = await fetchRates(guide);
  const replies = await Promise.all([
    save(guide, { basicPricePerHourCents: 11_000 }, revision),
    save(guide, { basicPricePerHourCents: 12_000 }, revision),
  ]);
  const codes = replies.map(({ status, body }) => [status, body.code]).toSorted();
  expect(codes).toEqual([
    [200, undefined],
    [409, 'GUIDE_CHANGED'],
  ]);
  const saved = replies.find(({ status }) => status === 200)?.body;
  expect(await fetchRates(guide)).toEqual(saved);
});

describe('a rejected change changes nothing', () => {
  test.each([
    ['basicPricePerHourCents', 4_900],
    ['basicPricePerHourCents', 500_100],
    ['basicPricePerHourCents', 10_050],
    ['basicPricePerHourCents', -10_000],
    ['basicPricePerHourCents', '10000'],
    ['basicPricePerHourCents', null],
    ['additionalPricePerPersonCents', 100_100],
    ['additionalPricePerPersonCents', 50],
    ['minPeople', 6],
    ['minPeople', 0],
    ['maxPeople', 21],
    ['minDuration', 7],
    ['minDuration', 0],
    ['minDuration', 1.25],
    ['maxDuration', 24.5],
    ['services', []],
    ['services', [rates.services[0], rates.services[0]]],
    ['services', [{ subcategoryId: 101, priceCents: 0 }]],
    ['services', [{ subcategoryId: 101, priceCents: null, listed: true }]],
    ['approvedAt', '2026-01-01T00:00:00Z'],
    ['paused', false],
  ])('rejects %s: %j', async (field, value) => {
    const guide = await aGuide(t);
    const before = await fetchRates(guide);
    const reply = await save(guide, { [field]: value });
    expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await fetchRates(guide)).toEqual(before);
  });

  test('rejects an unknown service', async () => {
    const guide = await aGuide(t);
    const reply = await save(guide, { services: [{ subcategoryId: 999_999, priceCents: null }] });
    expect([reply.status, reply.body.code]).toEqual([422, 'SERVICE_UNKNOWN']);
  });
});

test('only an active guide can set rates, and only their own', async () => {
  const guide = await aGuide(t);
  const before = await fetchRates(guide);
  const body = { revision: before.revision, rates };
  const traveler = await aUser(t);
  const suspended = await aGuide(t, { suspendedAt: t.clock.now() });
  expect((await t.inject(calls.getOwnRates, { token: traveler.token })).body.code).toBe(
    'NOT_A_GUIDE',
  );
  const asTraveler = await t.inject(calls.setRates, { token: traveler.token, body });
  expect([asTraveler.status, asTraveler.body.code]).toEqual([403, 'NOT_A_GUIDE']);
  const asSuspended = await t.inject(calls.setRates, { token: suspended.user.token, body });
  expect([asSuspended.status, asSuspended.body.code]).toEqual([403, 'GUIDE_SUSPENDED']);
  expect((await t.inject(calls.setRates, { body })).status).toBe(401);
  expect(await fetchRates(guide)).toEqual(before);
});
