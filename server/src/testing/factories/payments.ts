import { randomUUID } from 'node:crypto';
import type { Call } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/payments/calls';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import { BookingId, PaymentId, type UserId } from '@tomoguide/contract/primitives';
import { callbackKey, signPayload } from '../../adapters/payments/demo/signature.ts';
import type { ProviderEvent } from '../../adapters/payments/provider.ts';
import { checkBookingMoney } from '../../cli/booking-money.ts';
import { inTransaction } from '../../database/transaction.ts';
import { checkLedger } from '../../domains/payments/ledger/check-ledger.ts';
import { grantGoodwill } from '../../domains/payments/service.ts';
import type { TestApp, TestReply } from '../app.ts';
import { aUser } from './accounts.ts';
import { checkOut } from './bookings.ts';
import { aGuide } from './guides.ts';

type Person = Awaited<ReturnType<typeof aUser>>;

/** Asks to pay a booking's deposit; a fresh key unless the test names one. */
export const pay = (
  t: TestApp,
  token: string,
  bookingId: BookingId,
  given: { method?: PaymentMethod; useWallet?: boolean; key?: string } = {},
): Promise<TestReply> => {
  const { method = 'card', key = randomUUID(), ...rest } = given;
  return t.inject(calls.payDeposit, {
    token,
    params: { bookingId },
    body: { method, ...rest },
    headers: { 'idempotency-key': key },
  });
};

/** The demo provider's session behind a redirect URL. */
export const sessionOf = (redirectUrl: string): string =>
  new URL(redirectUrl, 'http://x').searchParams.get('session') ?? '';

const press = (t: TestApp, call: Call, sessionId: string): Promise<TestReply> =>
  t.inject(call, { params: { sessionId } });

/** Presses a button of /payment-demo. */
export const succeed = (t: TestApp, sessionId: string) =>
  press(t, calls.succeedDemoSession, sessionId);
export const failPayment = (t: TestApp, sessionId: string) =>
  press(t, calls.failDemoSession, sessionId);

/** Sends a callback as the demo provider would, rightly signed unless a signature is given. */
export const callBack = (
  t: TestApp,
  event: ProviderEvent | string,
  signature?: string,
): Promise<TestReply> => {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  return t.inject(calls.demoCallback, {
    body: { payload, signature: signature ?? signPayload(callbackKey(t.deps.config), payload) },
  });
};

/** A traveler with a pending booking of RMB 690 (deposit 207) with a guide of their own. */
export const aPendingBooking = async (
  t: TestApp,
  changes: Parameters<typeof checkOut>[3] = {},
  given: { traveler?: Person } = {},
) => {
  const traveler = given.traveler ?? (await aUser(t));
  const guide = await aGuide(t);
  const reply = await checkOut(t, traveler.token, guide.id, changes);
  if (reply.status !== 201) throw new Error(`checkout answered ${reply.raw}`);
  return { traveler, guide, booking: reply.body, bookingId: BookingId.parse(reply.body.id) };
};

/** The same, paid by card at the demo provider. */
export const aPaidBooking = async (t: TestApp, changes: Parameters<typeof checkOut>[3] = {}) => {
  const pending = await aPendingBooking(t, changes);
  const { body } = await pay(t, pending.traveler.token, pending.bookingId);
  const sessionId = sessionOf(body.redirectUrl);
  await succeed(t, sessionId);
  return { ...pending, sessionId, paymentId: PaymentId.parse(body.paymentId) };
};

/** Credit in somebody's wallet. Fen. */
export const giveCredit = (t: TestApp, userId: UserId, amountCents: number): Promise<void> =>
  inTransaction(t.db, (tx) =>
    grantGoodwill(tx, t.deps, { userId, amountCents, ref: randomUUID() }),
  );

/** What ledger:check finds wrong; empty when all is well. */
export const ledgerFaults = async (t: TestApp): Promise<string[]> => [
  ...(await checkLedger(t.db)),
  ...(await checkBookingMoney(t.db)),
];
