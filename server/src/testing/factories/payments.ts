import { randomUUID } from 'node:crypto';
import type { Call } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/payments/calls';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import { BookingId, PaymentId, type UserId } from '@tomoguide/contract/primitives';
import { getCallbackKey, signPayload } from '../../adapters/payments/demo/signature.ts';
import type { ProviderEvent } from '../../adapters/payments/provider.ts';
import { checkBookingMoney } from '../../cli/booking-money.ts';
import { inTransaction } from '../../database/transaction.ts';
import { checkLedger } from '../../domains/payments/ledger/check-queries.ts';
import { grantGoodwill } from '../../domains/payments/service.ts';
import type { TestApp, TestReply } from '../app.ts';
import { aUser } from './accounts.ts';
import { checkOut } from './bookings.ts';
import { aGuide } from './guides.ts';

type Person = Awaited<ReturnType<typeof aUser>>;

/** Sends the request to pay a booking's deposit, with a new idempotency key unless the test passes one. */
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

/** Returns the ID of the demo provider's session in a redirect URL. */
export const parseSessionId = (redirectUrl: string): string =>
  new URL(redirectUrl, 'http://x').searchParams.get('session') ?? '';

const clickButton = (t: TestApp, call: Call, sessionId: string): Promise<TestReply> =>
  t.inject(call, { params: { sessionId } });

/** Sends the requests of the buttons on /payment-demo. */
export const succeed = (t: TestApp, sessionId: string) =>
  clickButton(t, calls.succeedDemoSession, sessionId);
export const failPayment = (t: TestApp, sessionId: string) =>
  clickButton(t, calls.failDemoSession, sessionId);

/** Sends a callback as the demo provider does, with a valid signature unless another one is passed. */
export const callBack = (
  t: TestApp,
  event: ProviderEvent | string,
  signature?: string,
): Promise<TestReply> => {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  return t.inject(calls.demoCallback, {
    body: { payload, signature: signature ?? signPayload(getCallbackKey(t.deps.config), payload) },
  });
};

/** Creates a traveler with a pending booking of RMB 690 (deposit RMB 207) with a new guide. */
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

/** Creates the booking of `aPendingBooking`, and pays for it by card at the demo provider. */
export const aPaidBooking = async (t: TestApp, changes: Parameters<typeof checkOut>[3] = {}) => {
  const pending = await aPendingBooking(t, changes);
  const { body } = await pay(t, pending.traveler.token, pending.bookingId);
  const sessionId = parseSessionId(body.redirectUrl);
  await succeed(t, sessionId);
  return { ...pending, sessionId, paymentId: PaymentId.parse(body.paymentId) };
};

/** Adds goodwill to a user's wallet, in fen. */
export const addCredit = (t: TestApp, userId: UserId, amountCents: number): Promise<void> =>
  inTransaction(t.db, (tx) =>
    grantGoodwill(tx, t.deps, { userId, amountCents, ref: randomUUID() }),
  );

/** Returns the problems that ledger:check finds; empty if there are none. */
export const ledgerProblems = async (t: TestApp): Promise<string[]> => [
  ...(await checkLedger(t.db)),
  ...(await checkBookingMoney(t.db)),
];
