import { createBooking, updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { HOLD_LIMITS, HOLD_MINUTES } from '@tomoguide/contract/bookings/figures';
import { type BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { connectDirectly, type TestApp, type TestReply, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aBookingRow,
  aCheckout,
  aKey,
  payBookingDeposit,
} from '../../../testing/factories/bookings.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { callBack, pay as payPage } from '../../../testing/factories/payments.ts';
import { type RawReply, sendSimultaneously } from '../../../testing/synchronised.ts';
import { listSettledPayers } from '../../payments/service.ts';
import { bookings } from '../tables.ts';
import { deleteOldNetworks } from '../timers.ts';
import { loadHolds } from './hold-queries.ts';

type Person = Awaited<ReturnType<typeof aUser>>;

const NOW = '2026-05-01T00:00:00Z';
const UNCOUNTED = 'money=100000,write=100000,read=100000';

/**
 * The address that a checkout comes from, and the day of its tour; by default, each tour is on a different
 * day.
 */
interface HoldRequest {
  from?: string;
  day?: number;
  guide?: GuideId;
}

const getDay = (n: number) => `2026-05-${String(10 + n).padStart(2, '0')}T01:00:00Z`;

const buildBody = (guide: GuideId, day = 0) =>
  aCheckout(guide, { scheduledStartTime: getDay(day) });

const site = (env: Record<string, string>) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ now: NOW, env: { TRUST_PROXY: 'true', ...env } });
  });
  beforeEach(() => t.clock.set(NOW));
  afterAll(() => t.close());

  const getHeaders = (from: string) => ({ ...aKey(), 'x-forwarded-for': from });
  const hold = async (person: Person, changes: HoldRequest = {}): Promise<TestReply> =>
    t.inject(createBooking, {
      token: person.token,
      body: buildBody(changes.guide ?? (await aGuide(t)).id, changes.day),
      headers: getHeaders(changes.from ?? '10.0.0.1'),
    });
  return {
    app: () => t,
    hold,
    /** Sends concurrent checkouts, each on its own socket. */
    atOnce: (checkouts: readonly { token: string; guide: GuideId; day?: number; from: string }[]) =>
      sendSimultaneously(
        t.app,
        checkouts.map(({ token, guide, day, from }) => ({
          method: 'POST',
          path: createBooking.path,
          headers: { authorization: `Bearer ${token}`, ...getHeaders(from) },
          body: buildBody(guide, day),
        })),
      ),
    cancel: (person: Pick<Person, 'token'>, id: number) =>
      t.inject(updateBookingStatus, {
        token: person.token,
        params: { id },
        body: { status: 'cancelled' },
      }),
    pay: (traveler: Person, guide: TestGuide, id: BookingId) =>
      payBookingDeposit(t, { traveler, guide, id }),
  };
};

const outcome = ({ status, body }: TestReply | RawReply): string =>
  status === 201 ? 'held' : `${status} ${body.code}`;
const outcomes = (replies: readonly (TestReply | RawReply)[]) => {
  const counts: Record<string, number> = {};
  for (const reply of replies) counts[outcome(reply)] = (counts[outcome(reply)] ?? 0) + 1;
  return counts;
};

describe("a traveler's holds", () => {
  const { app, hold, cancel, pay, atOnce } = site({ RATE_LIMITS: 'off' });

  /** Creates the given number of holds that end unpaid, alternately by expiring and by cancellation. */
  const makeLapsedHolds = async (person: Person, count: number) => {
    for (let n = 0; n < count; n += 1) {
      const { body } = await hold(person);
      if (n % 2 === 0) await cancel(person, body.id);
      else app().clock.advance({ minutes: HOLD_MINUTES });
    }
  };

  test('rejects a seventh hold if six ended unpaid within 24 hours', async () => {
    const person = await aUser(app());
    await makeLapsedHolds(person, 6);
    const refused = await hold(person);
    const seconds = 24 * 3600 - 3 * HOLD_MINUTES * 60;
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'TOO_MANY_HOLDS',
      details: { scope: 'traveler', retryAfterSeconds: seconds },
    });
    expect(refused.headers['retry-after']).toBe(String(seconds));

    app().clock.advance({ seconds: seconds - 1 });
    expect((await hold(person)).body.details).toEqual({
      scope: 'traveler',
      retryAfterSeconds: 1,
    });
    app().clock.advance({ seconds: 1 });
    expect(outcome(await hold(person))).toBe('held');
  });

  test('does not count paid, guide-cancelled or requested bookings as expired holds', async () => {
    const person = await aUser(app());
    const guide = await aGuide(app());
    await makeLapsedHolds(person, 5);
    const paid = await hold(person, { guide: guide.id, day: 1 });
    await pay(person, guide, paid.body.id);
    expect((await cancel(person, paid.body.id)).body.status).toBe('cancelled');
    const dropped = await hold(person, { guide: guide.id, day: 2 });
    expect((await cancel(guide.user, dropped.body.id)).body.cancelKind).toBe('guide');
    await aBookingRow(app(), {
      guideId: guide.id,
      guideUserId: guide.userId,
      travelerId: person.id,
      start: app().clock.now().add({ hours: 900 }),
      status: 'cancelled',
      cancelKind: 'hold_expired',
      endedAt: app().clock.now(),
      guidePreAccepted: true,
    });
    expect(outcome(await hold(person))).toBe('held');
  });

  test('counts an expired hold whose timer has not run yet', async () => {
    const person = await aUser(app());
    await makeLapsedHolds(person, 4);
    await hold(person);
    await hold(person);
    app().clock.advance({ seconds: HOLD_MINUTES * 60 - 1 });
    const third = await hold(person);
    expect(outcome(third)).toBe('held');
    app().clock.advance({ seconds: 1 });
    expect(outcome(await hold(person))).toBe('429 TOO_MANY_HOLDS');
  });

  test('reports TOO_MANY_PENDING before TOO_MANY_HOLDS, and counts accepted requests as unpaid bookings', async () => {
    const person = await aUser(app());
    await makeLapsedHolds(person, 5);
    const guide = await aGuide(app());
    const own = await hold(person, { guide: guide.id, day: 1 });
    await aBookingRow(app(), {
      guideId: guide.id,
      guideUserId: guide.userId,
      travelerId: person.id,
      start: app().clock.now().add({ hours: 900 }),
      deadlineAt: app().clock.now().add({ hours: 24 }),
      guidePreAccepted: true,
    });
    expect(outcome(await hold(person, { guide: guide.id, day: 2 }))).toBe('held');
    expect(outcome(await hold(person, { guide: guide.id, day: 2 }))).toBe('409 TOO_MANY_PENDING');
    await cancel(person, own.body.id);
    expect(outcome(await hold(person, { guide: guide.id, day: 2 }))).toBe('429 TOO_MANY_HOLDS');
  });

  test('counts an expired accepted request neither as an unpaid booking nor as an expired hold', async () => {
    const person = await aUser(app());
    const guide = await aGuide(app());
    await makeLapsedHolds(person, 5);
    await aBookingRow(app(), {
      guideId: guide.id,
      guideUserId: guide.userId,
      travelerId: person.id,
      start: app().clock.now().add({ hours: 900 }),
      deadlineAt: app().clock.now(),
      guidePreAccepted: true,
    });
    expect(outcome(await hold(person))).toBe('held');
  });

  test('enforces the limit for concurrent checkouts by one traveler', async () => {
    const person = await aUser(app());
    await makeLapsedHolds(person, 6);
    app().clock.advance({ hours: 23 });
    const guides = await Promise.all(Array.from({ length: 12 }, () => aGuide(app())));
    const { token } = person;
    const checkouts = guides.map(({ id }) => ({ token, guide: id, from: '10.0.0.1' }));
    expect(outcomes(await atOnce(checkouts))).toEqual({ '429 TOO_MANY_HOLDS': 12 });
  });
});

describe('holds from one address', () => {
  const { app, hold, cancel, pay, atOnce } = site({ RATE_LIMITS: UNCOUNTED });
  let network = 0;
  /** Returns an address in a network that no other test uses. */
  const aNetwork = () => {
    network += 1;
    return `10.7.${network}`;
  };
  const createUsers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => aUser(app())));
  /** Creates one hold for each of the given number of users, each with a different guide. */
  const holdForUsers = async (count: number, from: string) => {
    const replies: TestReply[] = [];
    for (const person of await createUsers(count)) replies.push(await hold(person, { from }));
    return replies;
  };

  test('rejects a thirteenth hold from an address within an hour', async () => {
    const net = aNetwork();
    await holdForUsers(1, `${net}.1`);
    app().clock.advance({ minutes: 10 });
    expect(outcomes(await holdForUsers(11, `${net}.1`))).toEqual({ held: 11 });
    const person = await aUser(app());
    const refused = await hold(person, { from: `${net}.250` });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'TOO_MANY_HOLDS',
      details: { scope: 'address', retryAfterSeconds: 3000 },
    });
    expect(refused.headers['retry-after']).toBe('3000');
    expect(outcome(await hold(person, { from: `${aNetwork()}.1` }))).toBe('held');

    app().clock.advance({ seconds: 2999 });
    expect(outcome(await hold(await aUser(app()), { from: `${net}.1` }))).toBe(
      '429 TOO_MANY_HOLDS',
    );
    app().clock.advance({ seconds: 1 });
    expect(outcome(await hold(await aUser(app()), { from: `${net}.1` }))).toBe('held');
  });

  test('counts active and cancelled holds, but not paid bookings or accepted requests', async () => {
    const from = `${aNetwork()}.1`;
    const guide = await aGuide(app());
    const [payer] = await createUsers(1);
    if (!payer) throw new Error('nobody');
    const paid = await hold(payer, { from, guide: guide.id });
    await pay(payer, guide, paid.body.id);
    for (const person of await createUsers(6)) {
      const { body } = await hold(person, { from });
      await cancel(person, body.id);
    }
    await holdForUsers(5, from);
    const [row] = await app().db.select().from(bookings).where(eq(bookings.id, paid.body.id));
    await aBookingRow(app(), {
      guideId: guide.id,
      guideUserId: guide.userId,
      travelerId: payer.id,
      start: app().clock.now().add({ hours: 900 }),
      guidePreAccepted: true,
      networkHash: row?.networkHash ?? null,
    });
    expect(outcomes(await holdForUsers(2, from))).toEqual({ held: 1, '429 TOO_MANY_HOLDS': 1 });
  });

  test.each([
    ['an IPv6 /56', ['2001:db8:1:ff00::1', '2001:db8:1:ffff:1::'], '2001:db8:1:fe00::1'],
    ['an IPv4 /24, in any notation', ['10.9.9.1', '::ffff:10.9.9.255'], '10.9.8.255'],
  ])('treats addresses as one network: %s', async (_, [first = '', second = ''], other) => {
    await holdForUsers(11, first);
    expect(outcomes(await holdForUsers(2, second))).toEqual({ held: 1, '429 TOO_MANY_HOLDS': 1 });
    expect(outcomes(await holdForUsers(1, other))).toEqual({ held: 1 });
  });

  test.each([
    ['its source port', ['10.9.7.1:4711', '[::ffff:10.9.7.2]:80', '10.9.7.3']],
    ['no address, as some proxies send', ['unknown', 'unknown', 'unknown']],
  ])('accepts a forwarded address with %s', async (_, [first = '', second = '', third = '']) => {
    expect(outcomes(await holdForUsers(10, first))).toEqual({ held: 10 });
    expect(outcomes(await holdForUsers(2, second))).toEqual({ held: 2 });
    expect(outcomes(await holdForUsers(1, third))).toEqual({ '429 TOO_MANY_HOLDS': 1 });
  });

  test('returns the Retry-After of the limit that ends last', async () => {
    const from = `${aNetwork()}.1`;
    const person = await aUser(app());
    for (let n = 0; n < 6; n += 1) await cancel(person, (await hold(person, { from })).body.id);
    await holdForUsers(6, from);
    expect((await hold(person, { from })).body.details).toMatchObject({ scope: 'traveler' });
  });

  test('accepts twelve of twenty concurrent checkouts from one address', async () => {
    const from = `${aNetwork()}.1`;
    const checkouts = await Promise.all(
      (await createUsers(20)).map(async ({ token }) => ({
        token,
        guide: (await aGuide(app())).id,
        from,
      })),
    );
    expect(outcomes(await atOnce(checkouts))).toEqual({ held: 12, '429 TOO_MANY_HOLDS': 8 });
  });

  test('stores the network as a hash and deletes it after a day', async () => {
    const from = `${aNetwork()}.1`;
    const [reply] = await holdForUsers(1, from);
    const storedNetworks = async () => {
      const [row] = await app().db.select().from(bookings).where(eq(bookings.id, reply?.body.id));
      return row?.networkHash;
    };
    expect(await storedNetworks()).toMatch(/^[\w-]{43}$/);
    app().clock.advance({ seconds: 24 * 3600 - 1 });
    await deleteOldNetworks(app().deps);
    expect(await storedNetworks()).not.toBeNull();
    app().clock.advance({ seconds: 1 });
    await deleteOldNetworks(app().deps);
    expect(await storedNetworks()).toBeNull();
  });
});

test.each([
  ['holds=2', ['held', 'held', '429 TOO_MANY_HOLDS']],
  ['off', ['held', 'held', 'held']],
])('RATE_LIMITS=%s sets the number of holds per address', async (limits, expected) => {
  const t = await testApp({ now: NOW, env: { RATE_LIMITS: limits } });
  const seen: string[] = [];
  for (const _ of expected) {
    const body = aCheckout((await aGuide(t)).id);
    const { token } = await aUser(t);
    seen.push(outcome(await t.inject(createBooking, { token, body, headers: aKey() })));
  }
  await t.close();
  expect(seen).toEqual(expected);
});

describe("a guide's slots", () => {
  const { app, hold, pay, cancel, atOnce } = site({ RATE_LIMITS: UNCOUNTED });
  let address = 0;
  const anAddress = () => {
    address += 1;
    return `11.${address >> 8}.${address & 255}.1`;
  };

  /** Creates a user who has paid a deposit once. */
  const aPayer = async () => {
    const person = await aUser(app());
    const guide = await aGuide(app());
    const { body } = await hold(person, { guide: guide.id, from: anAddress() });
    await pay(person, guide, body.id);
    return { person, guide, id: body.id as number };
  };
  /** Creates holds for the given number of new users, a minute apart, each from a different address. */
  const holdForStrangers = async (guide: GuideId, count: number) => {
    for (let day = 1; day <= count; day += 1) {
      const reply = await hold(await aUser(app()), { guide, day, from: anAddress() });
      expect(outcome(reply)).toBe('held');
      app().clock.advance({ minutes: 1 });
    }
  };

  test('allows users who have never paid to hold four slots, and a fifth after the first hold expires', async () => {
    const { id: guide } = await aGuide(app());
    await holdForStrangers(guide, 4);
    const person = await aUser(app());
    const refused = await hold(person, { guide, day: 9, from: anAddress() });
    expect([refused.status, refused.body.code]).toEqual([409, 'GUIDE_BUSY']);
    expect(refused.body.details).toEqual({ retryAfterSeconds: (HOLD_MINUTES - 4) * 60 });
    expect(outcome(await hold(person, { from: anAddress() }))).toBe('held');

    app().clock.advance({ seconds: (HOLD_MINUTES - 4) * 60 - 1 });
    expect((await hold(person, { guide, day: 9, from: anAddress() })).body.details).toEqual({
      retryAfterSeconds: 1,
    });
    app().clock.advance({ seconds: 1 });
    expect(outcome(await hold(person, { guide, day: 9, from: anAddress() }))).toBe('held');
  });

  test('reports a taken slot rather than reaching the guide’s hold limit', async () => {
    const { id: guide } = await aGuide(app());
    await holdForStrangers(guide, 4);
    const reply = await hold(await aUser(app()), { guide, day: 1, from: anAddress() });
    expect(outcome(reply)).toBe('409 SLOT_TAKEN');
  });

  test('does not limit or count travelers who have paid before, even if they were refunded', async () => {
    const { id: guide } = await aGuide(app());
    const payer = await aPayer();
    const refunded = await aPayer();
    expect((await cancel(refunded.person, refunded.id)).body.status).toBe('cancelled');
    const payerHold = await hold(payer.person, { guide, day: 8, from: anAddress() });
    expect(outcome(payerHold)).toBe('held');
    await holdForStrangers(guide, 4);
    for (const [day, { person }] of [payer, refunded].entries())
      expect(outcome(await hold(person, { guide, day: 9 + day, from: anAddress() }))).toBe('held');
    expect(outcome(await hold(await aUser(app()), { guide, day: 7, from: anAddress() }))).toBe(
      '409 GUIDE_BUSY',
    );
  });

  test('treats a traveler as having paid after a late payment that was refunded', async () => {
    const guide = await aGuide(app());
    const { id } = await aGuide(app());
    const late = await aUser(app());
    const { body } = await hold(late, { guide: guide.id, from: anAddress() });
    await payPage(app(), late.token, body.id);
    const { rows: attempts } = await app().db.execute<{ key: string }>(sql`
      select key from payment_attempts a join payments p on p.id = a.payment_id
      where p.booking_id = ${body.id}`);
    app().clock.advance({ minutes: HOLD_MINUTES });
    await callBack(app(), {
      eventId: 'evt_late',
      type: 'succeeded',
      key: attempts[0]?.key ?? '',
      chargeId: 'charge_late',
      amountCents: 20_700,
    });
    const { rows } = await app().db.execute(
      sql`select reason from refunds where booking_id = ${body.id}`,
    );
    expect(rows).toEqual([{ reason: 'late' }]);
    await holdForStrangers(id, 4);
    expect(outcome(await hold(late, { guide: id, day: 9, from: anAddress() }))).toBe('held');
  });

  test('allows users who have never paid to hold two slots per address', async () => {
    const { id: guide } = await aGuide(app());
    const { person: payer } = await aPayer();
    const from = anAddress();
    expect(outcome(await hold(payer, { guide, day: 8, from }))).toBe('held');
    for (const day of [1, 2])
      expect(outcome(await hold(await aUser(app()), { guide, day, from }))).toBe('held');
    const third = await aUser(app());
    const refused = await hold(third, { guide, day: 3, from });
    expect(outcome(refused)).toBe('409 GUIDE_BUSY');
    expect(refused.body.details).toEqual({ retryAfterSeconds: HOLD_MINUTES * 60 });
    expect(outcome(await hold(third, { guide, day: 3, from: anAddress() }))).toBe('held');
    expect(outcome(await hold(payer, { guide, day: 4, from }))).toBe('held');
  });

  test.each([
    ['from separate addresses', HOLD_LIMITS.guide],
    ['from one address', HOLD_LIMITS.guideFromAddress],
  ])('accepts only the allowed number of twenty concurrent new users %s', async (from, most) => {
    const shared = anAddress();
    const { id: guide } = await aGuide(app());
    const strangers = await Promise.all(Array.from({ length: 20 }, () => aUser(app())));
    const replies = await atOnce(
      strangers.map(({ token }, day) => ({
        token,
        guide,
        day,
        from: from === 'from one address' ? shared : anAddress(),
      })),
    );
    expect(outcomes(replies)).toEqual({ held: most, '409 GUIDE_BUSY': 20 - most });
  });
});

test('every part of the holds and payments queries uses an index', async () => {
  const t = await testApp({ now: NOW, connect: connectDirectly });
  const [one, now] = [UserId.parse(1), t.clock.now()];
  const plans = await inTransaction(t.db, async (tx) => {
    const network = { hash: 'x', limit: 12 };
    await loadHolds(tx, { travelerId: one, guideId: GuideId.parse(1), network }, now);
    // A prepared statement gets its name only when it runs for the second time.
    for (let n = 0; n < 2; n += 1) await listSettledPayers(tx, [one]);
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const { rows } = await tx.execute<{ name: string; params: number }>(sql`
      select name, cardinality(parameter_types) as params from pg_prepared_statements
      where name like 'holds%' or statement like '%from "payments"%'
      order by name`);
    const found: string[] = [];
    for (const { name, params } of rows) {
      const values = Array<string>(params).fill('null').join(',');
      const plan = await tx.execute(sql.raw(`explain execute ${name}(${values})`));
      found.push(`${name}: ${JSON.stringify(plan.rows)}`);
    }
    return found;
  });
  await t.close();
  expect(plans).toHaveLength(2);
  // The holds query has four index conditions (pending, lapsed, network, guide), the payments query two.
  expect(plans.map((plan) => plan.split('Index Cond').length - 1)).toEqual([4, 2]);
  // PostgreSQL may scan the whole partial index on pending bookings, because there are few of them.
  for (const plan of plans) {
    expect(plan).not.toContain('Seq Scan');
  }
});
