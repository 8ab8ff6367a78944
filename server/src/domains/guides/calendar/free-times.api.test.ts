import * as calls from '@tomoguide/contract/guides/calls';
import { GuideId, SubcategoryId, UserId } from '@tomoguide/contract/primitives';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aGuide, holdRanges, type TestGuide } from '../../../testing/factories/guides.ts';
import { assertBookable, loadBookable, loadBusyTimesAround } from '../service.ts';

let t: TestApp;
let guide: TestGuide;
let hold: ReturnType<typeof holdRanges>;

/** Open on Fridays from 21:00 to 01:00 in Tokyo; closed on May 15. */
const night = {
  weeklyHours: [{ weekday: 5, startMinute: 1260, endMinute: 1500 }],
  exceptions: [{ day: '2026-05-15', hours: [] }],
  minDurationMinutes: 60,
  maxDurationMinutes: 240,
};

beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
  hold = holdRanges(t);
  guide = await aGuide(t, night);
});
afterAll(() => t.close());

const starts = async (id: number, query: Record<string, unknown>) => {
  const reply = await t.inject(calls.getStartTimes, { params: { id }, query });
  expect(reply.status, reply.raw).toBe(200);
  return reply.body.data;
};
const days = async (id: number, query: Record<string, unknown>) => {
  const reply = await t.inject(calls.getAvailability, { params: { id }, query });
  expect(reply.status, reply.raw).toBe(200);
  return reply.body.data;
};

describe('start times', () => {
  test('past midnight belong to the day on which the working hours begin, with their own time and date', async () => {
    const data = await starts(guide.id, { date: '2026-05-08', duration: 3 });
    expect(data).toEqual([
      { start: '2026-05-08T12:00:00Z', time: '21:00', day: '2026-05-08' },
      { start: '2026-05-08T12:30:00Z', time: '21:30', day: '2026-05-08' },
      { start: '2026-05-08T13:00:00Z', time: '22:00', day: '2026-05-08' },
    ]);
    const short = await starts(guide.id, { date: '2026-05-08', duration: 1 });
    expect(short.at(-1)).toEqual({
      start: '2026-05-08T15:00:00Z',
      time: '00:00',
      day: '2026-05-09',
    });
    expect(await starts(guide.id, { date: '2026-05-09' })).toEqual([]);
  });

  test('use the shortest tour duration if no duration is given', async () => {
    expect(await starts(guide.id, { date: '2026-05-08' })).toEqual(
      await starts(guide.id, { date: '2026-05-08', duration: 1 }),
    );
  });

  test.each(['0.5', '4.5'])('reject a duration of %s hours', async (duration) => {
    const query = { date: '2026-05-08', duration };
    const reply = await t.inject(calls.getStartTimes, { params: { id: guide.id }, query });
    expect([reply.status, reply.body.code]).toEqual([422, 'DURATION_NOT_OFFERED']);
    expect(reply.body.details).toEqual({ field: 'duration', min: 1, max: 4 });
  });

  test.each([
    {},
    { date: '2026-02-30' },
    { date: '2026-05-08', duration: '1.25' },
    { date: '2026-05-08', duration: '-1' },
    { date: '2026-05-08', duration: '1e1' },
    { date: ['2026-05-08', '2026-05-09'] },
    { date: '2026-05-08', extra: '1' },
  ])('return 400 for %j', async (query) => {
    const reply = await t.inject(calls.getStartTimes, { params: { id: guide.id }, query });
    expect(reply.status).toBe(400);
  });

  test('use the date in the guide’s time zone, even across the date line', async () => {
    const honolulu = await aGuide(t, {
      timeZone: 'Pacific/Honolulu',
      weeklyHours: [{ weekday: 5, startMinute: 1260, endMinute: 1380 }],
    });
    expect(await starts(honolulu.id, { date: '2026-05-08', duration: 2 })).toEqual([
      { start: '2026-05-09T07:00:00Z', time: '21:00', day: '2026-05-08' },
    ]);
  });
});

describe('free days', () => {
  test('omit days that are closed, fully booked or too soon', async () => {
    const range = { from: '2026-05-01', to: '2026-05-31' };
    // It is 09:00 on Friday, May 1, in Tokyo, so 21:00 is exactly 12 hours away.
    expect(await days(guide.id, range)).toEqual([
      '2026-05-01',
      '2026-05-08',
      '2026-05-22',
      '2026-05-29',
    ]);
    const other = await aGuide(t, night);
    await hold(other.id, '2026-05-22T12:00:00Z', '2026-05-22T16:00:00Z');
    expect(await days(other.id, range)).toEqual(['2026-05-01', '2026-05-08', '2026-05-29']);
  });

  test('depend on the duration', async () => {
    const other = await aGuide(t, night);
    await hold(other.id, '2026-05-08T13:00:00Z', '2026-05-08T14:30:00Z');
    const range = { from: '2026-05-08', to: '2026-05-08' };
    expect(await days(other.id, range)).toEqual(['2026-05-08']);
    expect(await days(other.id, { ...range, duration: 3 })).toEqual([]);
  });

  test('cover today to half a year ahead by default', async () => {
    const reply = await t.inject(calls.getAvailability, { params: { id: guide.id } });
    expect(reply.body).toMatchObject({ from: '2026-05-01', to: '2026-11-02', duration: 1 });
    expect(reply.body.data.at(-1)).toBe('2026-10-23');
  });

  test('reject a range that ends before it starts', async () => {
    const query = { from: '2026-05-02', to: '2026-05-01' };
    const reply = await t.inject(calls.getAvailability, { params: { id: guide.id }, query });
    expect(reply.status).toBe(400);
  });

  test('return an empty list for ranges that are too far ahead or in the past', async () => {
    expect(await days(guide.id, { from: '1900-01-01', to: '2999-12-31' })).toEqual([]);
    expect(await days(guide.id, { from: '2999-12-01', to: '2999-12-31' })).toEqual([]);
    expect(await days(guide.id, { from: '2999-12-31' })).toEqual([]);
    expect(await days(guide.id, { to: '2026-04-30' })).toEqual([]);
  });
});

describe('assertBookable', () => {
  const requested = {
    start: '2026-05-08T12:00:00Z',
    durationMinutes: 120,
    travelers: 2,
    serviceIds: [SubcategoryId.parse(201)],
  };
  const check = async (
    changes: Partial<typeof requested> & { guideId?: GuideId; travelerUserId?: UserId },
  ) => {
    const { start, ...rest } = { ...requested, ...changes };
    const at = Temporal.Instant.from(start);
    const tour = { guideId: guide.id, travelerUserId: UserId.parse(999_999), ...rest, start: at };
    const end = at.add({ minutes: tour.durationMinutes });
    const held = await loadBusyTimesAround(t.db, t.deps, tour.guideId, { start: at, end });
    const bookable = await loadBookable(t.db, tour.guideId);
    return assertBookable(bookable, held, tour, t.clock.now()).terms;
  };

  test('returns the terms of a bookable tour, with the highest price among the chosen services', async () => {
    expect(await check({})).toEqual({
      guideId: guide.id,
      guideUserId: guide.userId,
      timeZone: 'Asia/Tokyo',
      hourlyPriceCents: 25_000,
      additionalPriceCents: 3_000,
    });
    expect((await check({ serviceIds: [] })).hourlyPriceCents).toBe(20_000);
    expect((await check({ serviceIds: [SubcategoryId.parse(101)] })).hourlyPriceCents).toBe(20_000);
  });

  test.each([
    ['SLOT_NOT_AVAILABLE', { start: '2026-05-08T11:00:00Z' }],
    ['SLOT_NOT_AVAILABLE', { start: '2026-05-08T14:30:00Z' }],
    ['SLOT_NOT_AVAILABLE', { start: '2026-05-15T12:00:00Z' }],
    ['START_TIME_INVALID', { start: '2026-05-08T12:10:00Z' }],
    ['DATE_OUT_OF_RANGE', { start: '2026-05-01T11:30:00Z' }],
    ['DATE_OUT_OF_RANGE', { start: '2027-05-07T12:00:00Z' }],
    ['DURATION_NOT_OFFERED', { durationMinutes: 30 }],
    ['DURATION_NOT_OFFERED', { durationMinutes: 75 }],
    ['DURATION_NOT_OFFERED', { durationMinutes: 270 }],
    ['GROUP_SIZE_NOT_OFFERED', { travelers: 7 }],
    ['SERVICE_NOT_OFFERED', { serviceIds: [101, 301].map((id) => SubcategoryId.parse(id)) }],
    ['GUIDE_NOT_BOOKABLE', { guideId: GuideId.parse(999_999) }],
  ])('throws %s for %j', async (code, changes) => {
    await expect(check(changes)).rejects.toMatchObject({ code });
  });

  test('rejects a guide who books themselves', async () => {
    await expect(check({ travelerUserId: guide.userId })).rejects.toMatchObject({
      code: 'SELF_NOT_ALLOWED',
    });
  });

  test('rejects an unlisted guide', async () => {
    const paused = await aGuide(t, { ...night, paused: true });
    await expect(check({ guideId: paused.id })).rejects.toMatchObject({
      code: 'GUIDE_NOT_BOOKABLE',
    });
  });

  test('rejects a slot within 60 minutes of another tour', async () => {
    const busy = await aGuide(t, night);
    // Holds the time of a tour from 21:00 to 22:00 and the hour after it.
    await hold(busy.id, '2026-05-08T12:00:00Z', '2026-05-08T14:00:00Z');
    const tour = { guideId: busy.id, durationMinutes: 60 };
    await expect(check({ ...tour, start: '2026-05-08T13:30:00Z' })).rejects.toMatchObject({
      code: 'SLOT_NOT_AVAILABLE',
    });
    expect(await check({ ...tour, start: '2026-05-08T14:00:00Z' })).toBeTruthy();
  });
});

describe('a quote', () => {
  const quote = async (query: Record<string, unknown>) =>
    t.inject(calls.getQuote, { params: { id: guide.id }, query });

  test('adds up hours, extra travelers and the deposit', async () => {
    const reply = await quote({ duration: 2.5, travelers: 3, services: [101, 201] });
    expect(reply.body).toEqual({
      guideId: guide.id,
      duration: 2.5,
      travelers: 3,
      services: [101, 201],
      currency: 'RMB',
      hourlyPriceCents: 25_000,
      basePriceCents: 62_500,
      extraPeople: 2,
      additionalPricePerPersonCents: 3_000,
      extraPeoplePriceCents: 15_000,
      totalCents: 77_500,
      depositCents: 23_300,
      finalPaymentCents: 54_200,
    });
  });

  test.each([
    [{ duration: 5, travelers: 1 }, 'DURATION_NOT_OFFERED'],
    [{ duration: 2, travelers: 7 }, 'GROUP_SIZE_NOT_OFFERED'],
    [{ duration: 2, travelers: 1, services: 301 }, 'SERVICE_NOT_OFFERED'],
  ])('for %j is %s', async (query, code) => {
    const reply = await quote(query);
    expect([reply.status, reply.body.code]).toEqual([422, code]);
  });

  test.each([{ travelers: 1 }, { duration: 2, travelers: 0 }, { duration: 2, travelers: '1.5' }])(
    'returns 400 for %j',
    async (query) => {
      expect((await quote(query)).status).toBe(400);
    },
  );
});

test('returns the offered services, and separately the services that have their own price', async () => {
  const { token } = await aUser(t);
  const params = { guideId: guide.id };
  const choices = await t.inject(calls.getGuideChoices, { params, token });
  const named = choices.body.data.map(
    (category: { id: number; subcategories: { id: number }[] }) => [
      category.id,
      category.subcategories.map((each) => each.id),
    ],
  );
  expect(named).toEqual([
    [1, [101]],
    [2, [201]],
  ]);
  const pricing = await t.inject(calls.getGuidePricing, { params });
  expect(pricing.body.data).toEqual([{ subcategoryId: 201, priceCents: 25_000 }]);
});
