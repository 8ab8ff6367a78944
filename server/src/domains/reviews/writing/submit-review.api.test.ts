import { getGuide } from '@tomoguide/contract/guides/calls';
import * as calls from '@tomoguide/contract/reviews/calls';
import { MIN_TAGGED_REVIEWS } from '@tomoguide/contract/reviews/tags';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, forceStatus } from '../../../testing/factories/bookings.ts';
import {
  aCompletedTour,
  aReview,
  aSubmission,
  getReviewerToken,
  type ReviewedBooking,
  submit,
} from '../../../testing/factories/reviews.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { sweepReviews } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-10T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(() => t.close());

type Side = 'traveler' | 'guide';

/** Sets the clock to a time after NOW, and runs everything that is due. */
const advanceDays = async (days: number, seconds = 0): Promise<void> => {
  t.clock.set(Temporal.Instant.from(NOW).add({ seconds: days * 86_400 + seconds }));
  await t.runDueJobs();
  await t.drain();
};

const reviewStatus = async (booking: ReviewedBooking, side: Side) => {
  const request = { token: await getReviewerToken(t, booking, side), params: { id: booking.id } };
  return (await t.inject(calls.getReviewEligibility, request)).body;
};

/** Returns the public reviews of the booking's guide and of its traveler. */
const publicReviews = async ({ guide, traveler }: ReviewedBooking) => {
  const profile = (await t.inject(getGuide, { params: { id: guide.id } })).body;
  const list = await t.inject(calls.getGuideReviews, { params: { guideId: guide.id } });
  const ofTraveler = await t.inject(calls.getTravelerReviews, {
    token: await aToken(t, guide.userId),
    params: { userId: traveler.id },
  });
  return {
    rating: profile.rating,
    count: profile.reviewCount,
    listed: list.body.length,
    travelerCount: ofTraveler.body.reviewCount,
    travelerListed: ofTraveler.body.data.length,
  };
};

test('shows the tags of a review to others only once it is public, in the order of the form', async () => {
  const booking = await aCompletedTour(t);
  const tags = ['thoughtful', 'punctual', 'thoughtful'];
  for (let reviews = 1; reviews < MIN_TAGGED_REVIEWS; reviews += 1)
    await aReview(t, booking.guide, { tags: ['patient'] });
  const readTags = async () =>
    (await t.inject(getGuide, { params: { id: booking.guide.id } })).body.tagCounts;
  const written = await submit(t, booking, 'traveler', { tags });
  expect(written.body.tags).toEqual(['punctual', 'thoughtful']);
  await t.drain();
  expect(await readTags()).toEqual([]);
  expect((await reviewStatus(booking, 'guide')).theirs).toBeNull();
  await submit(t, booking, 'guide');
  expect((await reviewStatus(booking, 'guide')).theirs).toMatchObject({
    tags: ['punctual', 'thoughtful'],
  });
  const listed = await t.inject(calls.getGuideReviews, { params: { guideId: booking.guide.id } });
  expect(listed.body).toContainEqual(expect.objectContaining({ tags: ['punctual', 'thoughtful'] }));
  await t.drain();
  expect(await readTags()).toContainEqual({ tag: 'thoughtful', count: 1 });
});

test('treats the same tags in another order as a retry, and other tags as a second review', async () => {
  const booking = await aCompletedTour(t);
  const first = await submit(t, booking, 'traveler', { tags: ['patient', 'flexible'] });
  const again = await submit(t, booking, 'traveler', { tags: ['flexible', 'patient'] });
  expect(again).toMatchObject({ status: 201, body: first.body });
  const other = await submit(t, booking, 'traveler', { tags: ['patient'] });
  expect(other).toMatchObject({ status: 409, body: { code: 'ALREADY_REVIEWED' } });
});

test.each([
  { title: 'a fourth tag', tags: ['patient', 'flexible', 'punctual', 'thoughtful'], status: 400 },
  { title: 'an unknown tag', tags: ['handsome'], status: 400 },
])('rejects $title and stores nothing', async ({ tags, status }) => {
  const booking = await aCompletedTour(t);
  expect((await submit(t, booking, 'traveler', { tags })).status).toBe(status);
  expect((await reviewStatus(booking, 'traveler')).own).toBeNull();
});

test('rejects tags in a review of a traveler', async () => {
  const booking = await aCompletedTour(t);
  const rejected = await submit(t, booking, 'guide', { tags: ['punctual'] });
  expect(rejected).toMatchObject({
    status: 422,
    body: { code: 'REVIEW_CLAIM_WRONG', details: { field: 'tags' } },
  });
});

const NOTHING = { rating: null, count: 0, listed: 0, travelerCount: 0, travelerListed: 0 };

test('a hold that was never paid does not show the guide its traveler’s reviews', async () => {
  const checkout = { scheduledStartTime: t.clock.now().add({ hours: 49 }).toString() };
  const { guide, traveler } = await aBooking(t, { checkout });
  const reply = await t.inject(calls.getTravelerReviews, {
    token: await aToken(t, guide.userId),
    params: { userId: traveler.id },
  });
  expect(reply.status).toBe(404);
});

describe('who can review', () => {
  test('both parties to a completed tour can review it and see the deadline', async () => {
    const booking = await aCompletedTour(t);
    for (const side of ['traveler', 'guide'] as const)
      expect(await reviewStatus(booking, side)).toMatchObject({
        canReview: true,
        reason: null,
        reviewUntil: '2026-05-24T00:00:00Z',
        own: null,
        theirs: null,
      });
  });

  test.each([
    ['cancelled', 'Booking was cancelled', 'cancelled'],
    ['disputed', 'You can review once the dispute is decided', 'disputed'],
    ['upcoming', 'The tour hasn’t been completed yet', 'not_completed'],
  ] as const)('rejects a review of a booking that is %s', async (status, reason, code) => {
    const booking = await aCompletedTour(t);
    const cancelKind = status === 'cancelled' ? ('traveler' as const) : null;
    await forceStatus(t, booking, status, { cancelKind });
    expect(await reviewStatus(booking, 'traveler')).toMatchObject({
      canReview: false,
      reason,
      code,
    });
    const reply = await submit(t, booking, 'traveler');
    expect([reply.status, reply.body.code, reply.body.details]).toEqual([
      409,
      'REVIEW_NOT_POSSIBLE',
      { code },
    ]);
  });

  test('returns 404 to other users and 401 to visitors', async () => {
    const booking = await aCompletedTour(t);
    const { token } = await aUser(t);
    const none = await t.inject(calls.getReviewEligibility, { token, params: { id: 2_000_000 } });
    const its = await t.inject(calls.getReviewEligibility, { token, params: { id: booking.id } });
    expect([its.status, its.raw]).toEqual([404, none.raw]);
    const posted = await t.inject(calls.submitReview, {
      token,
      body: aSubmission(booking, 'traveler'),
    });
    expect([posted.status, posted.raw]).toEqual([404, none.raw]);
    const many = { token, query: { bookingId: [booking.id] } };
    expect((await t.inject(calls.listReviewStandings, many)).body.data).toEqual([]);
    const visitor = await t.inject(calls.getReviewEligibility, { params: { id: booking.id } });
    expect(visitor.body.code).toBe('AUTH_REQUIRED');
  });

  test.each([
    ['type', { type: 'guide_to_traveler' }],
    ['fromUserId', { fromUserId: 1_000_000 }],
    ['toUserId', { toUserId: 1_000_000 }],
  ])('rejects a request with a false %s', async (field, claim) => {
    const booking = await aCompletedTour(t);
    const reply = await submit(t, booking, 'traveler', claim);
    expect([reply.status, reply.body.code, reply.body.details]).toEqual([
      422,
      'REVIEW_CLAIM_WRONG',
      { field },
    ]);
  });

  test.each([
    [{ rating: 0 }],
    [{ rating: 6 }],
    [{ rating: 4.5 }],
    [{ rating: '5' }],
    [{ rating: null }],
    [{ content: '评'.repeat(2001) }],
    [{ content: 'a\u0000b' }],
    [{ publicAt: NOW }],
  ])('rejects %j and stores nothing', async (change) => {
    const booking = await aCompletedTour(t);
    expect((await submit(t, booking, 'traveler', change)).status).toBe(400);
    expect((await reviewStatus(booking, 'traveler')).own).toBeNull();
  });

  test('accepts a review without text, trims the text and counts its length in code points', async () => {
    const booking = await aCompletedTour(t);
    const reply = await submit(t, booking, 'traveler', { content: `  ${'🍜'.repeat(2000)}\n` });
    expect([reply.status, reply.body.content]).toEqual([201, '🍜'.repeat(2000)]);
    const silent = await submit(t, booking, 'guide', { content: undefined });
    expect([silent.status, silent.body.content]).toEqual([201, '']);
  });
});

describe('reviews are hidden until both are submitted', () => {
  test('shows a single review only to its author, and does not count it', async () => {
    const booking = await aCompletedTour(t);
    const before = await reviewStatus(booking, 'traveler');
    const written = await submit(t, booking, 'guide', { rating: 2 });
    expect(written.body).toMatchObject({
      rating: 2,
      publicAt: null,
      publicBy: '2026-05-17T00:00:00Z',
    });
    await advanceDays(0, 3600);
    expect(await reviewStatus(booking, 'traveler')).toEqual(before);
    expect(await publicReviews(booking)).toEqual(NOTHING);
    expect(await reviewStatus(booking, 'guide')).toMatchObject({
      canReview: false,
      code: 'already_reviewed',
      own: { rating: 2 },
    });
  });

  test('publishes both reviews when the second one is submitted', async () => {
    const booking = await aCompletedTour(t);
    await submit(t, booking, 'guide', { rating: 4 });
    const second = await submit(t, booking, 'traveler', { rating: 3 });
    expect(second.body).toMatchObject({ publicAt: NOW, publicBy: null });
    await t.drain();
    expect(await publicReviews(booking)).toEqual({
      rating: 3,
      count: 1,
      listed: 1,
      travelerCount: 1,
      travelerListed: 1,
    });
    expect(await reviewStatus(booking, 'traveler')).toMatchObject({
      own: { rating: 3 },
      theirs: { rating: 4 },
    });
  });

  test('publishes a single review after seven days', async () => {
    const booking = await aCompletedTour(t);
    await submit(t, booking, 'traveler', { rating: 5 });
    await advanceDays(7, -1);
    expect((await reviewStatus(booking, 'guide')).canReview).toBe(true);
    expect(await publicReviews(booking)).toEqual(NOTHING);
    await advanceDays(7);
    expect(await publicReviews(booking)).toMatchObject({ rating: 5, count: 1, listed: 1 });
    expect(await reviewStatus(booking, 'guide')).toMatchObject({
      canReview: false,
      code: 'other_is_public',
      theirs: { rating: 5 },
    });
    expect((await submit(t, booking, 'guide')).body.details).toEqual({ code: 'other_is_public' });
  });

  test('applies the deadline even if the timer has not run', async () => {
    const booking = await aCompletedTour(t);
    await submit(t, booking, 'traveler');
    t.clock.set(Temporal.Instant.from(NOW).add({ hours: 7 * 24 }));
    expect((await submit(t, booking, 'guide')).body.code).toBe('REVIEW_NOT_POSSIBLE');
  });

  test('publishes nothing during a dispute, and counts the days from the decision of the dispute', async () => {
    const booking = await aCompletedTour(t);
    await submit(t, booking, 'traveler');
    await forceStatus(t, booking, 'disputed');
    await advanceDays(8);
    expect(await publicReviews(booking)).toEqual(NOTHING);
    await forceStatus(t, booking, 'completed', { endedAt: t.clock.now() });
    await advanceDays(14);
    expect((await reviewStatus(booking, 'guide')).reviewUntil).toBe('2026-06-01T00:00:00Z');
    expect(await publicReviews(booking)).toEqual(NOTHING);
    await advanceDays(15);
    expect((await publicReviews(booking)).count).toBe(1);
  });
});

describe('concurrent requests', () => {
  const buildRequest = async (booking: ReviewedBooking, side: Side, changes = {}) => ({
    method: 'POST',
    path: '/api/v2/reviews',
    body: aSubmission(booking, side, changes),
    headers: { authorization: `Bearer ${await getReviewerToken(t, booking, side)}` },
  });
  const times = <One>(count: number, make: (index: number) => Promise<One>): Promise<One[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));
  const getRows = async ({ id }: ReviewedBooking) =>
    (
      await t.db.execute<{ type: string; rating: number; public: boolean }>(
        sql`select type, rating, public_at is not null as public from reviews where booking_id = ${id} order by type`,
      )
    ).rows;
  const publications = async ({ id }: ReviewedBooking) =>
    (
      await t.db.execute(
        sql`select 1 from outbox where type = 'review.published' and payload->>'bookingId' = ${String(id)}`,
      )
    ).rows.length;

  test('store the same review once, and return it to each sender', async () => {
    const booking = await aCompletedTour(t);
    const replies = await sendSimultaneously(
      t.app,
      await times(20, () => buildRequest(booking, 'traveler')),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await getRows(booking)).toHaveLength(1);
  });

  test('store only the first of twenty different reviews', async () => {
    const booking = await aCompletedTour(t);
    const replies = await sendSimultaneously(
      t.app,
      await times(20, (take) => buildRequest(booking, 'traveler', { content: `Take ${take}` })),
    );
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['ALREADY_REVIEWED']));
  });

  test('publish both reviews once if both users submit at the same time', async () => {
    const booking = await aCompletedTour(t);
    const replies = await sendSimultaneously(
      t.app,
      await times(20, (one) => buildRequest(booking, one % 2 ? 'traveler' : 'guide')),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await getRows(booking)).toMatchObject([{ public: true }, { public: true }]);
    expect(await publications(booking)).toBe(2);
  });

  test('publish both reviews once with several processes and a late second review', async () => {
    const booking = await aCompletedTour(t);
    await submit(t, booking, 'traveler');
    t.clock.set(Temporal.Instant.from(NOW).add({ hours: 7 * 24 }));
    const late = await times(5, () => buildRequest(booking, 'guide'));
    const [replies] = await Promise.all([
      sendSimultaneously(t.app, late),
      times(4, () => sweepReviews(t.deps)),
    ]);
    expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set(['REVIEW_NOT_POSSIBLE']));
    expect(await getRows(booking)).toMatchObject([{ type: 'traveler_to_guide', public: true }]);
    expect(await publications(booking)).toBe(1);
  });
});
