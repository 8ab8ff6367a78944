import { createBooking, updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { liftBookingQuota } from '@tomoguide/contract/messaging/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBookingRow, aCheckout, aKey, checkOut } from '../../../testing/factories/bookings.ts';
import { aConversation } from '../../../testing/factories/conversations.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { addCredit, ledgerProblems } from '../../../testing/factories/payments.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW, env: { RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

/** Returns a checkout for noon in Tokyo, this many days after May 9. */
const checkoutOn = (day: number) => ({
  useWallet: true,
  scheduledStartTime: Temporal.Instant.from('2026-05-09T03:00:00Z')
    .add({ hours: 24 * day })
    .toString(),
});
const aRichTraveler = async () => {
  const traveler = await aUser(t);
  await addCredit(t, traveler.id, 1_000_000);
  return traveler;
};
type Traveler = Awaited<ReturnType<typeof aRichTraveler>>;
const book = (traveler: Traveler, guide: TestGuide, day: number) =>
  checkOut(t, traveler.token, guide.id, checkoutOn(day));
const cancel = (token: string, id: number) =>
  t.inject(updateBookingStatus, { token, params: { id }, body: { status: 'cancelled' } });

test('accepts only four of twelve concurrent bookings by a traveler with one guide', async () => {
  const traveler = await aRichTraveler();
  const guide = await aGuide(t);
  const replies = await sendSimultaneously(
    t.app,
    Array.from({ length: 12 }, (_, day) => ({
      method: 'POST',
      path: createBooking.path,
      headers: { authorization: `Bearer ${traveler.token}`, ...aKey() },
      body: aCheckout(guide.id, checkoutOn(day)),
    })),
  );
  const outcomes = replies.map(({ status, body }) =>
    status === 201 ? status : `${body.code} ${body.details?.scope}`,
  );
  expect(outcomes.toSorted()).toEqual([
    ...Array(4).fill(201),
    ...Array(8).fill('TOO_MANY_BOOKINGS guide'),
  ]);
});

test('accepts a fifth booking if one of the four has ended or the guide allows more', async () => {
  const conversation = await aConversation(t);
  const { traveler, guide } = conversation;
  await addCredit(t, traveler.id, 1_000_000);
  const ids: number[] = [];
  for (const day of [0, 1, 2, 3]) ids.push((await book(traveler, guide, day)).body.id);
  const bookFifth = (day = 4) => book(traveler, guide, day);
  expect((await bookFifth()).body).toMatchObject({
    code: 'TOO_MANY_BOOKINGS',
    details: { scope: 'guide' },
  });
  // The quota does not affect other guides.
  expect((await book(traveler, await aGuide(t), 4)).status).toBe(201);
  await cancel(guide.user.token, ids[0] ?? 0);
  expect((await bookFifth()).status).toBe(201);
  const setQuotaLifted = (token: string, lifted: boolean) =>
    t.inject(liftBookingQuota, {
      token,
      params: { conversationId: conversation.id },
      body: { lifted },
    });
  expect((await setQuotaLifted(traveler.token, true)).status).toBe(404);
  expect((await bookFifth(5)).status).toBe(409);
  for (const lifted of [true, true]) {
    expect((await setQuotaLifted(guide.user.token, lifted)).body).toMatchObject({
      quotaLifted: true,
    });
  }
  expect((await bookFifth(5)).status).toBe(201);
  expect((await setQuotaLifted(guide.user.token, false)).body).toMatchObject({
    quotaLifted: false,
  });
  expect((await bookFifth(6)).status).toBe(409);
});

test('allows twelve live bookings in total, not counting expired unpaid holds', async () => {
  const traveler = await aRichTraveler();
  for (let n = 0; n < 12; n += 1) {
    const { id: guideId, userId: guideUserId } = await aGuide(t);
    const start = Temporal.Instant.from('2026-05-20T03:00:00Z');
    const status = n === 0 ? 'pending' : 'upcoming';
    const deadlineAt = t.clock.now().add({ minutes: 15 });
    await aBookingRow(t, {
      guideId,
      guideUserId,
      travelerId: traveler.id,
      start,
      status,
      deadlineAt,
    });
  }
  const guide = await aGuide(t);
  expect((await book(traveler, guide, 0)).body).toMatchObject({
    code: 'TOO_MANY_BOOKINGS',
    details: { scope: 'all' },
  });
  t.clock.advance({ minutes: 15 });
  expect((await book(traveler, guide, 0)).status).toBe(201);
  t.clock.set(NOW);
});

test('after five fully refunded cancellations, rejects bookings until the oldest one is thirty days old', async () => {
  const traveler = await aRichTraveler();
  const guide = await aGuide(t);
  for (let n = 0; n < 5; n += 1) {
    const { body } = await book(traveler, guide, n);
    // Bookings cancelled by the guide do not count.
    const other = await book(traveler, guide, n + 5);
    await cancel(guide.user.token, other.body.id);
    expect((await cancel(traveler.token, body.id)).status).toBe(200);
    t.clock.advance({ hours: 1 });
  }
  const refused = await book(traveler, guide, 20);
  expect([refused.status, refused.body.code, refused.body.details.until]).toEqual([
    429,
    'TOO_MANY_CANCELLATIONS',
    '2026-05-31T00:00:00Z',
  ]);
  expect(Number(refused.headers['retry-after'])).toBe(refused.body.details.retryAfterSeconds);
});
