import { acceptBooking } from '@tomoguide/contract/bookings/calls';
import * as calls from '@tomoguide/contract/payments/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { aPaidBooking } from '../../../testing/factories/payments.ts';
import { addEarnings } from '../../../testing/factories/withdrawals.ts';
import { getBalance } from '../ledger/account-queries.ts';
import { getOwnedAccount } from '../ledger/accounts.ts';
import { checkLedger } from '../ledger/check-queries.ts';
import { settleCompletion } from '../service.ts';
import { releaseEarnings } from '../settlement/release-earnings.ts';
import { earnings } from '../tables.ts';

let t: TestApp;
let traveler: Awaited<ReturnType<typeof aUser>>;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
  traveler = await aUser(t);
});
afterAll(async () => {
  expect(await checkLedger(t.db)).toEqual([]);
  await t.close();
});

const getEarnings = async (token: string) => (await t.inject(calls.getEarnings, { token })).body;
const at = (instant: string) => ({
  createdAt: Temporal.Instant.from(instant),
  travelerId: traveler.id,
});

test('computes days, months and years in the guide’s time zone, to the second', async () => {
  const guide = await aGuide(t);
  // It is 09:00 on May 1 in Tokyo, where that day began on April 30 at 15:00 UTC.
  await addEarnings(t, guide.id, 1, at('2026-04-30T15:00:00Z'));
  await addEarnings(t, guide.id, 10, at('2026-04-30T14:59:59Z'));
  await addEarnings(t, guide.id, 100, at('2025-12-31T15:00:00Z'));
  await addEarnings(t, guide.id, 1_000, at('2025-12-31T14:59:59Z'));
  await addEarnings(t, guide.id, 10_000, at('2025-05-31T14:59:59Z'));
  const { today, month, year, total, months, timeZone } = await getEarnings(guide.user.token);
  expect([today, month, year, total].map(({ earnedCents }) => earnedCents)).toEqual([
    1, 1, 111, 11_111,
  ]);
  expect(timeZone).toBe('Asia/Tokyo');
  expect(months).toHaveLength(12);
  expect([months[0].from, months.at(-1).from]).toEqual(['2025-06-01', '2026-05-01']);
  const byMonth = Object.fromEntries(
    months.map(({ from, earnedCents }: { from: string; earnedCents: number }) => [
      from,
      earnedCents,
    ]),
  );
  expect(byMonth).toMatchObject({
    '2025-06-01': 0,
    '2025-12-01': 1_000,
    '2026-01-01': 100,
    '2026-04-01': 10,
    '2026-05-01': 1,
  });
});

test('shows how a completed tour’s earnings are computed and when they can be withdrawn', async () => {
  const paid = await aPaidBooking(t);
  const { bookingId, guide } = paid;
  await t.inject(acceptBooking, { token: guide.user.token, params: { id: bookingId } });
  await inTransaction(t.db, (tx) =>
    settleCompletion(tx, t.deps, {
      bookingId,
      guideId: guide.id,
      timeZone: 'Asia/Tokyo',
      completedAt: t.clock.now(),
      totalCents: 69_000,
      refundCents: 0,
      afterDispute: false,
    }),
  );
  const parts = {
    tourCents: 69_000,
    onlineCents: 20_700,
    commissionCents: 10_350,
    earnedCents: 10_350,
    cashCents: 48_300,
  };
  // The tour is completed on Friday, May 1. May 3 to 6 are holidays, so the fifth business day is May 13.
  const releaseAt = '2026-05-13T00:00:00Z';
  expect(await getEarnings(guide.user.token)).toMatchObject({
    today: { bookings: 1, ...parts },
    withdrawableCents: 0,
    pendingCents: 10_350,
    nextPayout: { at: releaseAt, amountCents: 10_350 },
  });
  const entries = await t.inject(calls.listEarnings, { token: guide.user.token });
  expect(entries.body.data).toMatchObject([
    {
      bookingId,
      completed: true,
      travelerName: paid.traveler.nickname,
      released: false,
      releaseAt,
      ...parts,
    },
  ]);
  t.clock.set(releaseAt);
  await releaseEarnings(t.deps);
  const token = await aToken(t, guide.userId);
  expect((await t.inject(calls.listEarnings, { token })).body.data[0].released).toBe(true);
  expect(await getEarnings(token)).toMatchObject({
    withdrawableCents: 10_350,
    pendingCents: 0,
    nextPayout: null,
  });
});

test('shows earnings from cancelled bookings separately, and a total of both kinds', async () => {
  const guide = await aGuide(t);
  const tour = { tourCents: 100_000, commissionCents: 15_000, cashCents: 70_000 };
  await addEarnings(t, guide.id, 15_000, { ...at('2026-04-30T15:00:00Z'), ...tour });
  await addEarnings(t, guide.id, 850, { ...at('2026-04-30T15:00:01Z'), commissionCents: 150 });
  const { month } = await getEarnings(guide.user.token);
  expect(month).toEqual({
    bookings: 2,
    ...tour,
    onlineCents: 31_000,
    commissionCents: 15_150,
    earnedCents: 15_850,
    cancelled: { bookings: 1, onlineCents: 1_000, commissionCents: 150, earnedCents: 850 },
  });
});

test('continues paging if a dispute removes an entry between two pages', async () => {
  const guide = await aGuide(t);
  for (let n = 0; n < 4; n += 1)
    await addEarnings(t, guide.id, 10 + n, at(`2026-04-0${1 + n}T00:00:00.000123Z`));
  const fetchEntries = async (query: Record<string, unknown>) =>
    (await t.inject(calls.listEarnings, { token: await aToken(t, guide.userId), query })).body;
  const first = await fetchEntries({ limit: 2 });
  const lastBookingId = first.data.at(-1).bookingId;
  const taken = await t.db
    .delete(earnings)
    .where(eq(earnings.bookingId, lastBookingId))
    .returning();
  const rest = await fetchEntries({ limit: 2, cursor: first.nextCursor });
  const amounts = [...first.data, ...rest.data].map(({ earnedCents }) => earnedCents);
  expect(amounts).toEqual([13, 12, 11, 10]);
  expect(rest.nextCursor).toBeNull();
  await t.db.insert(earnings).values(taken);
  for (const cursor of ['9999999999999999-1', `${first.nextCursor}-`, '1', "1-1'"]) {
    const reply = await t.inject(calls.listEarnings, {
      token: await aToken(t, guide.userId),
      query: { cursor },
    });
    expect(reply.status, cursor).toBe(cursor.startsWith('9') ? 200 : 400);
  }
});

test('lists each booking once, newest first, and returns an empty list to a user who is not a guide', async () => {
  const guide = await aGuide(t);
  for (let n = 0; n < 5; n += 1)
    await addEarnings(t, guide.id, 10 + n, at(`2026-04-0${1 + (n % 3)}T00:00:00Z`));
  const token = await aToken(t, guide.userId);
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = { limit: 2, ...(cursor === null ? {} : { cursor }) };
    const { body } = await t.inject(calls.listEarnings, { token, query });
    seen.push(...body.data.map(({ earnedCents }: { earnedCents: number }) => earnedCents));
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual([12, 14, 11, 13, 10]);
  expect((await getEarnings(token)).withdrawableCents).toBe(
    await getBalance(t.db, getOwnedAccount('earnings_withdrawable', guide.id)),
  );
  const nonGuide = await t.inject(calls.getEarnings, { token: await aToken(t, traveler.id) });
  expect([nonGuide.status, nonGuide.body.code]).toEqual([403, 'NOT_A_GUIDE']);
});
