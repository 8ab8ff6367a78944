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
import { synchronised } from '../testing/synchronised.ts';
import { idempotently } from './idempotency.ts';

let t: TestApp;
let person: Awaited<ReturnType<typeof aUser>>;
beforeAll(async () => {
  t = await testApp();
  person = await aUser(t);
});
afterAll(() => t.close());

const key = () => randomUUID();
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string }) => error.code,
  );

/** Work that counts how often it ran. */
const counting = () => {
  const counted = {
    runs: 0,
    work: async () => {
      counted.runs += 1;
      return { run: counted.runs };
    },
  };
  return counted;
};
const once = (
  given: {
    key?: string;
    body?: unknown;
    userId?: UserId;
    call?: typeof payDeposit | typeof createBooking;
  },
  work: () => Promise<unknown>,
) =>
  idempotently(
    t.deps,
    {
      viewer: { userId: (given.userId ?? person.id) as typeof person.id },
      call: given.call ?? payDeposit,
      key: given.key ?? null,
      body: given.body ?? { method: 'card' },
    },
    work,
  );

test('the same key and body: the same answer, and the work runs once', async () => {
  const counted = counting();
  const given = { key: key() };
  expect(await once(given, counted.work)).toEqual({ run: 1 });
  expect(await once(given, counted.work)).toEqual({ run: 1 });
  expect(counted.runs).toBe(1);
});

test('the order of the fields does not make another body', async () => {
  const counted = counting();
  const same = key();
  await once({ key: same, body: { a: 1, b: { c: [1, 2], d: null } } }, counted.work);
  await once({ key: same, body: { b: { d: null, c: [1, 2] }, a: 1 } }, counted.work);
  expect(counted.runs).toBe(1);
});

test.each([
  ['another value', { method: 'alipay' }],
  ['a field more', { method: 'card', useWallet: true }],
  ['a list in another order', { method: 'card', services: [2, 1] }],
])('the same key with another body is refused: %s', async (_, body) => {
  const counted = counting();
  const same = key();
  await once({ key: same, body: { method: 'card', services: undefined } }, counted.work);
  expect(await codeOf(once({ key: same, body }, counted.work))).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(counted.runs).toBe(1);
});

test('a key counts for one user and one call', async () => {
  const counted = counting();
  const same = key();
  const other = await aUser(t);
  await once({ key: same }, counted.work);
  await once({ key: same, userId: other.id }, counted.work);
  await once({ key: same, call: createBooking }, counted.work);
  expect(counted.runs).toBe(3);
});

test('while the first still runs, the second is told so', async () => {
  const same = key();
  let finish: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started: () => void = () => {};
  const running = new Promise<void>((resolve) => {
    started = resolve;
  });
  const first = once({ key: same }, async () => {
    started();
    await held;
    return { done: true };
  });
  await running;
  expect(await codeOf(once({ key: same }, async () => ({ done: false })))).toBe(
    'IDEMPOTENCY_KEY_IN_USE',
  );
  finish();
  expect(await first).toEqual({ done: true });
  expect(await once({ key: same }, async () => ({ done: false }))).toEqual({ done: true });
});

test('work that was refused leaves no key behind', async () => {
  const counted = counting();
  const same = key();
  expect(await codeOf(once({ key: same }, async () => fail('HOLD_ENDED')))).toBe('HOLD_ENDED');
  await once({ key: same }, counted.work);
  expect(counted.runs).toBe(1);
});

test('the answer is stored in the transaction of the effect: both or neither', async () => {
  const same = key();
  const crash = new Error('crash');
  const tables = sql`select count(*)::int as n from idempotency_keys where key = ${same}`;
  await codeOf(
    inTransaction(t.db, async () => {
      await once({ key: same }, async () => {
        throw crash;
      });
    }),
  );
  expect((await t.db.execute(tables)).rows).toEqual([{ n: 0 }]);
});

test('without a key, where it is optional, the work simply runs', async () => {
  const counted = counting();
  await once({}, counted.work);
  await once({}, counted.work);
  expect(counted.runs).toBe(2);
});

test('a booking sent twenty times at once with one key is one booking', async () => {
  const guide = await aGuide(t);
  const same = key();
  const send = {
    method: 'POST',
    path: createBooking.path,
    headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': same },
    body: aCheckout(guide.id),
  };
  const replies = await synchronised(
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

test('paying again with one key leads to the same page; a key is needed, and a proper one', async () => {
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
