import { setTimeout as wait } from 'node:timers/promises';
import * as calls from '@tomoguide/contract/guides/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, checkOut } from '../../../testing/factories/bookings.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { updateGuide } from '../service.ts';

/** It is 9:00 on Friday, May 1, 2026, in Tokyo. */
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
});
afterAll(() => t.close());

const morning = { startMinute: 540, endMinute: 720 };
const send = (call: Parameters<TestApp['inject']>[0], guide: TestGuide, body: unknown) =>
  t.inject(call, { token: guide.user.token, body: body as object });
const close = (guide: TestGuide, from: string, to = from) =>
  send(calls.setDays, guide, { from, to, hours: [] });
const countFreeStarts = async (guide: TestGuide, date: string): Promise<number> => {
  const { body } = await t.inject(calls.getStartTimes, {
    params: { id: guide.id },
    query: { date },
  });
  return body.data.length;
};
const isFoundOn = async (guide: TestGuide, date: string): Promise<boolean> => {
  const { body } = await t.inject(calls.searchGuides, { query: { date, limit: 100 } });
  return body.data.some(({ id }: { id: number }) => id === guide.id);
};

test('a closed day has no start times, and a search for it does not find the guide until it is reopened', async () => {
  const guide = await aGuide(t);
  expect([
    await countFreeStarts(guide, '2026-05-04'),
    await isFoundOn(guide, '2026-05-04'),
  ]).not.toContain(0);
  const closed = await close(guide, '2026-05-04', '2026-05-05');
  expect(closed.status, closed.raw).toBe(200);
  expect(closed.body.exceptions).toEqual([
    { day: '2026-05-04', hours: [] },
    { day: '2026-05-05', hours: [] },
  ]);
  for (const day of ['2026-05-04', '2026-05-05']) {
    expect(await countFreeStarts(guide, day)).toBe(0);
    expect(await isFoundOn(guide, day)).toBe(false);
  }
  expect(await isFoundOn(guide, '2026-05-06')).toBe(true);
  const again = { from: '2026-05-05', to: '2026-05-05', hours: null };
  expect((await send(calls.setDays, guide, again)).body.exceptions).toHaveLength(1);
  expect(await isFoundOn(guide, '2026-05-05')).toBe(true);
  expect(await isFoundOn(guide, '2026-05-04')).toBe(false);
});

test('an exception replaces the hours of a day, including those past midnight', async () => {
  const guide = await aGuide(t, { exceptions: [{ day: '2026-04-20', hours: [] }] });
  const night = { startMinute: 1320, endMinute: 1500 };
  const body = { from: '2026-05-06', to: '2026-05-06', hours: [night] };
  const { body: own } = await send(calls.setDays, guide, body);
  expect(own.exceptions).toEqual([{ day: '2026-05-06', hours: [night] }]);
  const { body: starts } = await t.inject(calls.getStartTimes, {
    params: { id: guide.id },
    query: { date: '2026-05-06' },
  });
  expect(starts.data.map(({ time }: { time: string }) => time)).toEqual([
    '22:00',
    '22:30',
    '23:00',
  ]);
});

test('replaces all weekly hours, and unlists a guide without working hours', async () => {
  const guide = await aGuide(t);
  const monday = { weekday: 1, ...morning };
  const { body } = await send(calls.setWeeklyHours, guide, { hours: [monday] });
  expect(body.availabilities).toEqual([monday]);
  expect([await isFoundOn(guide, '2026-05-04'), await isFoundOn(guide, '2026-05-05')]).toEqual([
    true,
    false,
  ]);
  const none = await send(calls.setWeeklyHours, guide, { hours: [] });
  expect(none.body.unlistedBecause).toEqual(['no_weekly_hours']);
  expect(await isFoundOn(guide, '2026-05-04')).toBe(false);
});

test('a pause removes the guide from the search until it ends', async () => {
  const guide = await aGuide(t);
  const { body } = await send(calls.pauseListing, guide, { paused: true });
  expect([body.paused, body.unlistedBecause]).toEqual([true, ['paused']]);
  expect(await isFoundOn(guide, '2026-05-04')).toBe(false);
  await send(calls.pauseListing, guide, { paused: true });
  await send(calls.pauseListing, guide, { paused: false });
  expect(await isFoundOn(guide, '2026-05-04')).toBe(true);
  const { rows } = await t.db.$client.query(
    `select type, payload ->> 'by' as by from outbox
     where (payload ->> 'guideId')::int = $1 order by id`,
    [guide.id],
  );
  expect(rows).toEqual([
    { type: 'guide.paused', by: 'guide' },
    { type: 'guide.resumed', by: 'guide' },
  ]);
});

test('rejects invalid hours and days, and changes nothing', async () => {
  const guide = await aGuide(t);
  const before = (await t.inject(calls.getOwnGuide, { token: guide.user.token })).raw;
  const noon = { startMinute: 690, endMinute: 780 };
  const day = (from: string, to: string, hours: unknown = []) => ({ from, to, hours });
  const wrong: [Parameters<TestApp['inject']>[0], unknown, number, string][] = [
    [
      calls.setWeeklyHours,
      {
        hours: [
          { weekday: 1, ...morning },
          { weekday: 1, ...noon },
        ],
      },
      422,
      'HOURS_OVERLAP',
    ],
    [calls.setDays, day('2026-05-04', '2026-05-04', [noon, morning]), 422, 'HOURS_OVERLAP'],
    [calls.setDays, day('2026-04-30', '2026-05-02'), 422, 'DAY_OUT_OF_RANGE'],
    [calls.setDays, day('2026-05-04', '2027-05-02'), 422, 'DAY_OUT_OF_RANGE'],
    [calls.setDays, day('2026-05-05', '2026-05-04'), 400, 'VALIDATION_FAILED'],
    [
      calls.setDays,
      day('2026-05-04', '2026-05-04', [{ startMinute: 545, endMinute: 720 }]),
      400,
      'VALIDATION_FAILED',
    ],
    [
      calls.setDays,
      day('2026-05-04', '2026-05-04', [{ startMinute: 720, endMinute: 540 }]),
      400,
      'VALIDATION_FAILED',
    ],
    [calls.setWeeklyHours, { hours: [{ weekday: 8, ...morning }] }, 400, 'VALIDATION_FAILED'],
    [calls.setWeeklyHours, { hours: [], guideId: 1 }, 400, 'VALIDATION_FAILED'],
    [calls.pauseListing, { paused: 'yes' }, 400, 'VALIDATION_FAILED'],
  ];
  for (const [call, body, status, code] of wrong) {
    const reply = await send(call, guide, body);
    expect([reply.status, reply.body.code], reply.raw).toEqual([status, code]);
  }
  expect((await t.inject(calls.getOwnGuide, { token: guide.user.token })).raw).toBe(before);
});

test('rejects changes by travelers and suspended guides', async () => {
  const suspended = await aGuide(t, { suspendedAt: t.clock.now() });
  const traveler = await aUser(t);
  for (const [call, body] of [
    [calls.setWeeklyHours, { hours: [] }],
    [calls.setDays, { from: '2026-05-04', to: '2026-05-04', hours: [] }],
    [calls.pauseListing, { paused: true }],
  ] as const) {
    const asTraveler = await t.inject(call, { token: traveler.token, body });
    expect([asTraveler.status, asTraveler.body.code]).toEqual([403, 'NOT_A_GUIDE']);
    const asSuspended = await send(call, suspended, body);
    expect([asSuspended.status, asSuspended.body.code]).toEqual([403, 'GUIDE_SUSPENDED']);
  }
});

test('closing a day does not affect a tour on it', async () => {
  const booking = await aBooking(t, { status: 'upcoming' });
  const { id, user } = booking.guide;
  await t.inject(calls.setDays, {
    token: user.token,
    body: { from: '2026-05-10', to: '2026-05-10', hours: [] },
  });
  const { rows } = await t.db.execute(sql`select status from bookings where id = ${booking.id}`);
  expect(rows).toEqual([{ status: 'upcoming' }]);
  expect(await countFreeStarts({ id } as TestGuide, '2026-05-10')).toBe(0);
});

test('a concurrent booking waits while the guide closes the day, and is then rejected', async () => {
  const guide = await aGuide(t);
  const traveler = await aUser(t);
  const waiting = async (): Promise<boolean> => {
    const found = await t.db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return found.rows.length > 0;
  };
  let checkout: ReturnType<typeof checkOut> | undefined;
  await inTransaction(t.db, async (tx) => {
    const exceptions = [{ day: '2026-05-10', hours: [] }];
    await updateGuide(tx, t.deps, guide.id, { exceptions });
    checkout = checkOut(t, traveler.token, guide.id);
    while (!(await waiting())) await wait(5);
  });
  const reply = await checkout;
  expect([reply?.status, reply?.body.code]).toEqual([409, 'SLOT_NOT_AVAILABLE']);
});
