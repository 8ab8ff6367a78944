import { getGuide, replyToShopping } from '@tomoguide/contract/guides/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/reviews/calls';
import { listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { forceStatus } from '../../../testing/factories/bookings.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import {
  aCompletedTour,
  aSubmission,
  getReviewerToken,
  type ReviewedBooking,
  submit,
} from '../../../testing/factories/reviews.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { sweepReviews, sweepShopping } from '../timers.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
const NOW = '2026-05-10T00:00:00Z';
const NOTHING = { unagreedShop: false, pressure: false, overcharged: false };
const PRESSED = { ...NOTHING, pressure: true };

beforeAll(async () => {
  t = await testApp({ now: NOW });
  staff = await aUser(t, { isStaff: true });
});
beforeEach(() => t.clock.set(NOW));
afterAll(() => t.close());

/** Sets the clock to some days after NOW, and runs the timers and reactions that are due. */
const advanceDays = async (days: number, seconds = 0) => {
  t.clock.set(Temporal.Instant.from(NOW).add({ seconds: days * 86_400 + seconds }));
  await sweepReviews(t.deps);
  await sweepShopping(t.deps);
  await t.drain();
};
const answer = async (booking: ReviewedBooking, answers: object = NOTHING) =>
  t.inject(calls.answerShopping, {
    token: await getReviewerToken(t, booking, 'traveler'),
    params: { id: booking.id },
    body: answers,
  });
const status = async (booking: ReviewedBooking, side: 'traveler' | 'guide') =>
  (
    await t.inject(calls.getReviewEligibility, {
      token: await getReviewerToken(t, booking, side),
      params: { id: booking.id },
    })
  ).body;
const getFigure = async ({ id }: Pick<TestGuide, 'id'>) =>
  (await t.inject(getGuide, { params: { id } })).body.shopping;
/** Returns everything that a user's data export contains. */
const readExport = (userId: UserId, guideId: GuideId | null) =>
  Promise.all(
    Object.values(t.deps.ports.accounts.personalDataHandlers).map((handler) =>
      handler.exported?.(t.db, { userId, guideId }),
    ),
  );
/** Creates tours of a guide, each of another traveler. */
const aTours = async (guide: TestGuide, count: number): Promise<ReviewedBooking[]> => {
  const tours: ReviewedBooking[] = [];
  for (let n = 0; n < count; n += 1) tours.push(await aCompletedTour(t, { guide }));
  return tours;
};
const listCases = async (token: string, show = 'waiting') =>
  (await t.inject(calls.listShoppingCases, { token, query: { show } })).body.data;
const fetchGuideCases = async (guide: TestGuide, show = 'waiting') =>
  (await listCases(await aToken(t, staff.id), show)).filter(
    (one: { guideId: number }) => one.guideId === guide.id,
  );

describe('answering', () => {
  test('a traveler answers with the review or without one, once', async () => {
    const alone = await aCompletedTour(t);
    const open = { canAnswer: true, own: null };
    expect((await status(alone, 'traveler')).shopping).toEqual(open);
    expect((await status(alone, 'guide')).shopping).toBeNull();
    const first = await answer(alone, PRESSED);
    expect([first.status, first.body]).toEqual([201, { ...PRESSED, answeredAt: NOW }]);
    t.clock.advance({ hours: 1 });
    expect((await answer(alone, PRESSED)).raw).toBe(first.raw);
    expect((await answer(alone)).body.code).toBe('SHOPPING_ANSWERED');
    expect(await status(alone, 'traveler')).toMatchObject({
      canReview: true,
      shopping: { canAnswer: false, own: { ...PRESSED, answeredAt: NOW } },
    });
    const other = await aCompletedTour(t);
    for (let time = 0; time < 2; time += 1)
      expect((await submit(t, other, 'traveler', { shopping: PRESSED })).status).toBe(201);
    expect((await status(other, 'traveler')).shopping.own).toMatchObject(PRESSED);
    expect((await answer(other)).body.code).toBe('SHOPPING_ANSWERED');
  });

  test('a traveler who has reviewed without answers can still give them', async () => {
    const booking = await aCompletedTour(t);
    await submit(t, booking, 'traveler');
    expect((await answer(booking)).status).toBe(201);
    const again = await submit(t, booking, 'traveler', { shopping: NOTHING });
    expect(again.status).toBe(201);
    const changed = await submit(t, booking, 'traveler', { shopping: PRESSED });
    expect(changed.body.code).toBe('SHOPPING_ANSWERED');
  });

  test('answers sent with the review that publishes both are stored', async () => {
    const booking = await aCompletedTour(t);
    await submit(t, booking, 'guide');
    const written = await submit(t, booking, 'traveler', { shopping: PRESSED });
    expect(written.body.publicAt).toBe(NOW);
    expect((await status(booking, 'traveler')).shopping).toMatchObject({ own: PRESSED });
    const late = await aCompletedTour(t);
    for (const side of ['guide', 'traveler'] as const) await submit(t, late, side);
    expect((await answer(late)).body).toMatchObject({
      code: 'REVIEW_NOT_POSSIBLE',
      details: { code: 'other_is_public' },
    });
  });

  test.each([
    ['cancelled', 'cancelled'],
    ['disputed', 'disputed'],
    ['upcoming', 'not_completed'],
  ] as const)('rejects answers on a booking that is %s', async (state, code) => {
    const booking = await aCompletedTour(t);
    await forceStatus(t, booking, state, state === 'cancelled' ? { cancelKind: 'traveler' } : {});
    const reply = await answer(booking);
    expect([reply.status, reply.body.details]).toEqual([409, { code }]);
    expect((await status(booking, 'traveler')).shopping.canAnswer).toBe(false);
  });

  test('accepts answers as long as reviews', async () => {
    const [early, late] = [await aCompletedTour(t), await aCompletedTour(t)];
    await advanceDays(14, -1);
    expect((await answer(early)).status).toBe(201);
    await advanceDays(14);
    expect((await answer(late)).body.details).toEqual({ code: 'period_over' });
  });

  test('does not exist for the guide and for others', async () => {
    const booking = await aCompletedTour(t);
    const none = await answer({ ...booking, id: 2_000_000 as ReviewedBooking['id'] });
    for (const { id } of [await aUser(t), { id: booking.guide.userId }]) {
      const reply = await answer({ ...booking, traveler: { ...booking.traveler, id } });
      expect([reply.status, reply.raw]).toEqual([404, none.raw]);
    }
    const asGuide = await submit(t, booking, 'guide', { shopping: NOTHING });
    expect(asGuide.body).toMatchObject({
      code: 'REVIEW_CLAIM_WRONG',
      details: { field: 'shopping' },
    });
  });

  test.each([[{ unagreedShop: true }], [{ ...NOTHING, pressure: 'yes' }], [{ ...NOTHING, by: 1 }]])(
    'rejects %j',
    async (body) => {
      const booking = await aCompletedTour(t);
      expect((await answer(booking, body)).status).toBe(400);
    },
  );
});

describe('the figure', () => {
  test('stays the same for the guide until neither side can review, in every answer of the site', async () => {
    const guide = await aGuide(t);
    const tours = await aTours(guide, 6);
    for (const tour of tours.slice(1)) await answer(tour);
    await advanceDays(14);
    expect(await getFigure(guide)).toEqual({ travelers: 5, reports: 0, reply: null });
    t.clock.set(NOW);
    const booking = await aCompletedTour(t, { guide });
    const token = () => aToken(t, guide.userId);
    const seen = async () => [
      await status(booking, 'guide'),
      await getFigure(guide),
      (await t.inject(calls.getGuideReviews, { params: { guideId: guide.id } })).body,
      (await t.inject(listSystemMessages, { token: await token() })).body,
      await readExport(guide.userId, guide.id),
    ];
    const before = await seen();
    await answer(booking, { unagreedShop: true, pressure: true, overcharged: true });
    await advanceDays(0, 60);
    expect(await seen()).toEqual(before);
    await advanceDays(14, -1);
    expect(await getFigure(guide)).toEqual(before[1]);
    await advanceDays(14);
    expect(await getFigure(guide)).toEqual({ travelers: 6, reports: 1, reply: null });
  });

  test('counts answers with the review that they came with', async () => {
    const guide = await aGuide(t);
    const tours = await aTours(guide, 5);
    for (const [index, tour] of tours.entries())
      await submit(t, tour, 'traveler', { shopping: index === 0 ? PRESSED : NOTHING });
    await advanceDays(7, -1);
    expect(await getFigure(guide)).toBeNull();
    await advanceDays(7);
    expect(await getFigure(guide)).toEqual({ travelers: 5, reports: 1, reply: null });
  });

  test('is absent below five travelers, also if one of them answers often', async () => {
    const guide = await aGuide(t);
    const tours = await aTours(guide, 4);
    const [first] = tours;
    if (!first) throw new Error('there is no tour');
    tours.push(await aCompletedTour(t, { guide, traveler: first.traveler }));
    for (const tour of tours) await answer(tour, PRESSED);
    await advanceDays(14);
    expect(await getFigure(guide)).toBeNull();
  });

  test('does not count answers whose review staff has hidden', async () => {
    const guide = await aGuide(t);
    const tours = await aTours(guide, 6);
    const ids: number[] = [];
    for (const [index, tour] of tours.entries()) {
      const shopping = index === 0 ? PRESSED : NOTHING;
      ids.push((await submit(t, tour, 'traveler', { shopping })).body.id);
    }
    await advanceDays(7);
    expect(await getFigure(guide)).toMatchObject({ travelers: 6, reports: 1 });
    const decide = async (call: typeof calls.hideReview | typeof calls.showReview) => {
      const token = await aToken(t, staff.id);
      const params = { id: ids[0] ?? 0 };
      await t.inject(call, { token, params, body: { reason: 'Checked.' } });
      await t.drain();
    };
    await decide(calls.hideReview);
    expect(await getFigure(guide)).toMatchObject({ travelers: 5, reports: 0 });
    await advanceDays(15);
    expect(await getFigure(guide)).toMatchObject({ travelers: 5, reports: 0 });
    await decide(calls.showReview);
    expect(await getFigure(guide)).toMatchObject({ travelers: 6, reports: 1 });
  });

  test('waits while a booking is disputed, and never counts one that is then cancelled', async () => {
    const guide = await aGuide(t);
    const tours = await aTours(guide, 7);
    for (const tour of tours) await answer(tour);
    const [kept, lost] = tours;
    if (!kept || !lost) throw new Error('there are no tours');
    await forceStatus(t, kept, 'disputed');
    await forceStatus(t, lost, 'disputed');
    await advanceDays(14);
    expect(await getFigure(guide)).toMatchObject({ travelers: 5 });
    await forceStatus(t, kept, 'completed', { endedAt: t.clock.now() });
    await forceStatus(t, lost, 'cancelled', { cancelKind: 'traveler' });
    await advanceDays(28, -1);
    expect(await getFigure(guide)).toMatchObject({ travelers: 5 });
    await advanceDays(29);
    expect(await getFigure(guide)).toMatchObject({ travelers: 6 });
  });
});

describe('the guide’s reply', () => {
  const replyAs = async (guide: TestGuide, content: string) =>
    t.inject(replyToShopping, { token: await aToken(t, guide.userId), body: { content } });

  test('answers the reports on the page once, and disappears with them', async () => {
    const guide = await aGuide(t);
    const tours = await aTours(guide, 5);
    for (const tour of tours) await answer(tour);
    await advanceDays(14);
    expect((await replyAs(guide, 'Never.')).body.code).toBe('SHOPPING_UNREPORTED');
    const reporting = await aCompletedTour(t, { guide });
    await answer(reporting, PRESSED);
    await advanceDays(28);
    for (const content of ['', ' ', '店'.repeat(1001)])
      expect((await replyAs(guide, content)).status).toBe(400);
    expect((await replyAs(guide, '微信 kenji88')).body.code).toBe('CONTACT_NOT_ALLOWED');
    const reply = { content: 'We only asked for directions.', createdAt: t.clock.now().toString() };
    for (let time = 0; time < 2; time += 1)
      expect((await replyAs(guide, reply.content)).body.shopping).toMatchObject({ reply });
    expect((await replyAs(guide, 'Another.')).body.code).toBe('SHOPPING_REPLIED');
    expect(await getFigure(guide)).toEqual({ travelers: 6, reports: 1, reply });
    const { traveler } = reporting;
    expect((await replyAs({ ...guide, userId: traveler.id }, 'Me too.')).body.code).toBe(
      'NOT_A_GUIDE',
    );
  });
});

describe('cases for staff', () => {
  test('two reports at once open one case', async () => {
    const guide = await aGuide(t);
    const tours = await aTours(guide, 2);
    const requests = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const tour = tours[index % 2] as ReviewedBooking;
        return {
          method: 'POST',
          path: `/api/v2/reviews/bookings/${tour.id}/shopping`,
          body: PRESSED,
          headers: { authorization: `Bearer ${await getReviewerToken(t, tour, 'traveler')}` },
        };
      }),
    );
    const replies = await sendSimultaneously(t.app, requests);
    expect(new Set(replies.map(({ status: code }) => code))).toEqual(new Set([201]));
    const found = await fetchGuideCases(guide);
    expect(found).toHaveLength(1);
    expect(found[0].reports).toHaveLength(2);
  });

  test('needs two travelers within ninety days, and adds later reports to the open case', async () => {
    const guide = await aGuide(t);
    const [first, second, third, fourth] = await aTours(guide, 4);
    if (!first || !second || !third || !fourth) throw new Error('there are no tours');
    await answer(first, PRESSED);
    const again = await aCompletedTour(t, { guide, traveler: first.traveler });
    await answer(again, { ...NOTHING, overcharged: true });
    await answer(second);
    expect(await fetchGuideCases(guide)).toEqual([]);
    await submit(t, third, 'traveler', { shopping: { ...NOTHING, unagreedShop: true } });
    const [opened] = await fetchGuideCases(guide);
    expect(opened.reports.map(({ bookingId }: { bookingId: number }) => bookingId)).toEqual([
      first.id,
      again.id,
      third.id,
    ]);
    await answer(fourth, PRESSED);
    const found = await fetchGuideCases(guide);
    expect([found.length, found[0].id, found[0].reports.length]).toEqual([1, opened.id, 4]);
  });

  test('ignores a report from more than ninety days before', async () => {
    const guide = await aGuide(t);
    const before = await aCompletedTour(t, { guide });
    await answer(before, PRESSED);
    t.clock.advance({ hours: 90 * 24, seconds: 1 });
    await answer(await aCompletedTour(t, { guide }), PRESSED);
    expect(await fetchGuideCases(guide)).toEqual([]);
  });

  test('staff closes a case with a note; the next two reports open another', async () => {
    const guide = await aGuide(t);
    const tours = await aTours(guide, 4);
    const [one, two, three, four] = tours as [
      ReviewedBooking,
      ReviewedBooking,
      ReviewedBooking,
      ReviewedBooking,
    ];
    await answer(one, PRESSED);
    await answer(two, PRESSED);
    const [{ id }] = await fetchGuideCases(guide);
    const token = await aToken(t, staff.id);
    const queues = (await t.inject(listStaffQueues, { token })).body.data;
    expect(queues.find(({ queue }: { queue: string }) => queue === 'shopping').waiting).toBe(
      (await listCases(token)).length,
    );
    const close = (as: string) =>
      t.inject(calls.closeShoppingCase, {
        token: as,
        params: { id },
        body: { reason: 'We warned the guide.' },
      });
    expect((await close(await aToken(t, guide.userId))).status).toBe(404);
    const closed = await close(token);
    expect(closed.body).toMatchObject({ id, closedAt: NOW, reason: 'We warned the guide.' });
    expect((await close(token)).raw).toBe(closed.raw);
    expect(await fetchGuideCases(guide)).toEqual([]);
    expect(await fetchGuideCases(guide, 'closed')).toMatchObject([{ id }]);
    const log = (await t.inject(listAuditLog, { token })).body.data;
    expect(log[0]).toMatchObject({
      action: 'close_shopping_case',
      subject: { kind: 'shopping', id },
      reason: 'We warned the guide.',
    });
    await answer(three, PRESSED);
    expect(await fetchGuideCases(guide)).toEqual([]);
    await answer(four, PRESSED);
    expect(await fetchGuideCases(guide)).toHaveLength(1);
  });

  test('a member of staff does not see or close a case that they are part of', async () => {
    const guide = await aGuide(t);
    const traveler = await aUser(t, { isStaff: true });
    await answer(await aCompletedTour(t, { guide, traveler }), PRESSED);
    await answer(await aCompletedTour(t, { guide }), PRESSED);
    const [{ id }] = await fetchGuideCases(guide);
    const token = await aToken(t, traveler.id);
    expect((await listCases(token)).map((one: { id: number }) => one.id)).not.toContain(id);
    const body = { reason: 'Mine.' };
    const reply = await t.inject(calls.closeShoppingCase, { token, params: { id }, body });
    expect(reply.body.code).toBe('OWN_CASE');
  });
});

test('a traveler’s answers are in their data export', async () => {
  const booking = await aCompletedTour(t);
  await answer(booking, PRESSED);
  const exported = JSON.stringify(await readExport(booking.traveler.id, null));
  expect(exported).toContain(`"shopping-answers-you-gave":[{"bookingId":${booking.id},`);
});

test('rejects a submission whose answers are incomplete, and stores no review', async () => {
  const booking = await aCompletedTour(t);
  const reply = await t.inject(calls.submitReview, {
    token: await getReviewerToken(t, booking, 'traveler'),
    body: aSubmission(booking, 'traveler', { shopping: { pressure: true } }),
  });
  expect(reply.status).toBe(400);
  expect((await status(booking, 'traveler')).own).toBeNull();
});
