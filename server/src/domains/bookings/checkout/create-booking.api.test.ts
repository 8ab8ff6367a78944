import { createBooking, getBooking } from '@tomoguide/contract/bookings/calls';
import { SERVICES_MAX, TRAVELERS_MAX } from '@tomoguide/contract/guides/figures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aCheckout, aKey, checkOut } from '../../../testing/factories/bookings.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';

let t: TestApp;
let guide: TestGuide;
let token: string;

/** 09:00 in Tokyo. The guide works from 9:00 to 18:00 every day. */
const NOW = '2026-05-01T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
  guide = await aGuide(t);
});
afterAll(() => t.close());

const aTraveler = async () => (await aUser(t)).token;

describe('checkout', () => {
  test('holds the slot for 15 minutes at the price that the server computes', async () => {
    token = await aTraveler();
    const reply = await checkOut(t, token, guide.id, {
      meal: 'shared_meal',
      transport: 'nearby_city',
      meetingPostalCode: '100-0005',
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      status: 'pending',
      tab: 'pending-requests',
      can: ['pay', 'cancel'],
      viewerIs: 'traveler',
      date: '2026-05-10',
      scheduledStartTime: '2026-05-10T01:00:00Z',
      scheduledEndTime: '2026-05-10T04:00:00Z',
      daysAway: 9,
      duration: 3,
      totalPrice: 690,
      totalCents: 69_000,
      depositCents: 20_700,
      finalPaymentCents: 48_300,
      deadlineAt: '2026-05-01T00:15:00Z',
      meetingPostalCode: '1000005',
      mealYen: 1_000,
      transportYen: 14_000,
      ticketsYen: 0,
      policy: {
        version: 1,
        tiers: [{ refundPercent: 100 }, { refundPercent: 70 }, { refundPercent: 50 }],
      },
    });
    expect(reply.body.bookingNumber).toBe(`TG${String(reply.body.id).padStart(4, '0')}`);

    const read = await t.inject(getBooking, { token, params: { id: reply.body.id } });
    expect(read.body.history).toMatchObject([
      { event: 'check_out', by: 'traveler', from: null, to: 'pending', at: NOW },
    ]);
  });

  test('charges the highest price among the chosen services', async () => {
    const reply = await checkOut(t, await aTraveler(), guide.id, {
      scheduledStartTime: '2026-05-11T01:00:00Z',
      services: [101, 201, 101] as never,
    });
    expect(reply.body).toMatchObject({
      hourlyPriceCents: 25_000,
      totalPrice: 840,
      depositCents: 25_200,
      services: [101, 201],
    });
  });

  test('rejects a price that differs from the current one, returns the current one and holds no slot', async () => {
    const day = { scheduledStartTime: '2026-05-12T01:00:00Z' };
    const traveler = await aTraveler();
    for (const claim of [{ totalPrice: 689.99 }, { totalPrice: 0 }, { depositCents: 20_600 }]) {
      const reply = await checkOut(t, traveler, guide.id, { ...day, ...claim });
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({
        code: 'PRICE_CHANGED',
        details: { totalPrice: 690, totalCents: 69_000, depositCents: 20_700 },
      });
    }
    const right = { ...day, totalPrice: 690, depositCents: 20_700 };
    expect((await checkOut(t, traveler, guide.id, right)).status).toBe(201);
  });

  test('rejects guides who book themselves', async () => {
    const reply = await checkOut(t, guide.user.token, guide.id);
    expect([reply.status, reply.body.code]).toEqual([422, 'SELF_NOT_ALLOWED']);
  });

  test('rejects a fourth checkout while three bookings are unpaid, until a hold expires', async () => {
    const traveler = await aTraveler();
    const guide = await aGuide(t);
    const startOnDay = (day: number) => ({ scheduledStartTime: `2026-06-0${day}T01:00:00Z` });
    for (const day of [1, 2, 3]) {
      expect((await checkOut(t, traveler, guide.id, startOnDay(day))).status).toBe(201);
    }
    const fourth = await checkOut(t, traveler, guide.id, startOnDay(4));
    expect([fourth.status, fourth.body.code]).toEqual([409, 'TOO_MANY_PENDING']);
    t.clock.advance({ minutes: 15 });
    expect((await checkOut(t, traveler, guide.id, startOnDay(4))).status).toBe(201);
    t.clock.set(NOW);
  });

  test('requires an Idempotency-Key, and creates no second booking for a retry with the same key and body', async () => {
    const traveler = await aTraveler();
    const guide = await aGuide(t);
    const body = aCheckout(guide.id, { scheduledStartTime: '2026-05-13T01:00:00Z' });
    const without = await t.inject(createBooking, { token: traveler, body });
    expect([without.status, without.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
    const headers = aKey();
    const first = await t.inject(createBooking, { token: traveler, body, headers });
    const again = await t.inject(createBooking, { token: traveler, body, headers });
    expect(first.status).toBe(201);
    expect([again.status, again.raw]).toEqual([201, first.raw]);
    const other = await t.inject(createBooking, {
      token: traveler,
      body: { ...body, travelers: 3 },
      headers,
    });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('returns SLOT_TAKEN for a taken slot, with the id of the traveler’s own unpaid booking', async () => {
    const traveler = await aTraveler();
    const guide = await aGuide(t);
    const day = { scheduledStartTime: '2026-05-14T01:00:00Z' };
    const own = await checkOut(t, traveler, guide.id, day);
    const again = await checkOut(t, traveler, guide.id, day);
    expect(again.body).toMatchObject({ code: 'SLOT_TAKEN', details: { bookingId: own.body.id } });
    const stranger = await checkOut(t, await aTraveler(), guide.id, day);
    expect([stranger.status, stranger.body.code]).toEqual([409, 'SLOT_TAKEN']);
    expect(stranger.body.details).toBeUndefined();
  });
});

describe('travelers by age group', () => {
  const group = { adults: 1, children: 0, elderly: 1 };

  test('are shown to both parties and do not affect the price', async () => {
    const guide = await aGuide(t);
    const reply = await checkOut(t, await aTraveler(), guide.id, { group });
    expect(reply.body).toMatchObject({ travelers: 2, totalPrice: 690, group });
    const without = { scheduledStartTime: '2026-05-15T01:00:00Z' };
    expect((await checkOut(t, await aTraveler(), guide.id, without)).body.group).toBeNull();
    const params = { id: reply.body.id };
    const asGuide = await t.inject(getBooking, { token: guide.user.token, params });
    expect(asGuide.body.group).toEqual(group);
  });

  test('accepts a meeting address that does not match its postal code once the traveler confirms it', async () => {
    const guide = await aGuide(t);
    const place = { meetingAddress: '京都駅 八条口', meetingPostalCode: '100-0005' };
    const unpaid = await checkOut(t, await aTraveler(), guide.id, place);
    expect([unpaid.status, unpaid.body.code]).toEqual([422, 'ADDRESS_ELSEWHERE']);
    const confirmed = { ...place, addressConfirmed: true };
    const reply = await checkOut(t, await aTraveler(), guide.id, confirmed);
    expect(reply.body).toMatchObject({ ...confirmed, meetingPostalCode: '1000005' });
  });

  test.each([1, 3])('rejects age groups that do not add up to %i travelers', async (travelers) => {
    const guide = await aGuide(t);
    const reply = await checkOut(t, await aTraveler(), guide.id, { travelers, group });
    expect([reply.status, reply.body.code]).toEqual([422, 'PARTICULARS_INVALID']);
    expect(reply.body.details).toEqual({ field: 'group' });
  });
});

describe('availability', () => {
  test.each([
    ['DURATION_NOT_OFFERED', { duration: 1.5 }],
    ['DURATION_NOT_OFFERED', { duration: 8.5 }],
    ['GROUP_SIZE_NOT_OFFERED', { travelers: 7 }],
    ['SERVICE_NOT_OFFERED', { services: [102] as never }],
    ['START_TIME_INVALID', { scheduledStartTime: '2026-05-20T01:15:00Z' }],
    ['DATE_OUT_OF_RANGE', { scheduledStartTime: '2026-12-20T01:00:00Z' }],
    ['DATE_OUT_OF_RANGE', { scheduledStartTime: '2026-04-30T01:00:00Z' }],
    ['DATE_OUT_OF_RANGE', { scheduledStartTime: '1900-01-01T00:00:00Z' }],
    ['DATE_OUT_OF_RANGE', { scheduledStartTime: '2999-12-31T00:00:00Z' }],
  ])('%s', async (code, changes) => {
    const reply = await checkOut(t, await aTraveler(), guide.id, changes);
    expect([reply.status, reply.body.code]).toEqual([422, code]);
  });

  test('rejects a start outside the working hours or less than 12 hours ahead', async () => {
    const late = await checkOut(t, await aTraveler(), guide.id, {
      scheduledStartTime: '2026-05-20T07:30:00Z',
    });
    expect([late.status, late.body.code]).toEqual([409, 'SLOT_NOT_AVAILABLE']);
    const soon = await checkOut(t, await aTraveler(), guide.id, {
      scheduledStartTime: '2026-05-01T02:00:00Z',
    });
    expect([soon.status, soon.body.code]).toEqual([422, 'DATE_OUT_OF_RANGE']);
  });

  test('returns the same response for an unlisted guide as for an unknown one', async () => {
    const hidden = await aGuide(t, { paused: true });
    const traveler = await aTraveler();
    const one = await checkOut(t, traveler, hidden.id);
    const other = await checkOut(t, traveler, 999_999 as typeof hidden.id);
    expect([one.status, one.body.code]).toEqual([409, 'GUIDE_NOT_BOOKABLE']);
    expect(other.raw).toBe(one.raw);
  });
});

describe('invalid input', () => {
  test.each([
    ['an unknown field', { status: 'upcoming' }],
    ['a traveler id', { travelerId: 1 }],
    ['an impossible date', { scheduledStartTime: '2026-02-30T01:00:00Z' }],
    ['a leap second', { scheduledStartTime: '2026-05-20T01:00:60Z' }],
    ['a time without a time zone', { scheduledStartTime: '2026-05-20T01:00:00' }],
    ['a duration in quarters of an hour', { duration: 2.25 }],
    ['a duration as text', { duration: '3' }],
    ['no travelers', { travelers: 0 }],
    ['half a traveler', { travelers: 1.5 }],
    ['an empty address', { meetingAddress: '  ' }],
    ['an address with U+0000', { meetingAddress: 'a\u0000b' }],
    ['an overlong address', { meetingAddress: 'a'.repeat(201) }],
    ['a postal code of six digits', { meetingPostalCode: '123456' }],
    ['an unknown meal', { meal: 'feast' }],
    ['a group with half a child', { group: { adults: 1, children: 0.5, elderly: 0 } }],
    ['a group with an unknown field', { group: { adults: 2, children: 0, elderly: 0, pets: 1 } }],
    ['a negative price', { totalPrice: -1 }],
    ['services that are not a list', { services: 101 }],
    ['more services than allowed', { services: Array(SERVICES_MAX + 1).fill(101) }],
    ['more travelers than allowed', { travelers: TRAVELERS_MAX + 1 }],
  ])('returns 400 for %s', async (_, changes) => {
    const reply = await t.inject(createBooking, {
      token,
      body: { ...aCheckout(guide.id), ...changes },
      headers: aKey(),
    });
    expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('requires a login', async () => {
    const reply = await t.inject(createBooking, { body: aCheckout(guide.id), headers: aKey() });
    expect([reply.status, reply.body.code]).toEqual([401, 'AUTH_REQUIRED']);
  });
});
