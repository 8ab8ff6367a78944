import { login } from '@tomoguide/contract/accounts/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/reviews/calls';
import { listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { aCompletedTour, submit } from '../../../testing/factories/reviews.ts';
import { aPayoutAccount } from '../../../testing/factories/withdrawals.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { recordTraces } from '../../accounts/login-traces/record-traces.ts';
import { deleteOldTraces } from '../../accounts/login-traces/trace-queries.ts';
import { sweepReviews } from '../timers.ts';

const NOW = '2026-05-10T00:00:00Z';
let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;

beforeAll(async () => {
  t = await testApp({ now: NOW });
  staff = await aUser(t, { isStaff: true });
});
beforeEach(() => t.clock.set(NOW));
afterAll(() => t.close());

const addTraces = (userId: UserId, ip: string, devices: string[] = []) =>
  inTransaction(t.db, (tx) => recordTraces(tx, t.deps, userId, { ip, devices }));

const countPublic = async (guideId: number) =>
  (await t.inject(calls.getGuideReviews, { params: { guideId } })).body.length;

const listChecked = async () =>
  (
    await t.inject(calls.listStaffReviews, {
      token: await aToken(t, staff.id),
      query: { show: 'checked' },
    })
  ).body.data;

test.each<[string, string, string, object]>([
  ['the same /24', '8.8.4.7', '8.8.4.250', { matches: ['network'] }],
  ['another /24', '8.8.4.7', '8.8.5.7', { matches: [] }],
  ['the same /56', '2001:db9:1:2300::1', '2001:db9:1:23ff::9', { matches: ['network'] }],
  ['another /56', '2001:db9:1:2300::1', '2001:db9:1:2400::1', { matches: [] }],
  ['this machine', '127.0.0.1', '127.0.0.1', { matches: [] }],
])('compares the IP addresses of logins in %s', async (_, one, other, expected) => {
  const booking = await aCompletedTour(t);
  await addTraces(booking.traveler.id, one);
  await addTraces(booking.guide.userId, other);
  const { body } = await submit(t, booking, 'traveler');
  const found = (await listChecked()).find(({ id }: { id: number }) => id === body.id);
  expect(found ?? { matches: [] }).toMatchObject(expected);
});

test('detects users who log in from the same browser or have the same payout account', async () => {
  const traveler = await aUser(t, { password: 'a long walk in Nara' });
  const user = await aUser(t, {
    password: 'a long walk in Kyoto',
    identityVerifiedAt: t.clock.now(),
  });
  const guide = await aGuide(t, { user });
  const logIn = async (username: string, password: string, cookie?: string) =>
    t.inject(login, {
      body: { username, password },
      ...(cookie === undefined ? {} : { headers: { cookie } }),
    });
  const first = await logIn(traveler.username, 'a long walk in Nara');
  const cookie = String(first.headers['set-cookie']).split(';')[0];
  expect((await logIn(guide.user.username, 'a long walk in Kyoto', cookie)).status).toBe(200);
  await aPayoutAccount(t, traveler.token, 'one@example.com');
  await aPayoutAccount(t, guide.user.token, 'one@example.com');
  const booking = await aCompletedTour(t, { traveler, guide });
  const { body } = await submit(t, booking, 'traveler');
  expect((await listChecked()).find(({ id }: { id: number }) => id === body.id)).toMatchObject({
    matches: ['browser', 'payout'],
  });
});

test('a flagged review waits for staff for at most seven days, and its author can see that it is being checked', async () => {
  for (const end of ['released', 'in time'] as const) {
    t.clock.set(NOW);
    const booking = await aCompletedTour(t);
    const { guide, traveler } = booking;
    await addTraces(traveler.id, '9.9.9.1');
    await addTraces(guide.userId, '9.9.9.2');
    const { body } = await submit(t, booking, 'traveler', { rating: 5 });
    expect(body).toMatchObject({ checkedUntil: '2026-05-17T00:00:00Z', publicAt: null });
    await submit(t, booking, 'guide', { rating: 5 });
    await t.drain();
    expect(await countPublic(guide.id)).toBe(0);
    const queues = await t.inject(listStaffQueues, { token: await aToken(t, staff.id) });
    const queue = queues.body.data.find((one: { queue: string }) => one.queue === 'reviews');
    expect(queue.waiting).toBe((await listChecked()).length);
    if (end === 'released') {
      const token = await aToken(t, staff.id);
      const release = () =>
        t.inject(calls.releaseReview, {
          token,
          params: { id: body.id },
          body: { reason: 'A family.' },
        });
      expect((await release()).body).toMatchObject({ checkedUntil: null });
      await release();
      const log = await t.inject(listAuditLog, { token, query: { limit: 2 } });
      const released = log.body.data.filter(
        ({ action }: { action: string }) => action === 'release_review',
      );
      expect(released).toHaveLength(1);
    } else {
      t.clock.set('2026-05-17T00:00:00Z');
      await sweepReviews(t.deps);
    }
    await t.drain();
    expect(await countPublic(guide.id)).toBe(1);
  }
});

test('deletes the IP addresses of logins after thirty days', async () => {
  const booking = await aCompletedTour(t);
  await addTraces(booking.traveler.id, '1.1.1.1');
  t.clock.advance({ hours: 24 * 30 + 1 });
  await addTraces(booking.guide.userId, '1.1.1.2');
  await deleteOldTraces(t.db, t.clock.now());
  const { rows } = await t.db.$client.query(
    'select user_id from account_traces where user_id = any ($1)',
    [[booking.traveler.id, booking.guide.userId]],
  );
  expect(rows).toEqual([{ user_id: booking.guide.userId }]);
});

/** Creates a review that a traveler submitted from the guide's network, so that staff must check it. */
const aCheckedReview = async () => {
  const booking = await aCompletedTour(t);
  await addTraces(booking.traveler.id, '9.9.9.1');
  await addTraces(booking.guide.userId, '9.9.9.2');
  const { body } = await submit(t, booking, 'traveler', { rating: 5 });
  return { booking, id: body.id };
};

test('publishes a flagged review only once if staff release it at its deadline', async () => {
  const { booking, id } = await aCheckedReview();
  t.clock.set('2026-05-17T00:00:00Z');
  const [[reply]] = await Promise.all([
    sendSimultaneously(t.app, [
      {
        method: 'POST',
        path: `/api/v2/staff/reviews/${id}/release`,
        headers: { authorization: `Bearer ${await aToken(t, staff.id)}` },
        body: { reason: 'A family.' },
      },
    ]),
    sweepReviews(t.deps),
  ]);
  expect(reply?.status).toBe(200);
  const { rows } = await t.db.$client.query(
    `select count(*)::int as told from outbox
     where type = 'review.published' and (payload ->> 'bookingId')::int = $1`,
    [booking.id],
  );
  expect(rows).toEqual([{ told: 1 }]);
});

test('a flagged review waits for staff for at most seven days, even if a dispute delays its publication', async () => {
  const { booking, id } = await aCheckedReview();
  await t.db.$client.query("update bookings set status = 'disputed' where id = $1", [booking.id]);
  const isWaiting = async () => (await listChecked()).some((one: { id: number }) => one.id === id);
  t.clock.set('2026-05-16T23:59:59Z');
  await sweepReviews(t.deps);
  expect(await isWaiting()).toBe(true);
  t.clock.advance({ seconds: 1 });
  await sweepReviews(t.deps);
  expect(await isWaiting()).toBe(false);
  expect(await countPublic(booking.guide.id)).toBe(0);
});
