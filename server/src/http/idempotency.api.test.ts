import { randomUUID } from 'node:crypto';
import { createBooking } from '@tomoguide/contract/bookings/calls';
import { payDeposit } from '@tomoguide/contract/payments/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { fail } from '../failure.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aUser } from '../testing/factories/accounts.ts';
import { aCheckout } from '../testing/factories/bookings.ts';
import { aGuide } from '../testing/factories/guides.ts';
import { aPendingBooking, pay } from '../testing/factories/payments.ts';
import { sendSimultaneously } from '../testing/synchronised.ts';
import { runIdempotently } from './idempotency.ts';

let t: TestApp;
let person: Awaited<ReturnType<typeof aUser>>;
beforeAll(async () => {
  t = await testApp();
  person = await aUser(t);
});
afterAll(() => t.close());

const key = () => randomUUID();
const getCode = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string }) => error.code,
  );

/** Returns work that counts how often it runs. */
const countedWork = () => {
  const counted = {
    runs: 0,
    work: async () => {
      counted.runs += 1;
      return { run: counted.runs };
    },
  };
  return counted;
};
const runWithKey = (
  given: {
    key?: string;
    body?: unknown;
    userId?: UserId;
    call?: typeof payDeposit | typeof createBooking;
  },
  work: () => Promise<unknown>,
) =>
  runIdempotently(
    t.deps,
    {
      viewer: { userId: (given.userId ?? person.id) as typeof person.id },
      call: given.call ?? payDeposit,
      key: given.key ?? null,
      body: given.body ?? { method: 'card' },
    },
    work,
  );

test('returns the same response for the same key and body, and runs the handler once', async () => {
  const counted = countedWork();
  const given = { key: key() };
  expect(await runWithKey(given, counted.work)).toEqual({ run: 1 });
  expect(await runWithKey(given, counted.work)).toEqual({ run: 1 });
  expect(counted.runs).toBe(1);
});

test('ignores the order of fields in the body', async () => {
  const counted = countedWork();
  const same = key();
  await runWithKey({ key: same, body: { a: 1, b: { c: [1, 2], d: null } } }, counted.work);
  await runWithKey({ key: same, body: { b: { d: null, c: [1, 2] }, a: 1 } }, counted.work);
  expect(counted.runs).toBe(1);
});

test.each([
  ['a different value', { method: 'alipay' }],
  ['an extra field', { method: 'card', useWallet: true }],
  ['a list in a different order', { method: 'card', services: [2, 1] }],
])('rejects the same key with another body: %s', async (_, body) => {
  const counted = countedWork();
  const same = key();
  await runWithKey({ key: same, body: { method: 'card', services: undefined } }, counted.work);
  expect(await getCode(runWithKey({ key: same, body }, counted.work))).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
  expect(counted.runs).toBe(1);
});

test('keeps the keys of different users and endpoints separate', async () => {
  const counted = countedWork();
  const same = key();
  const other = await aUser(t);
  await runWithKey({ key: same }, counted.work);
  await runWithKey({ key: same, userId: other.id }, counted.work);
  await runWithKey({ key: same, call: createBooking }, counted.work);
  expect(counted.runs).toBe(3);
});

test('rejects a second request with the same key while the first is running', async () => {
  const same = key();
  let finish: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started: () => void = () => {};
  const running = new Promise<void>((resolve) => {
    started = resolve;
  });
  const first = runWithKey({ key: same }, async () => {
    started();
    await held;
    return { done: true };
  });
  await running;
  expect(await getCode(runWithKey({ key: same }, async () => ({ done: false })))).toBe(
    'IDEMPOTENCY_KEY_IN_USE',
  );
  finish();
  expect(await first).toEqual({ done: true });
  expect(await runWithKey({ key: same }, async () => ({ done: false }))).toEqual({ done: true });
});

test('stores no key for a rejected request', async () => {
  const counted = countedWork();
  const same = key();
  expect(await getCode(runWithKey({ key: same }, async () => fail('HOLD_ENDED')))).toBe(
    'HOLD_ENDED',
  );
  await runWithKey({ key: same }, counted.work);
  expect(counted.runs).toBe(1);
});

test('stores the response in the same transaction as the effect', async () => {
  const same = key();
  const crash = new Error('crash');
  const tables = sql`select count(*)::int as n from idempotency_keys where key = ${same}`;
  await getCode(
    inTransaction(t.db, async () => {
      await runWithKey({ key: same }, async () => {
        throw crash;
      });
    }),
  );
  expect((await t.db.execute(tables)).rows).toEqual([{ n: 0 }]);
});

test('accepts a request without a key if the key is optional', async () => {
  const counted = countedWork();
  await runWithKey({}, counted.work);
  await runWithKey({}, counted.work);
  expect(counted.runs).toBe(2);
});

test('creates one booking from twenty concurrent requests with the same key', async () => {
  const guide = await aGuide(t);
  const same = key();
  const send = {
    method: 'POST',
    path: createBooking.path,
    headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': same },
    body: aCheckout(guide.id),
  };
  const replies = await sendSimultaneously(
    t.app,
    Array.from({ length: 20 }, () => send),
  );
  const ids = new Set(replies.filter(({ status }) => status === 201).map(({ body }) => body.id));
  expect(ids.size).toBe(1);
  const others = replies.filter(({ status }) => status !== 201).map(({ body }) => body.code);
  expect(others.every((code) => code === 'IDEMPOTENCY_KEY_IN_USE')).toBe(true);
  const { rows } = await t.db.execute(
    sql`select count(*)::int as n from bookings where guide_id = ${guide.id}`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('returns the same payment page for a repeated key, and rejects a missing or invalid key', async () => {
  const { traveler, bookingId } = await aPendingBooking(t);
  const same = key();
  const first = await pay(t, traveler.token, bookingId, { key: same });
  const again = await pay(t, traveler.token, bookingId, { key: same });
  expect(again.raw).toBe(first.raw);
  const other = await pay(t, traveler.token, bookingId, { key: same, method: 'alipay' });
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect((await pay(t, traveler.token, bookingId, { key: '' })).body.code).toBe(
    'IDEMPOTENCY_KEY_REQUIRED',
  );
  expect((await pay(t, traveler.token, bookingId, { key: 'short' })).body.code).toBe(
    'IDEMPOTENCY_KEY_INVALID',
  );
});

test.each([
  ['fails', () => fail('SLOT_TAKEN')],
  ['succeeds', async () => ({ run: 2 })],
])(
  'returns the reply that was stored after the key was looked up, if the work %s',
  async (_, end) => {
    const [first, again] = [key(), key()];
    const reply = await runWithKey({ key: first }, countedWork().work);
    const storeMeanwhile = async () => {
      await t.db.execute(sql`
      insert into idempotency_keys select user_id, call, ${again}, body_hash, reply, created_at
      from idempotency_keys where key = ${first}`);
      return end();
    };
    expect(await runWithKey({ key: again }, storeMeanwhile)).toEqual(reply);
    expect(await getCode(runWithKey({ key: key() }, async () => fail('SLOT_TAKEN')))).toBe(
      'SLOT_TAKEN',
    );
  },
);
