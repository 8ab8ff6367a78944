import { updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { getWallet } from '@tomoguide/contract/payments/calls';
import {
  keepRefundInWallet,
  listAuditLog,
  listRefusedRefunds,
  retryRefund,
} from '@tomoguide/contract/staff/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aKey } from '../../../testing/factories/bookings.ts';
import { aPaidBooking, ledgerProblems } from '../../../testing/factories/payments.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
const DEPOSIT = 20_700;

beforeAll(async () => {
  t = await testApp();
  staff = await aUser(t, { isStaff: true });
});
afterEach(async () => expect(await ledgerProblems(t)).toEqual([]));
afterAll(() => t.close());

/**
 * Creates a refund that the provider rejects, because its charge is removed at the provider; `remember`
 * restores the charge.
 */
const refusedRefund = async () => {
  const paid = await aPaidBooking(t);
  const set = (status: string) =>
    t.db.$client.query('update demo_provider_sessions set status = $1 where id = $2', [
      status,
      paid.sessionId,
    ]);
  await set('failed');
  await t.inject(updateBookingStatus, {
    token: paid.traveler.token,
    params: { id: paid.bookingId },
    body: { status: 'cancelled' },
  });
  await t.runDueJobs();
  await set('succeeded');
  const { body } = await t.inject(listRefusedRefunds, {
    token: staff.token,
    query: { limit: 100 },
  });
  return { ...paid, refund: body.data.at(-1), set };
};
const handle = (
  call: typeof retryRefund | typeof keepRefundInWallet,
  id: number,
  reason = 'Asked.',
) => t.inject(call, { token: staff.token, params: { id }, body: { reason }, headers: aKey() });
const wallet = async (token: string) => (await t.inject(getWallet, { token })).body.balanceCents;
const queue = async () =>
  (await t.inject(listRefusedRefunds, { token: staff.token, query: { limit: 100 } })).body.data;

test('shows staff a rejected refund and where its money is', async () => {
  const { refund, traveler, bookingId } = await refusedRefund();
  expect(refund).toMatchObject({
    bookingId,
    amountCents: DEPOSIT,
    leftCents: DEPOSIT,
    method: 'card',
    mayDecide: true,
  });
  const wordless = await handle(keepRefundInWallet, refund.id, ' ');
  expect([wordless.status, wordless.body.code]).toEqual([422, 'REASON_REQUIRED']);
  expect((await handle(keepRefundInWallet, refund.id)).status).toBe(200);
  expect(await wallet(traveler.token)).toBe(DEPOSIT);
  expect((await queue()).map(({ id }: { id: number }) => id)).not.toContain(refund.id);
  const again = await handle(retryRefund, refund.id);
  expect([again.status, again.body.code]).toEqual([409, 'REFUND_HANDLED']);
});

test('a retried refund is debited from the wallet and arrives; concurrent retries send it only once', async () => {
  const { refund, traveler } = await refusedRefund();
  const replies = await sendSimultaneously(
    t.app,
    Array.from({ length: 8 }, () => ({
      method: 'POST',
      path: `/api/v2/staff/refunds/${refund.id}/retry`,
      body: { reason: 'The card works again.' },
      headers: { authorization: `Bearer ${staff.token}`, ...aKey() },
    })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(await wallet(traveler.token)).toBe(0);
  await t.runDueJobs();
  expect(await wallet(traveler.token)).toBe(0);
  const { body } = await t.inject(listAuditLog, { token: staff.token, query: { limit: 1 } });
  expect(body.data[0]).toMatchObject({
    action: 'retry_refund',
    subject: { kind: 'refund', id: refund.id },
    before: { destination: 'wallet' },
    after: { destination: 'card', amountCents: DEPOSIT },
  });
});

test('a retried refund that is rejected again returns to the wallet and the queue', async () => {
  const { refund, traveler, set } = await refusedRefund();
  await set('failed');
  expect((await handle(retryRefund, refund.id)).status).toBe(200);
  await t.runDueJobs();
  await set('succeeded');
  expect(await wallet(traveler.token)).toBe(DEPOSIT);
  expect((await queue()).at(-1)).toMatchObject({
    amountCents: DEPOSIT,
    bookingId: refund.bookingId,
  });
});

test('rejects a retry if the money was spent in the meantime, and staff decisions on their own refunds', async () => {
  const { refund, traveler } = await refusedRefund();
  await t.db.$client.query('update users set is_staff = true where id = $1', [traveler.id]);
  const own = await t.inject(retryRefund, {
    token: traveler.token,
    params: { id: refund.id },
    body: { reason: 'Mine' },
    headers: aKey(),
  });
  expect([own.status, own.body.code]).toEqual([403, 'OWN_CASE']);
  const { checkOut } = await import('../../../testing/factories/bookings.ts');
  const { aGuide } = await import('../../../testing/factories/guides.ts');
  await checkOut(t, traveler.token, (await aGuide(t)).id, { useWallet: true });
  const spent = await handle(retryRefund, refund.id);
  expect([spent.status, spent.body.code]).toEqual([409, 'REFUND_SPENT']);
});
