import { closeAccount } from '@tomoguide/contract/accounts/calls';
import { getClosedAccountNames } from '@tomoguide/contract/accounts/closing';
import { getWallet } from '@tomoguide/contract/payments/calls';
import {
  findPerson,
  getLedgerSums,
  giveGoodwill,
  listAuditLog,
  listLedgerTransactions,
  searchStaffUsers,
  verifyLedger,
} from '@tomoguide/contract/staff/calls';
import { GOODWILL_MAX_CENTS } from '@tomoguide/contract/staff/figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aBookingRow, aKey } from '../../../testing/factories/bookings.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;

beforeAll(async () => {
  t = await testApp();
  staff = await aUser(t, { isStaff: true });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const giveCredit = (body: Record<string, unknown>, headers = aKey()) =>
  t.inject(giveGoodwill, { token: staff.token, body: { reason: 'Sorry.', ...body }, headers });
const find = (name: string) => t.inject(findPerson, { token: staff.token, query: { name } });

test('finds users only by an exact username, email or booking number', async () => {
  const booking = await aBooking(t);
  const { id, username, email } = booking.traveler;
  for (const name of [username, email, `TG${String(booking.id).padStart(4, '0')}`])
    expect((await find(name)).body.person.id, name).toBe(id);
  for (const name of [username.slice(0, -1), '%', 'TG9999']) {
    const reply = await find(name);
    expect([reply.status, reply.body.code], name).toEqual([422, 'PERSON_UNKNOWN']);
  }
});

test('does not find a closed account by username or booking number', async () => {
  const password = 'lantern by the river';
  const traveler = await aUser(t, { password });
  const guide = await aGuide(t);
  const { id } = await aBookingRow(t, {
    guideId: guide.id,
    guideUserId: guide.userId,
    travelerId: traveler.id,
    start: t.clock.now().add({ hours: 240 }),
    status: 'cancelled',
  });
  const number = `TG${String(id).padStart(4, '0')}`;
  expect((await find(number)).body.person.id).toBe(traveler.id);
  const body = { currentPassword: password, goodwillCents: 0 };
  expect((await t.inject(closeAccount, { token: traveler.token, body })).status).toBe(200);
  const { username, email } = getClosedAccountNames(traveler.id);
  for (const name of [number, username, email, traveler.username]) {
    expect((await find(name)).body.code, name).toBe('PERSON_UNKNOWN');
    const { body } = await t.inject(searchStaffUsers, { token: staff.token, query: { name } });
    // The other user of the booking is still found.
    const left = name === number ? [{ id: guide.userId }] : [];
    expect(body.data, name).toMatchObject(left);
    expect(body.data, name).toHaveLength(left.length);
  }
});

test('grants goodwill once, with a reason, and records it in the audit log', async () => {
  const { id, token } = await aUser(t);
  const key = aKey();
  for (const reply of [
    await giveCredit({ userId: id, amountCents: 3_000 }, key),
    await giveCredit({ userId: id, amountCents: 3_000 }, key),
  ])
    expect([reply.status, reply.body.walletCents]).toEqual([200, 3_000]);
  expect((await t.inject(getWallet, { token })).body).toMatchObject({
    balanceCents: 3_000,
    goodwillCents: 3_000,
  });
  const { body } = await t.inject(listAuditLog, { token: staff.token, query: { limit: 1 } });
  expect(body.data[0]).toMatchObject({
    action: 'grant_goodwill',
    subject: { kind: 'account', id },
    before: { goodwillCents: 0 },
    after: { goodwillCents: 3_000, amountCents: 3_000 },
  });
});

test.each([
  ['a blank reason', { amountCents: 100, reason: ' ' }, 422, 'REASON_REQUIRED'],
  ['nothing', { amountCents: 0 }, 400, 'VALIDATION_FAILED'],
  ['an amount above the limit', { amountCents: GOODWILL_MAX_CENTS + 1 }, 400, 'VALIDATION_FAILED'],
  ['nobody', { amountCents: 100, userId: 2_000_000_000 }, 422, 'PERSON_UNKNOWN'],
])('rejects %s', async (_, body, status, code) => {
  const { id } = await aUser(t);
  const reply = await giveCredit({ userId: id, ...body });
  expect([reply.status, reply.body.code]).toEqual([status, code]);
});

test('rejects goodwill for the staff member’s own account', async () => {
  const reply = await giveCredit({ userId: staff.id, amountCents: 100 });
  expect([reply.status, reply.body.code]).toEqual([403, 'OWN_CASE']);
});

test('the ledger page shows totals that add up to zero, transactions with entries, and the result of the check', async () => {
  await giveCredit({ userId: (await aUser(t)).id, amountCents: 777 });
  const { body: sums } = await t.inject(getLedgerSums, { token: staff.token });
  expect(sums.sumCents).toBe(0);
  expect(sums.data.find(({ kind }: { kind: string }) => kind === 'goodwill').cents).toBeLessThan(0);
  const { body: latest } = await t.inject(listLedgerTransactions, {
    token: staff.token,
    query: { limit: 1 },
  });
  expect(latest.data[0]).toMatchObject({
    kind: 'goodwill',
    entries: [
      { kind: 'goodwill', ownerId: null, amountCents: -777 },
      { kind: 'wallet_goodwill', amountCents: 777 },
    ],
  });
  expect((await t.inject(verifyLedger, { token: staff.token })).body.faults).toEqual([]);
  await t.db.$client.query(
    'insert into earnings (booking_id, guide_id, traveler_id, tour_cents, amount_cents, release_at, created_at) values (1, 1, 1, 0, 5, now(), now())',
  );
  expect((await t.inject(verifyLedger, { token: staff.token })).body.faults).toHaveLength(1);
  await t.db.$client.query('delete from earnings');
});
