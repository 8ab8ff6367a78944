import * as calls from '@tomoguide/contract/bookings/calls';
import type { PatternDecision } from '@tomoguide/contract/bookings/patterns';
import { getGuide } from '@tomoguide/contract/guides/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { getEarnings } from '@tomoguide/contract/payments/calls';
import type { PatternCaseId, UserId } from '@tomoguide/contract/primitives';
import { listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import {
  acceptProposal,
  aProposal,
  declineProposal,
} from '../../../testing/factories/change-proposals.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { type RawRequest, sendSimultaneously } from '../../../testing/synchronised.ts';
import { releaseEarnings, releaseOne } from '../../payments/settlement/release-earnings.ts';
import { sweepCommission } from './charge-unopposed.ts';

const NOW = '2026-05-01T00:00:00Z';
const START = Temporal.Instant.from('2026-05-06T01:00:00Z');
/**
 * The factory's tour costs RMB 690, of which RMB 207 is paid online. The commission due is 15% of the other
 * RMB 483.
 */
const DUE = 7_245;

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
const staffToken = () => aToken(t, staff.id);

beforeAll(async () => {
  t = await testApp({ now: NOW });
  staff = await aUser(t, { isStaff: true });
});
beforeEach(() => t.clock.set(NOW));
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const cancelAs = async (booking: TestBooking, userId: UserId, hoursBefore: number) => {
  const { rows } = await t.db.$client.query('select scheduled_start from bookings where id = $1', [
    booking.id,
  ]);
  const start = Temporal.Instant.fromEpochMilliseconds(new Date(rows[0].scheduled_start).getTime());
  t.clock.set(start.subtract({ minutes: hoursBefore * 60 }));
  const reply = await t.inject(calls.updateBookingStatus, {
    token: await aToken(t, userId),
    params: { id: booking.id },
    body: { status: 'cancelled' },
  });
  expect(reply.status, reply.raw).toBe(200);
};

type Pair = Partial<Pick<TestBooking, 'guide' | 'traveler'>>;

/** Creates an accepted booking whose tour is `days` days after the first start. */
const acceptedBooking = (days: number, who: Pair) => {
  t.clock.set(NOW);
  const scheduledStartTime = START.add({ hours: 24 * days }).toString();
  return aBooking(t, { status: 'upcoming', checkout: { scheduledStartTime }, ...who });
};

/** Creates two bookings of the same pair that the traveler cancels three hours before the start. */
const aPattern = async (): Promise<Required<Pair>> => {
  t.clock.set(NOW);
  const who = { guide: await aGuide(t), traveler: await aUser(t) };
  const [one, two] = [await acceptedBooking(0, who), await acceptedBooking(1, who)];
  await cancelAs(one, who.traveler.id, 3);
  await cancelAs(two, who.traveler.id, 3);
  return who;
};

const listCases = async (show = 'waiting') =>
  (await t.inject(calls.listPatterns, { token: await staffToken(), query: { show } })).body.data;
const fetchCase = async (guideUserId: UserId, show = 'waiting') =>
  (await listCases(show)).find((one: { guide: { id: UserId } }) => one.guide.id === guideUserId);

const decide = async (
  id: PatternCaseId,
  decision: PatternDecision,
  { token, headers = aKey() }: { token?: string; headers?: Record<string, string> } = {},
) =>
  t.inject(calls.decidePattern, {
    token: token ?? (await staffToken()),
    params: { id },
    body: { decision, reason: 'We looked at it.' },
    headers,
  });

const submitObjection = async (userId: UserId, id: PatternCaseId) =>
  t.inject(calls.objectToCommission, {
    token: await aToken(t, userId),
    params: { id },
    body: { words: 'She was ill both times.' },
    headers: aKey(),
  });

const commissionStillDue = async (userId: UserId) =>
  (await t.inject(getEarnings, { token: await aToken(t, userId) })).body.owedCents;

test('opens a case when a second booking of the same two users ends late, and adds later bookings to it', async () => {
  const who = { guide: await aGuide(t), traveler: await aUser(t) };
  const all = [
    await acceptedBooking(0, who),
    await acceptedBooking(1, who),
    await acceptedBooking(2, who),
  ];
  const [one, two, three] = all as [TestBooking, TestBooking, TestBooking];
  await cancelAs(one, who.traveler.id, 23);
  // Neither booking is part of the pattern: one ended early enough, and the other is with another guide.
  await cancelAs(await acceptedBooking(3, who), who.traveler.id, 24);
  await cancelAs(await acceptedBooking(3, { guide: who.guide }), who.guide.userId, 3);
  expect(await fetchCase(who.guide.userId)).toBeUndefined();
  await cancelAs(two, who.traveler.id, 3);
  await cancelAs(three, who.guide.userId, 47);
  const found = await fetchCase(who.guide.userId);
  expect(found).toMatchObject({
    kind: 'pair',
    state: 'open',
    traveler: { id: who.traveler.id },
    commissionDueCents: 2 * DUE + 10_350,
    listingPaused: false,
  });
  expect(
    found.bookings.map(({ bookingId, dueCents }: Record<string, number>) => [bookingId, dueCents]),
  ).toEqual([
    [one.id, DUE],
    [two.id, DUE],
    [three.id, 10_350],
  ]);
  const queues = await t.inject(listStaffQueues, { token: await staffToken() });
  const queue = queues.body.data.find(({ queue: id }: { queue: string }) => id === 'patterns');
  expect(queue.waiting).toBe((await listCases()).length);
  for (const id of [who.guide.userId, who.traveler.id])
    expect((await t.inject(calls.listPatterns, { token: await aToken(t, id) })).status).toBe(404);
});

test('finds a pair that moves its tours away and cancels them after the first start', async () => {
  const who = { guide: await aGuide(t), traveler: await aUser(t) };
  const all = [await acceptedBooking(0, who), await acceptedBooking(1, who)];
  for (const [day, booking] of all.entries()) {
    t.clock.set(START.add({ hours: 24 * day - 40 }));
    const later = START.add({ hours: 24 * (day + 20) }).toString();
    const id = await aProposal(t, booking, 'traveler', { scheduledStartTime: later });
    expect((await acceptProposal(t, booking, 'guide', id)).status).toBe(200);
  }
  for (const booking of all) await cancelAs(booking, who.traveler.id, 24 * 10);
  const found = await fetchCase(who.guide.userId);
  expect(found.bookings.map(({ bookingId }: Record<string, number>) => bookingId)).toEqual(
    all.map(({ id }) => id),
  );
});

test('announces commission, charges it after seven days and deducts it from released earnings', async () => {
  const { guide } = await aPattern();
  const { id } = await fetchCase(guide.userId);
  const key = { headers: aKey() };
  const announced = await decide(id, 'commission', key);
  expect([announced.status, announced.body.state]).toEqual([200, 'announced']);
  expect((await decide(id, 'commission', key)).raw).toBe(announced.raw);
  expect((await decide(id, 'nothing')).body.code).toBe('PATTERN_DECIDED');
  await t.drain();
  const token = await aToken(t, guide.userId);
  const notices = await t.inject(listSystemMessages, { token });
  expect(notices.body.data[0].title).toBe('A service fee of RMB 144.90 is due');
  const emails = await emailsTo(t, guide.user.email);
  expect(emails.some(({ text }) => text.includes('We looked at it.'))).toBe(true);
  const claims = await t.inject(calls.listCommissionClaims, { token });
  expect(claims.body.data).toMatchObject([{ id, state: 'announced', amountCents: 2 * DUE }]);

  const objectBy = Temporal.Instant.from(announced.body.objectBy);
  t.clock.set(objectBy.subtract({ seconds: 1 }));
  await sweepCommission(t.deps);
  expect(await commissionStillDue(guide.userId)).toBe(0);
  t.clock.set(objectBy);
  expect((await submitObjection(guide.userId, id)).body.code).toBe('OBJECTION_OVER');
  await sweepCommission(t.deps);
  await sweepCommission(t.deps);
  expect(await commissionStillDue(guide.userId)).toBe(2 * DUE);

  // The guide earned RMB 175.95 per booking, so the first booking's earnings cover the whole commission.
  t.clock.advance({ hours: 24 * 30 });
  await releaseEarnings(t.deps);
  const after = await t.inject(getEarnings, { token: await aToken(t, guide.userId) });
  expect(after.body).toMatchObject({
    owedCents: 0,
    pendingCents: 0,
    withdrawableCents: 2 * 17_595 - 2 * DUE,
    total: { earnedCents: 2 * 17_595 - 2 * DUE, commissionCents: 2 * 3_105 + 2 * DUE },
  });
  expect(await ledgerProblems(t)).toEqual([]);
  expect((await fetchCase(guide.userId, 'decided')).decision).toBe('commission');
});

test('lets a guide object in time, and staff waive or uphold the commission', async () => {
  for (const decision of ['nothing', 'commission'] as const) {
    const { guide, traveler } = await aPattern();
    const { id } = await fetchCase(guide.userId);
    await decide(id, 'commission');
    expect((await submitObjection(traveler.id, id)).status).toBe(404);
    const objected = await submitObjection(guide.userId, id);
    expect([objected.status, objected.body.state]).toEqual([200, 'objected']);
    expect((await submitObjection(guide.userId, id)).body.code).toBe('OBJECTION_OVER');
    t.clock.advance({ hours: 24 * 8 });
    await sweepCommission(t.deps);
    expect((await fetchCase(guide.userId)).objection).toBe('She was ill both times.');
    expect((await decide(id, decision)).body.state).toBe('decided');
    expect(await commissionStillDue(guide.userId)).toBe(decision === 'commission' ? 2 * DUE : 0);
    // The same bookings do not open a second case.
    expect(await fetchCase(guide.userId)).toBeUndefined();
  }
});

test('pauses the listing of a guide who cancels three accepted bookings, until staff lift the pause', async () => {
  const guide = await aGuide(t);
  const profileStatus = async () => (await t.inject(getGuide, { params: { id: guide.id } })).status;
  const all = [
    await acceptedBooking(5, { guide }),
    await acceptedBooking(6, { guide }),
    await acceptedBooking(7, { guide }),
  ];
  const [first, ...others] = all as [TestBooking, ...TestBooking[]];
  t.clock.set(NOW);
  const unanswered = await aBooking(t, {
    status: 'confirmed',
    guide,
    checkout: { scheduledStartTime: START.toString() },
  });
  await cancelAs(unanswered, guide.userId, 100);
  for (const booking of others) await cancelAs(booking, guide.userId, 120);
  expect(await profileStatus()).toBe(200);
  await cancelAs(first, guide.userId, 72);
  expect(await profileStatus()).toBe(404);
  await t.drain();
  const emails = await emailsTo(t, guide.user.email);
  expect(emails.some(({ subject }) => subject === 'Your TomoGuide listing is paused')).toBe(true);

  const found = await fetchCase(guide.userId);
  expect(found).toMatchObject({ kind: 'cancellations', traveler: null, listingPaused: true });
  expect(found.bookings).toHaveLength(3);
  expect((await decide(found.id, 'commission')).body.code).toBe('COMMISSION_NOT_DUE');
  expect((await decide(found.id, 'nothing')).body).toMatchObject({ listingPaused: false });
  expect(await profileStatus()).toBe(200);
  const log = await t.inject(listAuditLog, { token: await staffToken(), query: { limit: 1 } });
  expect(log.body.data).toMatchObject([
    {
      action: 'decide_pattern',
      subject: { kind: 'pattern', id: found.id },
      after: { decision: 'nothing' },
    },
  ]);
});

test('counts a traveler who cancels after a declined proposal of the guide as cancelled by the guide', async () => {
  const guide = await aGuide(t);
  const all = [
    await acceptedBooking(5, { guide }),
    await acceptedBooking(6, { guide }),
    await acceptedBooking(7, { guide }),
  ];
  const [first, ...others] = all as [TestBooking, ...TestBooking[]];
  for (const booking of others) await cancelAs(booking, guide.userId, 120);
  const start = START.add({ hours: 24 * 5 });
  t.clock.set(start.subtract({ hours: 80 }));
  const id = await aProposal(t, first, 'guide', {
    scheduledStartTime: start.add({ hours: 3 }).toString(),
  });
  await declineProposal(t, first, 'traveler', id);
  await cancelAs(first, first.traveler.id, 47);
  const { bookings } = await fetchCase(guide.userId);
  expect(
    bookings.map((one: Record<string, unknown>) => [
      one.cancelKind,
      one.freedByGuide,
      one.keptCents,
    ]),
  ).toEqual([
    ['traveler', true, 0],
    ['guide', false, 0],
    ['guide', false, 0],
  ]);
  await t.drain();
  const { rows } = await t.db.$client.query(
    'select accepted_requests, decided_requests from guides where id = $1',
    [guide.id],
  );
  expect(rows).toEqual([{ accepted_requests: 0, decided_requests: 3 }]);
  // The traveler would have been refunded in full without the proposal.
  const early = await acceptedBooking(10, {});
  t.clock.advance({ minutes: 1 });
  const proposal = await aProposal(t, early, 'guide', {
    scheduledStartTime: START.add({ hours: 24 * 10 + 3 }).toString(),
  });
  await declineProposal(t, early, 'traveler', proposal);
  await cancelAs(early, early.traveler.id, 200);
  await t.drain();
  const { rows: counted } = await t.db.$client.query(
    'select accepted_requests from guides where id = $1',
    [early.guide.id],
  );
  expect(counted).toEqual([{ accepted_requests: 1 }]);
});

test('lets staff pause the listing of a guide with a case, but not decide a case about themselves', async () => {
  const { guide } = await aPattern();
  const { id } = await fetchCase(guide.userId);
  await t.db.$client.query('update users set is_staff = true where id = $1', [guide.userId]);
  const own = await aToken(t, guide.userId);
  expect((await decide(id, 'nothing', { token: own })).body.code).toBe('OWN_CASE');
  const mine = await t.inject(calls.listPatterns, { token: own });
  expect(mine.body.data.map((one: { id: number }) => one.id)).not.toContain(id);
  expect((await decide(id, 'listing_paused')).body).toMatchObject({
    state: 'decided',
    listingPaused: true,
  });
  expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(404);
});

const buildRequest = (token: string, method: string, path: string, body: unknown): RawRequest => ({
  method,
  path,
  body,
  headers: { authorization: `Bearer ${token}`, ...aKey() },
});

test('opens only one case if the second and third cancellations are concurrent', async () => {
  const guide = await aGuide(t);
  const all = [
    await acceptedBooking(5, { guide }),
    await acceptedBooking(6, { guide }),
    await acceptedBooking(7, { guide }),
  ];
  const [first, ...others] = all as [TestBooking, ...TestBooking[]];
  await cancelAs(first, guide.userId, 120);
  const token = await aToken(t, guide.userId);
  const replies = await sendSimultaneously(
    t.app,
    others.map(({ id }) =>
      buildRequest(token, 'PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await t.db.$client.query(
    `select count(distinct c.id)::int as cases, count(b.booking_id)::int as bookings,
       (select count(*)::int from outbox where type = 'guide.paused'
          and (payload ->> 'guideId')::int = $1) as told
     from pattern_cases c join pattern_bookings b on b.case_id = c.id where c.guide_id = $1`,
    [guide.id],
  );
  expect(rows).toEqual([{ cases: 1, bookings: 3, told: 1 }]);
});

/**
 * Runs both releases concurrently: releases the second booking's earnings before the first release is
 * committed.
 */
const releaseConcurrently = async (guideId: number) => {
  const { rows } = await t.db.$client.query(
    'select booking_id as id from earnings where guide_id = $1 order by 1',
    [guideId],
  );
  const waiting = async () =>
    (
      await t.db.$client.query(
        `select from pg_locks l join pg_stat_activity a using (pid)
         where not l.granted and a.datname = current_database()`,
      )
    ).rows.length > 0;
  let second: Promise<void> | undefined;
  await inTransaction(t.db, async (tx) => {
    await releaseOne(tx, t.deps, rows[0].id);
    second = inTransaction(t.db, (other) => releaseOne(other, t.deps, rows[1].id));
    await vi.waitUntil(waiting, { timeout: 10_000 });
  });
  await second;
};

test('applies one of several concurrent decisions, and charges commission once for concurrent releases', async () => {
  const { guide } = await aPattern();
  const { id } = await fetchCase(guide.userId);
  const token = await staffToken();
  const decideConcurrently = async (...decisions: PatternDecision[]) => {
    const replies = await sendSimultaneously(
      t.app,
      decisions.map((decision) =>
        buildRequest(token, 'POST', `/api/v2/staff/patterns/${id}/decide`, {
          decision,
          reason: 'So.',
        }),
      ),
    );
    return replies.map(({ status }) => status).sort();
  };
  expect(await decideConcurrently('commission', 'commission')).toEqual([200, 409]);
  await submitObjection(guide.userId, id);
  expect(await decideConcurrently('commission', 'commission', 'commission')).toEqual([
    200, 409, 409,
  ]);
  expect(await commissionStillDue(guide.userId)).toBe(2 * DUE);
  t.clock.advance({ hours: 24 * 30 });
  await releaseConcurrently(guide.id);
  const { body } = await t.inject(getEarnings, { token: await aToken(t, guide.userId) });
  expect(body).toMatchObject({ owedCents: 0, withdrawableCents: 2 * 17_595 - 2 * DUE });
  expect(await ledgerProblems(t)).toEqual([]);
});
