import { closeAccount } from '@tomoguide/contract/accounts/calls';
import { updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import * as calls from '@tomoguide/contract/guides/calls';
import { WAITING_MAX } from '@tomoguide/contract/guides/figures';
import { blockPerson } from '@tomoguide/contract/messaging/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  checkOut,
  payBookingDeposit,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import { acceptProposal, aProposal } from '../../../testing/factories/change-proposals.ts';
import { aConversation } from '../../../testing/factories/conversations.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { updateGuide } from '../service.ts';
import { sweepFreedDays } from './notify-waiting.ts';
import { deleteEnded, FIND_NEXT } from './waiting-queries.ts';

type TestUser = Awaited<ReturnType<typeof aUser>>;

let t: TestApp;
/** It is 9:00 in Tokyo, nine days before the day on which factories book tours. */
const NOW = '2026-05-01T00:00:00Z';
const DAY = '2026-05-10';
/** Room for one tour a day, from 10:00 to 13:00. */
const ONE_TOUR = {
  weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    startMinute: 600,
    endMinute: 780,
  })),
};

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOW);
  await t.db.execute('delete from waiting_entries');
  await t.db.execute('delete from freed_days');
});

const wait = ({ token }: TestUser, { id: guideId }: { id: number }, day = DAY) =>
  t.inject(calls.waitForGuide, { token, body: { guideId, day } });
const waitInCity = ({ token }: TestUser, changes: Record<string, unknown> = {}) =>
  t.inject(calls.waitForCity, {
    token,
    body: { city: 'tokyo', day: DAY, travelers: 2, language: null, ...changes },
  });
const list = async ({ token }: TestUser) =>
  (await t.inject(calls.getWaitingList, { token })).body.data;

/** A guide whose day is taken by an accepted booking. */
const aTakenDay = async (changes: Parameters<typeof aGuide>[1] = {}) => {
  const guide = await aGuide(t, { ...ONE_TOUR, ...changes });
  return { guide, booking: await aBooking(t, { guide, status: 'upcoming' }) };
};
const cancel = async ({ id, traveler: { token } }: TestBooking) => {
  const body = { status: 'cancelled' };
  const reply = await t.inject(updateBookingStatus, { token, params: { id }, body });
  expect(reply.status, reply.raw).toBe(200);
};
const users = (count: number) => Promise.all(Array.from({ length: count }, () => aUser(t)));

/** Runs everything that is due, and returns who has been notified so far, in order. */
const notified = async (): Promise<number[]> => {
  await t.runDueJobs();
  await t.drain();
  const { rows } = await t.db.execute<{ userId: number }>(sql`
    select (entry ->> 'userId')::int as "userId"
    from outbox, jsonb_array_elements(payload -> 'waiting') with ordinality as w (entry, place)
    where type = 'guide.day_freed' order by outbox.id, place`);
  return rows.map(({ userId }) => userId);
};
const notifiedSince = async (before: readonly number[]) => (await notified()).slice(before.length);
const ids = (people: readonly TestUser[]): number[] => people.map(({ id }) => id);

describe('an entry for a guide', () => {
  test('is added once, listed, and ended by its user only', async () => {
    const { guide } = await aTakenDay();
    const [mei, other] = (await users(2)) as [TestUser, TestUser];
    const [first, second] = await Promise.all([wait(mei, guide), wait(mei, guide)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.id).toBe(first.body.id);
    // 12 hours before the last start that the guide's hours allow, at 11:00 in Tokyo.
    expect(first.body).toMatchObject({ day: DAY, endsAt: '2026-05-09T14:00:00Z', city: null });
    expect(await list(mei)).toEqual([first.body]);

    const params = { id: first.body.id };
    expect((await t.inject(calls.stopWaiting, { token: other.token, params })).status).toBe(404);
    const left = await t.inject(calls.stopWaiting, { token: mei.token, params });
    expect(left.body).toEqual({ data: [] });
    expect(await list(mei)).toEqual([]);
  });

  test('is refused for a free day, a past or distant day, and within 12 hours of the last start', async () => {
    const { guide } = await aTakenDay();
    const mei = await aUser(t);
    const codes = [];
    for (const day of ['2026-05-11', '2026-04-30', '2026-05-01', '2026-10-29'])
      codes.push((await wait(mei, guide, day)).body.code);
    expect(codes).toEqual([
      'DAY_FREE',
      'DATE_OUT_OF_RANGE',
      'DATE_OUT_OF_RANGE',
      'DATE_OUT_OF_RANGE',
    ]);
    t.clock.set('2026-05-09T14:00:00Z');
    mei.token = await aToken(t, mei.id);
    expect((await wait(mei, guide)).body.code).toBe('DATE_OUT_OF_RANGE');
    t.clock.set('2026-05-09T13:59:59Z');
    expect((await wait(mei, guide)).status).toBe(200);
  });

  test('is refused for the own page, an unlisted guide, and a pair of whom one has blocked the other', async () => {
    const { guide } = await aTakenDay();
    expect((await wait(guide.user, guide)).body.code).toBe('SELF_NOT_ALLOWED');
    const { traveler, id: conversationId } = await aConversation(t, { guide });
    const params = { conversationId };
    await t.inject(blockPerson, { token: guide.user.token, params });
    expect((await wait(traveler, guide)).body.code).toBe('BLOCKED');
    await inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, { paused: true }));
    expect((await wait(await aUser(t), guide)).status).toBe(404);
  });

  test('is one of at most ten; an entry that already exists is still returned', async () => {
    const { guide } = await aTakenDay();
    const mei = await aUser(t);
    const cities = Array.from({ length: WAITING_MAX - 1 }, (_, index) => index + 1);
    for (const travelers of cities) expect((await waitInCity(mei, { travelers })).status).toBe(200);
    const all = await Promise.all([wait(mei, guide), waitInCity(mei, { travelers: 20 })]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rest = await waitInCity(mei, { travelers: 21 });
    expect(rest.body).toMatchObject({ code: 'TOO_MANY_WAITS', details: { most: WAITING_MAX } });
    expect((await waitInCity(mei, { travelers: 1 })).status).toBe(200);
  });

  test('ends 12 hours before the last start, and no longer counts', async () => {
    const { guide } = await aTakenDay();
    const mei = await aUser(t);
    await wait(mei, guide);
    t.clock.set('2026-05-09T14:00:00Z');
    mei.token = await aToken(t, mei.id);
    expect(await list(mei)).toEqual([]);
    await deleteEnded(t.db, t.clock.now());
    expect((await t.db.execute('select from waiting_entries')).rows).toEqual([]);
  });

  test('can be added again once it has ended, before the timer has deleted it', async () => {
    const { guide } = await aTakenDay();
    const mei = await aUser(t);
    const first = await wait(mei, guide);
    await waitInCity(mei);
    // It ended, and the guide then added later hours.
    await t.db.execute(sql`update waiting_entries set ends_at = ${NOW}::timestamptz`);
    const again = await wait(mei, guide);
    expect([again.status, again.body.id === first.body.id]).toEqual([200, false]);
    expect((await waitInCity(mei)).status).toBe(200);
    expect(await list(mei)).toHaveLength(2);
  });

  test('ends when the user books that guide on that day, and not with the unpaid hold', async () => {
    const { guide, booking } = await aTakenDay();
    const mei = await aUser(t);
    await wait(mei, guide);
    await waitInCity(mei);
    await waitInCity(mei, { city: 'kyoto' });
    await cancel(booking);
    const { body } = await checkOut(t, mei.token, guide.id);
    await t.drain();
    expect(await list(mei)).toHaveLength(3);
    await payBookingDeposit(t, { id: body.id, guide, traveler: mei });
    await t.drain();
    expect((await list(mei)).map(({ city }: { city: string }) => city)).toEqual(['kyoto']);
  });

  test('ends when a booking is moved to that day', async () => {
    const booking = await aBooking(t, { guide: await aGuide(t), status: 'upcoming' });
    const { traveler } = booking;
    await t.drain();
    const days = ['2026-05-12', '2026-05-13'] as const;
    for (const day of days) expect((await waitInCity(traveler, { day })).status).toBe(200);
    const scheduledStartTime = `${days[0]}T01:00:00Z`;
    const id = await aProposal(t, booking, 'traveler', { scheduledStartTime });
    await acceptProposal(t, booking, 'guide', id);
    await t.drain();
    expect((await list(traveler)).map(({ day }: { day: string }) => day)).toEqual([days[1]]);
  });

  test('ends when its user or the guide closes the account', async () => {
    const password = 'a good password';
    const guide = await aGuide(t, {
      weeklyHours: [],
      user: await aUser(t, { password, identityVerifiedAt: t.clock.now() }),
    });
    const { guide: listed } = await aTakenDay();
    const [mei, other] = [await aUser(t, { password }), await aUser(t)] as [TestUser, TestUser];
    await wait(mei, listed);
    await wait(other, listed);
    await t.db.execute(
      sql`update waiting_entries set guide_id = ${guide.id} where user_id = ${other.id}`,
    );
    for (const { token } of [mei, guide.user]) {
      const reply = await t.inject(closeAccount, {
        token,
        body: { currentPassword: password, goodwillCents: 0 },
      });
      expect(reply.status, reply.raw).toBeLessThan(300);
    }
    const { rows } = await t.db.execute('select from waiting_entries');
    expect(rows).toEqual([]);
  });
});

describe('when a day becomes free', () => {
  test('five users are notified every ten minutes, in the order in which they joined', async () => {
    const { guide, booking } = await aTakenDay();
    const people = await users(12);
    for (const person of people) await wait(person, guide);
    const before = await notified();
    await cancel(booking);
    expect(await notifiedSince(before)).toEqual(ids(people.slice(0, 5)));
    t.clock.advance({ minutes: 9, seconds: 59 });
    expect(await notifiedSince(before)).toEqual(ids(people.slice(0, 5)));
    t.clock.advance({ seconds: 1 });
    expect(await notifiedSince(before)).toEqual(ids(people.slice(0, 10)));
    t.clock.advance({ minutes: 10 });
    expect(await notifiedSince(before)).toEqual(ids(people));
    t.clock.advance({ minutes: 10 });
    expect(await notifiedSince(before)).toEqual(ids(people));
    expect((await t.db.execute('select from freed_days')).rows).toEqual([]);
  });

  test('the notice and the email link to the guide with the day', async () => {
    const { guide, booking } = await aTakenDay();
    const mei = await aUser(t, { emailConfirmedAt: t.clock.now() } as object);
    await wait(mei, guide);
    await cancel(booking);
    await notified();
    const { body } = await t.inject(listSystemMessages, { token: mei.token });
    const path = `/guides/${guide.id}?date=${DAY}`;
    expect(body.data[0]).toMatchObject({ actionUrl: path, topic: 'waiting', type: 'reminder' });
    expect(body.data[0].title).toContain('is free on Sun, May 10, 2026');
  });

  test('a user who waits for two guides is notified about both', async () => {
    const [first, second] = [await aTakenDay(), await aTakenDay()];
    const mei = await aUser(t);
    await wait(mei, first.guide);
    await wait(mei, second.guide);
    await waitInCity(mei);
    const before = await notified();
    await Promise.all([cancel(first.booking), cancel(second.booking)]);
    expect(await notifiedSince(before)).toEqual([mei.id, mei.id]);
    const { body } = await t.inject(listSystemMessages, { token: mei.token });
    const urls = body.data.map(({ actionUrl }: { actionUrl: string }) => actionUrl);
    const paths = [first, second].map(({ guide }) => `/guides/${guide.id}?date=${DAY}`);
    expect(new Set(urls.slice(0, 2))).toEqual(new Set(paths));
    t.clock.advance({ minutes: 10 });
    // Their entry for the city isn't used for either guide.
    expect(await notifiedSince(before)).toHaveLength(2);
  });

  test('the clocks of two processes do not decide who waited for the guide', async () => {
    const { guide, booking } = await aTakenDay();
    const mei = await aUser(t);
    // The clock of the process that added the entry is ahead.
    t.clock.advance({ seconds: 2 });
    await wait(mei, guide);
    t.clock.set(NOW);
    const before = await notified();
    await cancel(booking);
    expect(await notifiedSince(before)).toEqual([mei.id]);
  });

  test('no one else is notified once it is taken again', async () => {
    const { guide, booking } = await aTakenDay();
    const people = await users(7);
    for (const person of people) await wait(person, guide);
    const before = await notified();
    await cancel(booking);
    expect(await notifiedSince(before)).toHaveLength(5);
    await checkOut(t, (await aUser(t)).token, guide.id);
    t.clock.advance({ minutes: 10 });
    // The hold of 15 minutes still holds the day.
    expect(await notifiedSince(before)).toHaveLength(5);
    t.clock.advance({ minutes: 6 });
    expect(await notifiedSince(before)).toEqual(ids(people));
  });

  test('a lapsed hold frees it, even if another checkout was the first to see that', async () => {
    const guide = await aGuide(t, {
      weeklyHours: [{ weekday: 7, startMinute: 600, endMinute: 780 }],
      minDurationMinutes: 180,
    });
    const mei = await aUser(t);
    await checkOut(t, (await aUser(t)).token, guide.id);
    await wait(mei, guide);
    const before = await notified();
    t.clock.advance({ minutes: 16 });
    expect(await notifiedSince(before)).toEqual([mei.id]);
  });

  test('by other hours, a longer day, or the end of a pause, it counts as well', async () => {
    const guide = await aGuide(t, {
      weeklyHours: [{ weekday: 1, startMinute: 600, endMinute: 780 }],
    });
    const { token } = guide.user;
    const days = [DAY, '2026-05-12', '2026-05-13'] as const;
    const people = await users(3);
    for (const [index, person] of people.entries()) await wait(person, guide, days[index]);
    const before = await notified();
    const hours = [{ startMinute: 600, endMinute: 720 }];
    await t.inject(calls.setDays, { token, body: { from: DAY, to: DAY, hours } });
    expect(await notifiedSince(before)).toEqual(ids(people.slice(0, 1)));
    // Too short for the guide's shortest tour.
    const short = [{ startMinute: 600, endMinute: 690 }];
    await t.inject(calls.setDays, { token, body: { from: days[1], to: days[1], hours: short } });
    expect(await notifiedSince(before)).toEqual(ids(people.slice(0, 1)));
    await inTransaction(t.db, (tx) =>
      updateGuide(tx, t.deps, guide.id, { minDurationMinutes: 60 }),
    );
    expect(await notifiedSince(before)).toEqual(ids(people.slice(0, 2)));
    await inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, { paused: true }));
    await t.inject(calls.setDays, { token, body: { from: days[2], to: days[2], hours } });
    expect(await notifiedSince(before)).toEqual(ids(people.slice(0, 2)));
    await inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, { paused: false }));
    expect(await notifiedSince(before)).toEqual(ids(people));
  });

  test('a second start that becomes free on a day with another one notifies no one', async () => {
    const guide = await aGuide(t);
    const [mei] = (await users(1)) as [TestUser];
    const booking = await aBooking(t, { guide, status: 'upcoming' });
    await waitInCity(mei);
    const before = await notified();
    await cancel(booking);
    expect(await notifiedSince(before)).toEqual([]);
  });

  test('users who have blocked the guide, are suspended or have left are skipped', async () => {
    const { guide, booking } = await aTakenDay();
    const conversation = await aConversation(t, { guide });
    const [suspended, left, mei] = (await users(3)) as [TestUser, TestUser, TestUser];
    for (const person of [conversation.traveler, suspended, left, mei]) await wait(person, guide);
    const params = { conversationId: conversation.id };
    await t.inject(blockPerson, { token: conversation.traveler.token, params });
    await t.db.execute(sql`update users set suspended_at = now() where id = ${suspended.id}`);
    const [{ id }] = await list(left);
    await t.inject(calls.stopWaiting, { token: left.token, params: { id } });
    const before = await notified();
    await cancel(booking);
    expect(await notifiedSince(before)).toEqual([mei.id]);
  });
});

describe('an entry for a city', () => {
  test('matches the city, the group size and the language, and each user is notified once', async () => {
    const { guide, booking } = await aTakenDay({ languages: ['zh'], maxPeople: 4 });
    const people = (await users(6)) as [TestUser, TestUser, TestUser, TestUser, TestUser, TestUser];
    const [any, zh, ja, large, kyoto, both] = people;
    await waitInCity(any);
    await waitInCity(zh, { language: 'zh', travelers: 4 });
    await waitInCity(ja, { language: 'ja' });
    await waitInCity(large, { travelers: 5 });
    await waitInCity(kyoto, { city: 'kyoto' });
    await waitInCity(both);
    await wait(both, guide);
    await waitInCity(guide.user);
    const before = await notified();
    await cancel(booking);
    expect(await notifiedSince(before)).toEqual(ids([any, zh, both]));
    const { body } = await t.inject(listSystemMessages, { token: zh.token });
    expect(body.data[0]).toMatchObject({
      actionUrl: `/search?city=tokyo&date=${DAY}&travelers=4&language=zh`,
    });
    t.clock.advance({ minutes: 10 });
    expect(await notifiedSince(before)).toEqual(ids([any, zh, both]));
  });

  test('is not added for a past day, and ends at noon', async () => {
    const mei = await aUser(t);
    expect((await waitInCity(mei, { day: '2026-04-30' })).body.code).toBe('DATE_OUT_OF_RANGE');
    expect((await waitInCity(mei)).body).toMatchObject({ endsAt: '2026-05-10T03:00:00Z' });
  });
});

describe('races', () => {
  test('two cancellations that free a day together notify once', async () => {
    const guide = await aGuide(t, {
      weeklyHours: [{ weekday: 7, startMinute: 600, endMinute: 1020 }],
      minDurationMinutes: 240,
    });
    const early = await aBooking(t, { guide, status: 'upcoming', checkout: { duration: 4 } });
    const mei = await aUser(t);
    await wait(mei, guide);
    const before = await notified();
    await Promise.all([cancel(early), wait(mei, guide)]);
    expect(await notifiedSince(before)).toEqual([mei.id]);
  });

  test('a user who joins while the day becomes free is either notified or told that it is free', async () => {
    for (let round = 0; round < 5; round += 1) {
      t.clock.set(NOW);
      const { guide, booking } = await aTakenDay();
      const first = await aUser(t);
      await wait(first, guide);
      const mei = await aUser(t);
      const before = await notified();
      const [joined] = await Promise.all([wait(mei, guide), cancel(booking)]);
      const since = await notifiedSince(before);
      expect(since.includes(mei.id)).toBe(joined.status === 200);
      if (joined.status !== 200) expect(joined.body.code).toBe('DAY_FREE');
    }
  });

  test('a checkout beside a round: afterwards the day is taken, or the round was before', async () => {
    const { guide, booking } = await aTakenDay();
    const people = await users(6);
    for (const person of people) await wait(person, guide);
    const before = await notified();
    await cancel(booking);
    const buyer = await aUser(t);
    await Promise.all([checkOut(t, buyer.token, guide.id), sweepFreedDays(t.deps)]);
    const since = await notifiedSince(before);
    expect([0, 5]).toContain(since.length);
    t.clock.advance({ minutes: 10 });
    expect(await notifiedSince(before)).toEqual(since);
  });

  test('a round whose process dies at its last step leaves nothing behind, and is run again', async () => {
    const { guide, booking } = await aTakenDay();
    const mei = await aUser(t);
    await wait(mei, guide);
    const before = await notified();
    await t.db.execute(`
      create function refuse_event() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger refuse_event before insert on outbox for each row
        when (new.type = 'guide.day_freed') execute function refuse_event()`);
    await cancel(booking);
    // The trigger ends the connection, as a killed process does.
    await sweepFreedDays(t.deps);
    const { rows } = await t.db.execute(
      'select notified_at, notified_guide_id from waiting_entries',
    );
    expect(rows).toEqual([{ notified_at: null, notified_guide_id: null }]);
    expect((await t.db.execute('select from freed_days')).rows).toHaveLength(1);
    await t.db.execute('drop function refuse_event cascade');
    await sweepFreedDays(t.deps);
    expect(await notifiedSince(before)).toEqual([mei.id]);
  });

  test('several processes run each round once', async () => {
    const { guide, booking } = await aTakenDay();
    const second = await aTakenDay();
    const people = await users(12);
    for (const person of people) await waitInCity(person);
    const before = await notified();
    await Promise.all([cancel(booking), cancel(second.booking)]);
    await Promise.all(Array.from({ length: 4 }, () => sweepFreedDays(t.deps)));
    const since = await notifiedSince(before);
    // Two days became free, so two rounds of five.
    expect(since).toHaveLength(10);
    expect(new Set(since).size).toBe(10);
    expect(guide.id).not.toBe(second.guide.id);
  });
});

test('whatever happens, users are notified in order, in rounds of five, at most once a day in Japan', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('free' as const) }),
    fc.record({ kind: fc.constant('take' as const) }),
    fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ kind: fc.constant('join' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      t.clock.set(NOW);
      await t.db.execute('delete from waiting_entries');
      await t.db.execute('delete from freed_days');
      const guide: TestGuide = await aGuide(t, { weeklyHours: [] });
      const { token } = guide.user;
      const people = await users(8);
      let waiting = 0;
      const join = async (): Promise<void> => {
        const person = people[waiting];
        if (person && (await wait(person, guide)).status === 200) waiting += 1;
      };
      for (let count = 0; count < 6; count += 1) await join();
      const before = (await notified()).length;
      const seen: { user: number; at: Temporal.Instant }[] = [];
      const setHours = (hours: { startMinute: number; endMinute: number }[]) =>
        t.inject(calls.setDays, { token, body: { from: DAY, to: DAY, hours } });
      const look = async (): Promise<void> => {
        const all = (await notified()).slice(before + seen.length);
        expect(all.length).toBeLessThanOrEqual(5);
        for (const user of all) seen.push({ user, at: t.clock.now() });
        const order = ids(people);
        expect(all).toEqual(all.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
      };
      for (const each of steps) {
        if (each.kind === 'free') await setHours([{ startMinute: 600, endMinute: 780 }]);
        if (each.kind === 'take') await setHours([]);
        if (each.kind === 'join') await join();
        if (each.kind === 'wait') t.clock.advance({ minutes: each.minutes });
        await look();
      }
      const getJapaneseDay = (at: Temporal.Instant) =>
        at.toZonedDateTimeISO('Asia/Tokyo').toPlainDate().toString();
      const perDay = seen.map(({ user, at }) => `${user} ${getJapaneseDay(at)}`);
      expect(new Set(perDay).size).toBe(perDay.length);
      const rounds = [...new Set(seen.map(({ at }) => at.epochMilliseconds))];
      rounds.slice(1).forEach((at, index) => {
        expect(at - (rounds[index] ?? 0)).toBeGreaterThanOrEqual(10 * 60_000);
      });
    }),
    { numRuns: 8 },
  );
});

/** A node of a query plan (PostgreSQL, EXPLAIN with FORMAT JSON). */
interface Plan {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const listPlans = (plan?: Plan): Plan[] =>
  plan ? [plan, ...(plan.Plans ?? []).flatMap(listPlans)] : [];

test('finding five of 100,000 entries reads a few rows from indexes', async () => {
  const guide = await aGuide(t);
  await t.db.execute(sql`
    insert into waiting_entries (user_id, day, guide_id, city, travelers, language, joined_at, ends_at)
    select 1000000 + n, ${DAY}, case when n % 2 = 0 then ${guide.id}::int end,
      case when n % 2 = 1 then 'tokyo' end, case when n % 2 = 1 then 1 + n % 9 end,
      case when n % 2 = 1 then (array['zh', 'ja', 'en', 'any'])[1 + n % 4] end,
      ${NOW}::timestamptz, ${`${DAY}T03:00:00Z`}::timestamptz
    from generate_series(1, 100000) n`);
  await t.db.execute('analyze waiting_entries');
  const values = [guide.id, DAY, 0, NOW, NOW, NOW, [], 10, 'tokyo', ['zh', 'en', 'any'], 1, 6];
  const { $client } = t.db as unknown as {
    $client: {
      query(
        text: string,
        values: unknown[],
      ): Promise<{ rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }>;
    };
  };
  const { rows } = await $client.query(`explain (analyze, format json) ${FIND_NEXT}`, values);
  const scans = listPlans(rows[0]?.['QUERY PLAN'][0].Plan).filter(
    (plan) => plan['Relation Name'] === 'waiting_entries',
  );
  const names = new Set(scans.map((scan) => scan['Index Name']));
  expect([...names].toSorted()).toEqual([
    'waiting_entries_city',
    'waiting_entries_guide',
    'waiting_entries_user',
  ]);
  const read = scans.map(
    (scan) => (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops'],
  );
  expect(read.reduce((sum, each) => sum + each, 0)).toBeLessThan(1_000);
});
