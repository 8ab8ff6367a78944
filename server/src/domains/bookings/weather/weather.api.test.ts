import {
  correctWeather,
  countWeatherBookings,
  declareWeather,
  endWeather,
  getBooking,
  getRefundQuote,
  listWeather,
  previewChange,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aKey,
  checkOut,
  forceStatus,
  payBookingDeposit,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import {
  acceptProposal,
  aPlan,
  aProposal,
  propose,
} from '../../../testing/factories/change-proposals.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
const NOW = '2026-05-01T00:00:00Z';
const reason = { en: 'Typhoon No. 5', zh: '5 号台风' };
/** The online payment for the factory's tour, RMB 207, in fen. */
const PAID = 20_700;

beforeAll(async () => {
  t = await testApp({ now: NOW, env: { RATE_LIMITS: 'off' } });
  staff = await aUser(t, { isStaff: true });
});
afterEach(async () => {
  t.clock.set(NOW);
  await t.db.$client.query('update weather_declarations set ended_at = now()');
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

/** A tour from 10:00 to 13:00 in Tokyo, on May 3 by default: half of the deposit is refundable. */
const aTour = (city: CitySlug = 'kyoto', scheduledStartTime = '2026-05-03T01:00:00Z') =>
  aGuide(t, { serviceCity: city }).then((guide) =>
    aBooking(t, { guide, status: 'upcoming', checkout: { scheduledStartTime } }),
  );
const DAYS = { cities: ['kyoto'], firstDay: '2026-05-03', lastDay: '2026-05-04', reason };
const declare = (changes: object = {}, token = staff.token) =>
  t.inject(declareWeather, { token, body: { ...DAYS, ...changes }, headers: aKey() });
const cancel = async ({ id, traveler, guide }: TestBooking, as: 'traveler' | 'guide', more = {}) =>
  t.inject(updateBookingStatus, {
    token: await aToken(t, as === 'traveler' ? traveler.id : guide.userId),
    params: { id },
    body: { status: 'cancelled', ...more },
  });
const quoteRefund = async ({ id, traveler }: TestBooking) =>
  (await t.inject(getRefundQuote, { token: traveler.token, params: { id } })).body.refundCents;
const readWeather = async ({ id, traveler }: TestBooking) =>
  (await t.inject(getBooking, { token: traveler.token, params: { id } })).body.weather;
const countNotices = async (token: string) => {
  await t.drain();
  const { body } = await t.inject(listSystemMessages, { token });
  return body.data.filter(({ title }: { title: string }) => title.startsWith('Bad weather for'))
    .length;
};

test.each(['traveler', 'guide'] as const)(
  'in declared weather the %s can cancel with a full refund, which counts against no one',
  async (side) => {
    const booking = await aTour();
    t.clock.advance({ minutes: 61 });
    expect(await quoteRefund(booking)).toBe(PAID / 2);
    expect((await declare()).status).toBe(200);
    expect(await readWeather(booking)).toEqual({
      firstDay: '2026-05-03',
      lastDay: '2026-05-04',
      reason,
      keptUntil: null,
    });
    expect(await quoteRefund(booking)).toBe(PAID);
    const reply = await cancel(booking, side, { expectedRefundCents: PAID });
    expect([reply.status, reply.body.cancelKind]).toEqual([200, 'weather']);
    expect((await cancel(booking, side)).raw).toBe(reply.raw);
    const other = side === 'guide' ? 'traveler' : 'guide';
    expect((await cancel(booking, other)).status).toBe(409);
    await t.drain();
    const { rows } = await t.db.$client.query(
      'select accepted_requests, decided_requests from guides where id = $1',
      [booking.guide.id],
    );
    expect(rows[0]).toEqual({ accepted_requests: 1, decided_requests: 1 });
  },
);

test('concerns bookings of its cities and days that have not begun, and no others', async () => {
  const bookings = {
    inside: await aTour(),
    'on the last day': await aTour('kyoto', '2026-05-04T01:00:00Z'),
    'a day later': await aTour('kyoto', '2026-05-05T01:00:00Z'),
    elsewhere: await aTour('osaka'),
    running: await aTour(),
  };
  await forceStatus(t, bookings.running, 'ongoing');
  const { reason: _, cities, ...days } = DAYS;
  const counted = await t.inject(countWeatherBookings, {
    token: staff.token,
    query: { ...days, cities: cities.join(',') },
  });
  expect(counted.body).toEqual({ bookings: 2 });
  const declared = await declare();
  expect(declared.body.notified).toBe(2);
  const seen: string[] = [];
  for (const [name, booking] of Object.entries(bookings))
    if (await readWeather(booking)) seen.push(name);
  expect(seen).toEqual(['inside', 'on the last day']);
});

test('both sides are told once, also after a correction that adds days', async () => {
  // A city of its own, without the bookings of other tests.
  const first = await aTour('nara');
  const second = await aTour('nara', '2026-05-05T01:00:00Z');
  const cities = ['nara' as const];
  const { body } = await declare({ cities });
  expect(await countNotices(first.traveler.token)).toBe(1);
  expect(await countNotices(first.guide.user.token)).toBe(1);
  expect(await countNotices(second.traveler.token)).toBe(0);
  const correct = (version: number) =>
    t.inject(correctWeather, {
      token: staff.token,
      params: { id: body.id },
      body: { version, weather: { ...DAYS, cities, lastDay: '2026-05-05' } },
    });
  const [corrected, outdated] = [await correct(1), await correct(1)];
  expect([corrected.status, corrected.body.notified]).toEqual([200, 2]);
  expect([outdated.status, outdated.body.code]).toEqual([409, 'WEATHER_CHANGED']);
  expect(await countNotices(first.traveler.token)).toBe(1);
  expect(await countNotices(second.traveler.token)).toBe(1);
});

const countEndNotices = async (token: string) => {
  await t.drain();
  const { body } = await t.inject(listSystemMessages, { token });
  return body.data.filter(({ title }: { title: string }) => title.includes('called off')).length;
};
const end = (id: number) => t.inject(endWeather, { token: staff.token, params: { id } });

test('48 hours after the end of a declaration, the usual refund applies; until then, both can cancel', async () => {
  // A city of its own, without the bookings of other tests.
  const far = '2026-05-05T01:00:00Z';
  const [booking, later] = [await aTour('sapporo', far), await aTour('sapporo', far)];
  const { body } = await declare({ cities: ['sapporo'], lastDay: '2026-05-05' });
  const moved = await aTour('sapporo', '2026-05-08T01:00:00Z');
  t.clock.advance({ minutes: 1 });
  const proposal = await aProposal(t, moved, 'traveler', { scheduledStartTime: far });
  await acceptProposal(t, moved, 'guide', proposal);
  t.clock.advance({ minutes: 60 });
  const ended = await end(body.id);
  expect((await end(body.id)).raw).toBe(ended.raw);
  expect(await readWeather(booking)).toMatchObject({ keptUntil: '2026-05-03T01:01:00Z' });
  // It did not apply to a booking that was moved there.
  expect(await readWeather(moved)).toBeNull();
  const readers = [booking.traveler, booking.guide.user, moved.traveler];
  const counts: number[] = [];
  for (const { token } of readers) counts.push(await countEndNotices(token));
  expect(counts).toEqual([1, 1, 0]);
  expect((await t.inject(listWeather, {})).body.data).toEqual([]);
  t.clock.set('2026-05-03T01:01:00Z');
  expect(await quoteRefund(booking)).toBe(PAID);
  expect((await cancel(booking, 'guide')).body.cancelKind).toBe('weather');
  t.clock.advance({ seconds: 1 });
  expect(await readWeather(later)).toBeNull();
  const reply = await cancel(later, 'traveler', { expectedRefundCents: PAID });
  expect([reply.status, reply.body.code]).toEqual([409, 'REFUND_CHANGED']);
});

test('the right after the end of a declaration ends with the start, and with a move', async () => {
  const [booking, moved] = [
    await aTour('yokohama'),
    await aTour('yokohama', '2026-05-04T04:00:00Z'),
  ];
  const { body } = await declare({ cities: ['yokohama'] });
  t.clock.set('2026-05-02T00:00:00Z');
  await end(body.id);
  expect(await readWeather(booking)).toMatchObject({ keptUntil: '2026-05-03T01:00:00Z' });
  const day = { scheduledStartTime: '2026-05-05T01:00:00Z' };
  t.clock.advance({ minutes: 1 });
  const proposal = await aProposal(t, moved, 'traveler', day);
  const accepted = await acceptProposal(t, moved, 'guide', proposal);
  expect(accepted.body.scheduledStartTime).toBe(day.scheduledStartTime);
  expect(await readWeather(moved)).toBeNull();
  t.clock.set('2026-05-03T01:00:00Z');
  expect(await readWeather(booking)).toBeNull();
});

test('a correction that leaves days out keeps the right for 48 hours, and another one renews it', async () => {
  const booking = await aTour('hiroshima', '2026-05-05T01:00:00Z');
  const cities = ['hiroshima' as const];
  const lastDay = '2026-05-05';
  const { body } = await declare({ cities, lastDay });
  const correct = (version: number, weather: object) =>
    t.inject(correctWeather, {
      token: staff.token,
      params: { id: body.id },
      body: { version, weather: { ...DAYS, cities, ...weather } },
    });
  await correct(1, {});
  expect(await readWeather(booking)).toMatchObject({ keptUntil: '2026-05-03T00:00:00Z' });
  expect(await countEndNotices(booking.traveler.token)).toBe(1);
  await correct(2, { lastDay });
  expect(await readWeather(booking)).toMatchObject({ lastDay, keptUntil: null });
  expect(await countNotices(booking.traveler.token)).toBe(2);
});

test('an end is not announced while another declaration concerns the booking', async () => {
  const booking = await aTour('fukuoka');
  const { body } = await declare({ cities: ['fukuoka'] });
  await declare({ cities: ['fukuoka'] });
  await end(body.id);
  expect(await readWeather(booking)).toMatchObject({ keptUntil: null });
  expect(await countEndNotices(booking.traveler.token)).toBe(0);
});

test('a change into declared weather says so before it is proposed and accepted', async () => {
  const booking = await aTour('nagoya', '2026-05-08T01:00:00Z');
  await declare({ cities: ['nagoya'] });
  t.clock.advance({ minutes: 1 });
  const weather = { firstDay: DAYS.firstDay, lastDay: DAYS.lastDay, reason };
  const moved = { scheduledStartTime: '2026-05-04T01:00:00Z' };
  const token = await aToken(t, booking.traveler.id);
  const preview = (body: object) =>
    t.inject(previewChange, { token, params: { id: booking.id }, body: aPlan(body) });
  const expected = { uncounted: false, declared: weather, refundsInFull: false };
  expect((await preview(moved)).body.weather).toEqual(expected);
  expect((await preview({ scheduledStartTime: '2026-05-07T01:00:00Z' })).body.weather).toBeNull();
  const proposed = await propose(t, booking, 'traveler', moved);
  expect(proposed.body.changes.open.weather).toEqual(expected);
});

test('a change in weather declared before the booking was made does not count', async () => {
  await declare({ cities: ['osaka'] });
  t.clock.advance({ minutes: 1 });
  const booking = await aTour('osaka');
  const id = await aProposal(t, booking, 'guide', { scheduledStartTime: '2026-05-07T01:00:00Z' });
  const { body } = await acceptProposal(t, booking, 'traveler', id);
  expect(body.changes).toMatchObject({ proposalsLeft: 6, changesLeft: 3 });
});

test('a change within declared weather does not count, and says that the full refund stays', async () => {
  const booking = await aTour('tokyo');
  await declare({ cities: ['tokyo'] });
  const proposed = await propose(t, booking, 'guide', {
    scheduledStartTime: '2026-05-04T01:00:00Z',
  });
  const { id, weather } = proposed.body.changes.open;
  expect(weather).toMatchObject({ uncounted: true, refundsInFull: true });
  await acceptProposal(t, booking, 'traveler', id);
  expect(await readWeather(booking)).toMatchObject({ keptUntil: null });
});

test('a booking made after the declaration can be cancelled with a full refund', async () => {
  await declare();
  const listed = await t.inject(listWeather, {});
  expect(listed.body.data).toEqual([DAYS]);
  const booking = await aTour();
  t.clock.advance({ minutes: 61 });
  expect(await quoteRefund(booking)).toBe(PAID);
});

test('from the start on, the usual refund applies', async () => {
  const booking = await aTour();
  await declare();
  t.clock.set('2026-05-03T00:59:59Z');
  expect(await quoteRefund(booking)).toBe(PAID);
  t.clock.set('2026-05-03T01:00:00Z');
  expect(await readWeather(booking)).toBeNull();
  expect(await quoteRefund(booking)).toBe(0);
  expect((await cancel(booking, 'traveler')).body.cancelKind).toBe('traveler');
});

test('a booking moved into declared weather has the usual refund, until a correction adds its day', async () => {
  // A city of its own, without the bookings of other tests.
  const booking = await aTour('kobe', '2026-05-06T01:00:00Z');
  const cities = ['kobe' as const];
  const { body } = await declare({ cities });
  t.clock.advance({ minutes: 61 });
  const move = async (scheduledStartTime: string) =>
    acceptProposal(
      t,
      booking,
      'guide',
      await aProposal(t, booking, 'traveler', { scheduledStartTime }),
    );
  expect((await move('2026-05-04T01:00:00Z')).status).toBe(200);
  expect(await readWeather(booking)).toBeNull();
  expect((await move('2026-05-05T01:00:00Z')).status).toBe(200);
  const corrected = await t.inject(correctWeather, {
    token: staff.token,
    params: { id: body.id },
    body: { version: 1, weather: { ...DAYS, cities, lastDay: '2026-05-05' } },
  });
  expect(corrected.body.notified).toBe(1);
  expect(await readWeather(booking)).not.toBeNull();
});

test('a change in declared weather does not count, and keeps the full refund', async () => {
  const booking = await aTour('kyoto', '2026-05-03T01:00:00Z');
  t.clock.advance({ minutes: 61 });
  await declare();
  const read = async () =>
    (await t.inject(getBooking, { token: booking.traveler.token, params: { id: booking.id } }))
      .body;
  await t.db.$client.query(
    'update bookings set change_proposal_count = 6, change_count = 3 where id = $1',
    [booking.id],
  );
  expect((await read()).can).toContain('propose_change');
  const moved = { scheduledStartTime: '2026-05-07T01:00:00Z' };
  const id = await aProposal(t, booking, 'guide', moved);
  expect((await acceptProposal(t, booking, 'traveler', id)).body).toMatchObject({
    refundBounds: { floorPercent: 100, capPercent: 100 },
    changes: { ended: [{ state: 'applied' }], proposalsLeft: 0, changesLeft: 0 },
  });
  const again = await propose(t, booking, 'guide', { scheduledStartTime: '2026-05-08T01:00:00Z' });
  expect([again.status, again.body.code]).toEqual([409, 'TOO_MANY_CHANGES']);
});

test('a guide cannot withdraw from an instant booking that was changed in declared weather', async () => {
  const booking = await aTour();
  await t.db.$client.query('update bookings set instant = true where id = $1', [booking.id]);
  await declare();
  const guide = await aToken(t, booking.guide.userId);
  const read = async () =>
    (await t.inject(getBooking, { token: guide, params: { id: booking.id } })).body.can;
  expect(await read()).toContain('withdraw_instant');
  const moved = { scheduledStartTime: '2026-05-07T01:00:00Z' };
  await acceptProposal(t, booking, 'guide', await aProposal(t, booking, 'traveler', moved));
  expect(await read()).not.toContain('withdraw_instant');
});

test('a hold in declared weather is cancelled as usual, and its later payment is refundable', async () => {
  const guide = await aGuide(t, { serviceCity: 'kyoto' });
  const traveler = await aUser(t);
  const start = { scheduledStartTime: '2026-05-03T01:00:00Z' };
  const booking = await aBooking(t, { guide, traveler, checkout: start });
  await declare();
  expect((await cancel(booking, 'traveler')).body.cancelKind).toBe('traveler');
  const again = await checkOut(t, traveler.token, guide.id, start);
  const paid = { ...booking, id: again.body.id };
  await payBookingDeposit(t, paid);
  expect((await cancel(paid, 'traveler')).body.cancelKind).toBe('weather');
});

test('of a cancellation for weather beside the start of the tour, one takes effect', async () => {
  const booking = await aTour();
  await declare();
  await forceStatus(t, booking, 'awaiting_start', {
    travelerConfirmedStart: true,
    guideConfirmedStart: false,
  });
  t.clock.set('2026-05-03T00:59:00Z');
  const [cancelled, started] = await Promise.all([
    cancel(booking, 'traveler'),
    t.inject(updateBookingStatus, {
      token: await aToken(t, booking.guide.userId),
      params: { id: booking.id },
      body: { status: 'start_confirmed' },
    }),
  ]);
  expect([cancelled.status, started.status].toSorted()).toEqual([200, 409]);
});

test('staff cannot declare weather that concerns their own booking', async () => {
  const guide = await aGuide(t, { serviceCity: 'kyoto' });
  const member = await aUser(t, { isStaff: true });
  const checkout = { scheduledStartTime: '2026-05-03T01:00:00Z' };
  await aBooking(t, { guide, traveler: member, status: 'upcoming', checkout });
  const reply = await declare({}, member.token);
  expect([reply.status, reply.body.code]).toEqual([403, 'OWN_CASE']);
});

test('staff cannot correct or end weather that concerns their own booking', async () => {
  const guide = await aGuide(t, { serviceCity: 'kyoto' });
  const member = await aUser(t, { isStaff: true });
  const checkout = { scheduledStartTime: '2026-05-03T01:00:00Z' };
  await aBooking(t, { guide, traveler: member, status: 'upcoming', checkout });
  const { body } = await declare();
  const request = { token: member.token, params: { id: body.id } };
  const replies = [
    await t.inject(correctWeather, {
      ...request,
      body: { version: 1, weather: { ...DAYS, firstDay: '2026-05-04' } },
    }),
    await t.inject(endWeather, request),
  ];
  for (const { status, body: refused } of replies)
    expect([status, refused.code]).toEqual([403, 'OWN_CASE']);
});

test('records declarations, corrections and ends in the audit log', async () => {
  const { body } = await declare();
  await t.inject(endWeather, { token: staff.token, params: { id: body.id } });
  const { rows } = await t.db.$client.query(
    "select action, after->>'days' as days from staff_actions where subject_kind = 'weather' and subject_id = $1 order by id",
    [body.id],
  );
  expect(rows).toEqual([
    { action: 'declare_weather', days: '2026-05-03 – 2026-05-04' },
    { action: 'end_weather', days: '2026-05-03 – 2026-05-04' },
  ]);
});

test('rejects days out of order, more than fourteen, or an empty reason', async () => {
  for (const changes of [
    { lastDay: '2026-05-02' },
    { lastDay: '2026-05-17' },
    { cities: [] },
    { reason: { en: '', zh: '台风' } },
  ])
    expect((await declare(changes)).status, JSON.stringify(changes)).toBe(400);
});
