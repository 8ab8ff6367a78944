import * as calls from '@tomoguide/contract/guides/calls';
import { getGuideReviews } from '@tomoguide/contract/reviews/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { outbox } from '../../../events/tables.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { restoreUser, suspendUser } from '../../accounts/service.ts';
import { pauseListing, updateGuide } from '../service.ts';

let t: TestApp;
let listed: TestGuide;

beforeAll(async () => {
  t = await testApp();
  listed = await aGuide(t);
});
afterAll(() => t.close());

const idsInSearch = async (token?: string): Promise<number[]> => {
  const reply = await t.inject(calls.searchGuides, { token });
  expect(reply.status).toBe(200);
  return reply.body.data.map((guide: { id: number }) => guide.id);
};

test('finds a listed guide and shows the profile in the user’s language', async () => {
  expect(await idsInSearch()).toContain(listed.id);
  const en = await t.inject(calls.getGuide, { params: { id: listed.id } });
  expect(en.status).toBe(200);
  expect(en.body).toMatchObject({
    id: listed.id,
    bio: 'Walks through quiet streets.',
    hourlyRate: 200,
    basicPricePerHourCents: 20_000,
    additionalPricePerPersonCents: 3_000,
    currency: 'RMB',
    rating: null,
    minDuration: 2,
    services: [101, 201],
    listed: true,
  });
  const zh = await t.inject(calls.getGuide, {
    params: { id: listed.id },
    headers: { 'accept-language': 'zh-CN' },
  });
  expect(zh.body.bio).toBe('带你走安静的小街。');
});

test('records only one pause if a listing is paused twice concurrently', async () => {
  const { id: guideId, userId } = await aGuide(t);
  const paused = () => t.db.$count(outbox, eq(outbox.type, 'guide.paused'));
  const before = await paused();
  const pause = () =>
    inTransaction(t.db, (tx) => pauseListing(tx, t.deps, { guideId, userId }, { by: 'rule' }));
  await Promise.all([pause(), pause()]);
  expect((await paused()) - before).toBe(1);
});

test('shows the licensed title only with a license number that staff have checked', async () => {
  const chinese = { en: null, zh: '全国通訳案内士（中国语）' };
  const english = { en: 'National Government Licensed Guide Interpreter', zh: null };
  const guide = await aGuide(t, {
    qualifications: [
      { title: chinese, checked: true, licenceNumber: 'CH10234' },
      { title: { en: english.en, zh: chinese.zh }, checked: false, licenceNumber: 'EN10235' },
      { title: english, checked: true },
      { title: english, checked: true, licenceNumber: '' },
      { title: { en: 'Licensed cook', zh: '调理师执照' }, checked: false, licenceNumber: 'C 77' },
      { title: { en: 'HSK level 6', zh: 'HSK 六级' }, checked: true },
    ],
  });
  for (const headers of [{}, { 'accept-language': 'zh-CN' }]) {
    const { body } = await t.inject(calls.getGuide, { params: { id: guide.id }, headers });
    expect(body.qualifications).toEqual([
      { title: chinese.zh, checked: true, licenceNumber: 'CH10234' },
      { title: expect.stringMatching(/cook|调理师/), checked: false, licenceNumber: null },
      { title: expect.stringContaining('HSK'), checked: true, licenceNumber: null },
    ]);
  }
  const found = await t.inject(calls.searchGuides);
  expect(JSON.stringify(found.body)).not.toMatch(/案内士|Guide Interpreter/);
});

describe.each([
  ['not approved', { approvedAt: null }],
  ['whose identity is not verified', { unverified: true }],
  ['without rates', { basicPriceCents: null }],
  ['without weekly hours', { weeklyHours: [] }],
  ['paused', { paused: true }],
  ['suspended', { suspendedAt: Temporal.Instant.from('2026-04-30T00:00:00Z') }],
] as const)('a guide %s', (_name, changes) => {
  let guide: TestGuide;
  beforeAll(async () => {
    guide = await aGuide(t, changes);
  });

  test('does not appear in search results', async () => {
    expect(await idsInSearch()).not.toContain(guide.id);
  });

  test('gets the same 404 as an unknown guide when other users request it', async () => {
    const stranger = await aUser(t);
    const requests = [
      [calls.getGuide, 'id', {}],
      [calls.getAvailability, 'id', {}],
      [calls.getStartTimes, 'id', { date: '2026-05-03' }],
      [calls.getQuote, 'id', { duration: 2, travelers: 1 }],
      [calls.getGuideChoices, 'guideId', {}],
      [calls.getGuidePricing, 'guideId', {}],
      [getGuideReviews, 'guideId', {}],
    ] as const;
    for (const token of [undefined, stranger.token])
      for (const [call, param, query] of requests) {
        const unlisted = await t.inject(call, { params: { [param]: guide.id }, query, token });
        const never = await t.inject(call, { params: { [param]: 999_999 }, query, token });
        expect(unlisted.status, call.path).toBe(404);
        expect(unlisted.raw).toBe(never.raw);
      }
  });

  test('is still visible to the guide, with the missing requirements', async () => {
    const token = guide.user.token;
    const seen = await t.inject(calls.getGuide, { params: { id: guide.id }, token });
    expect(seen.status).toBe(200);
    expect(seen.body.listed).toBe(false);
    const own = await t.inject(calls.getOwnGuide, { token });
    expect(own.body.unlistedBecause).toHaveLength(1);
  });
});

test('an unlisted guide is still visible to users who have saved, booked or messaged them', async () => {
  const guide = await aGuide(t);
  const [saver, booker, stranger] = [await aUser(t), await aUser(t), await aUser(t)];
  const params = { id: saver.id, guideId: guide.id };
  expect((await t.inject(calls.saveGuide, { params, token: saver.token })).status).toBe(200);
  t.deps.ports.guides.hasBookingWith = async (_db, userId, guideId) =>
    userId === booker.id && guideId === guide.id;
  await inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, { paused: true }));
  const statuses = [];
  for (const { token } of [saver, booker, stranger])
    statuses.push((await t.inject(calls.getGuide, { params: { id: guide.id }, token })).status);
  expect(statuses).toEqual([200, 200, 404]);
});

test('suspending the user removes the guide from the search until the suspension is lifted', async () => {
  const guide = await aGuide(t);
  const change = async (command: typeof suspendUser) => {
    await inTransaction(t.db, (tx) => command(tx, guide.userId, t.clock.now()));
    await t.drain();
    const { status } = await t.inject(calls.getGuide, { params: { id: guide.id } });
    return [(await idsInSearch()).includes(guide.id), status];
  };
  expect(await change(suspendUser)).toEqual([false, 404]);
  expect(await change(restoreUser)).toEqual([true, 200]);
});

test('omits the user’s own listing from the search and its total', async () => {
  const guide = await aGuide(t);
  const visitor = await t.inject(calls.searchGuides);
  const own = await t.inject(calls.searchGuides, { token: guide.user.token });
  expect(visitor.body.data.map((each: { id: number }) => each.id)).toContain(guide.id);
  expect(own.body.data.map((each: { id: number }) => each.id)).not.toContain(guide.id);
  expect(own.body.total).toBe(visitor.body.total - 1);
});

test('returns no guide profile to a user who is not a guide', async () => {
  const { token } = await aUser(t);
  const reply = await t.inject(calls.getOwnGuide, { token });
  expect([reply.status, reply.body.code]).toEqual([403, 'NOT_A_GUIDE']);
});
