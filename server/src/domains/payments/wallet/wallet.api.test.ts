import { acceptBooking, getBooking, updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { getWallet } from '@tomoguide/contract/payments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import {
  addCredit,
  aPendingBooking,
  ledgerProblems,
  parseSessionId,
  pay,
  succeed,
} from '../../../testing/factories/payments.ts';
import { getBalance } from '../ledger/account-queries.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

/** Creates a traveler with this amount in the wallet. */
const travelerWith = async (cents: number) => {
  const traveler = await aUser(t);
  await addCredit(t, traveler.id, cents);
  return traveler;
};
const wallet = async (token: string): Promise<number> =>
  (await t.inject(getWallet, { token })).body.balanceCents;
const booking = async (token: string, id: number) =>
  (await t.inject(getBooking, { token, params: { id } })).body;
const cancel = (token: string, id: number) =>
  t.inject(updateBookingStatus, { token, params: { id }, body: { status: 'cancelled' } });

test('needs no provider if the wallet covers the whole deposit', async () => {
  const traveler = await travelerWith(30_000);
  const { bookingId, booking: made } = await aPendingBooking(t, { useWallet: true }, { traveler });
  expect(made).toMatchObject({ status: 'confirmed', walletCents: 20_700 });
  expect(await wallet(traveler.token)).toBe(9_300);
  await cancel(traveler.token, bookingId);
  expect(await wallet(traveler.token)).toBe(30_000);
});

test('uses less wallet money if the rest would be below the minimum charge', async () => {
  const traveler = await travelerWith(20_500);
  const { booking: made } = await aPendingBooking(t, { useWallet: true }, { traveler });
  expect(made).toMatchObject({ status: 'pending', depositCents: 20_700, walletCents: 20_200 });
  expect(await wallet(traveler.token)).toBe(300);
});

test('holds wallet money while a booking is unpaid, and returns it when the hold expires', async () => {
  const traveler = await travelerWith(5_000);
  const { bookingId, booking: made } = await aPendingBooking(t, { useWallet: true }, { traveler });
  expect(made).toMatchObject({ status: 'pending', walletCents: 5_000 });
  expect(await wallet(traveler.token)).toBe(0);
  expect(await getBalance(t.db, getOwnedAccount('held', bookingId))).toBe(5_000);
  t.clock.advance({ minutes: 16 });
  await t.runDueJobs();
  expect((await booking(traveler.token, bookingId)).status).toBe('cancelled');
  expect(await wallet(traveler.token)).toBe(5_000);
});

test('masks contact details in the guide’s reason for cancelling an unpaid booking', async () => {
  const traveler = await travelerWith(5_000);
  const made = await aPendingBooking(t, { useWallet: true }, { traveler });
  const cancelled = await t.inject(updateBookingStatus, {
    token: made.guide.user.token,
    params: { id: made.bookingId },
    body: { status: 'cancelled', reason: 'Write to tokyo@example.com instead.' },
  });
  expect(cancelled.status, cancelled.raw).toBe(200);
  await t.drain();
  const emails = (await emailsTo(t, traveler.email)).map(({ text }) => text).join('\n');
  expect(emails).toContain('Write to');
  expect(emails).not.toContain('tokyo@');
});

test('refunds to the wallet first, and pays the guide the rest minus commission', async () => {
  const traveler = await travelerWith(15_000);
  const pending = await aPendingBooking(t, { useWallet: true }, { traveler });
  const { bookingId, guide } = pending;
  const { body } = await pay(t, traveler.token, bookingId, { method: 'wechat' });
  await succeed(t, parseSessionId(body.redirectUrl));
  await t.inject(acceptBooking, { token: guide.user.token, params: { id: bookingId } });
  t.clock.set('2026-05-07T01:00:00Z'); // 72 hours before the start: 70% of RMB 207 is RMB 144.90.
  const { aToken } = await import('../../../testing/factories/accounts.ts');
  const token = await aToken(t, traveler.id);
  await cancel(token, bookingId);
  expect(await wallet(token)).toBe(14_490);
  expect((await booking(token, bookingId)).refunds).toMatchObject([
    { destination: 'wallet', amountCents: 14_490, status: 'arrived', maxDays: 0 },
  ]);
  // 15% of the retained RMB 62.10 is RMB 9.31, rounded down.
  expect(await getBalance(t.db, getOwnedAccount('earnings_pending', guide.id))).toBe(5_279);
  expect(await getBalance(t.db, getPlatformAccount('commission'))).toBe(931);
  t.clock.set(NOW);
});

test('the wallet can also be used on the payment page, but only once', async () => {
  const traveler = await travelerWith(700);
  const { bookingId } = await aPendingBooking(t, {}, { traveler });
  const plain = (await pay(t, traveler.token, bookingId)).body;
  const mixed = (await pay(t, traveler.token, bookingId, { useWallet: true })).body;
  expect(mixed.redirectUrl).not.toBe(plain.redirectUrl);
  expect(await wallet(traveler.token)).toBe(0);
  expect((await succeed(t, parseSessionId(plain.redirectUrl))).body.code).toBe(
    'PAYMENT_SESSION_ENDED',
  );
  await succeed(t, parseSessionId(mixed.redirectUrl));
  expect((await booking(traveler.token, bookingId)).status).toBe('confirmed');
});

test('settles the payment immediately if the wallet covers the rest', async () => {
  const traveler = await travelerWith(20_700);
  const { bookingId } = await aPendingBooking(t, {}, { traveler });
  const { body } = await pay(t, traveler.token, bookingId, { useWallet: true });
  expect(body).toMatchObject({ status: 'paid', redirectUrl: null });
  expect((await booking(traveler.token, bookingId)).status).toBe('confirmed');
  expect(await wallet(traveler.token)).toBe(0);
});

test('concurrent bookings never spend the same wallet money twice', async () => {
  const traveler = await travelerWith(1_000);
  const made = await Promise.all(
    [1, 2, 3].map(() => aPendingBooking(t, { useWallet: true }, { traveler })),
  );
  const spent = made.map(({ booking: each }) => Number(each.walletCents));
  expect(spent.reduce((sum, cents) => sum + cents, 0)).toBe(1_000);
  expect(await wallet(traveler.token)).toBe(0);
});

test('shows the bronze level for an empty wallet, with 2,000 to go until silver', async () => {
  const { token } = await aUser(t);
  expect((await t.inject(getWallet, { token })).body).toEqual({
    balanceCents: 0,
    refundedCents: 0,
    goodwillCents: 0,
    level: 'bronze',
    nextLevel: 'silver',
    missingCents: 200_000,
  });
});

test('rolls back a payment from the wallet if the hold expires in the meantime', async () => {
  t.clock.set(NOW);
  const traveler = await travelerWith(30_000);
  const { bookingId } = await aPendingBooking(t, {}, { traveler });
  const { payments } = t.deps.ports;
  t.deps.ports.payments = {
    ...payments,
    paymentDue: async (...args) => {
      const due = await payments.paymentDue(...args);
      t.clock.advance({ minutes: 15 });
      return due;
    },
  };
  const reply = await pay(t, traveler.token, bookingId, { useWallet: true });
  t.deps.ports.payments = payments;
  expect([reply.status, reply.body.code]).toEqual([409, 'HOLD_ENDED']);
  expect(await wallet(traveler.token)).toBe(30_000);
  await t.runDueJobs();
  expect((await booking(traveler.token, bookingId)).cancelKind).toBe('hold_expired');
});
