import { getGuide, searchGuides } from '@tomoguide/contract/guides/calls';
import * as calls from '@tomoguide/contract/reviews/calls';
import { MIN_TAGGED_REVIEWS } from '@tomoguide/contract/reviews/tags';
import { listAuditLog } from '@tomoguide/contract/staff/calls';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import {
  aCompletedTour,
  aReview,
  getReviewerToken,
  submit,
} from '../../../testing/factories/reviews.ts';
import { users } from '../../accounts/tables.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
const NOW = '2026-05-10T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
  staff = await aUser(t, { isStaff: true });
});
afterEach(() => t.clock.set(NOW));
afterAll(() => t.close());

const decide = async (call: typeof calls.hideReview | typeof calls.showReview, id = 0) => {
  const token = await aToken(t, staff.id);
  const reply = await t.inject(call, { token, params: { id }, body: { reason: 'Insults.' } });
  await t.drain();
  return reply;
};

test('removes a hidden review from the list, the count and the average until it is shown again', async () => {
  const guide = await aGuide(t);
  await aReview(t, guide, { rating: 5 });
  const id = await aReview(t, guide, { rating: 1 });
  const publicReviews = async () => {
    const profile = (await t.inject(getGuide, { params: { id: guide.id } })).body;
    const list = await t.inject(calls.getGuideReviews, { params: { guideId: guide.id } });
    return [profile.rating, profile.reviewCount, list.body.length];
  };
  expect(await publicReviews()).toEqual([3, 2, 2]);
  const hidden = await decide(calls.hideReview, id);
  expect([hidden.status, hidden.body.hiddenReason]).toEqual([200, 'Insults.']);
  expect(await publicReviews()).toEqual([5, 1, 1]);
  await decide(calls.hideReview, id);
  const log = await t.inject(listAuditLog, { token: staff.token, query: {} });
  expect(log.body.data).toMatchObject([
    {
      action: 'hide_review',
      subject: { kind: 'review', id },
      reason: 'Insults.',
      before: { hidden: false },
      after: { hidden: true },
    },
  ]);
  await decide(calls.showReview, id);
  expect(await publicReviews()).toEqual([3, 2, 2]);
});

test('a hidden review’s tags do not count until it is shown again', async () => {
  const guide = await aGuide(t);
  for (let reviews = 1; reviews < MIN_TAGGED_REVIEWS; reviews += 1)
    await aReview(t, guide, { tags: ['patient'] });
  const id = await aReview(t, guide, { tags: ['flexible'] });
  const readTags = async () =>
    (await t.inject(getGuide, { params: { id: guide.id } })).body.tagCounts;
  const counted = [
    { tag: 'patient', count: MIN_TAGGED_REVIEWS - 1 },
    { tag: 'flexible', count: 1 },
  ];
  expect(await readTags()).toEqual(counted);
  await decide(calls.hideReview, id);
  expect(await readTags()).toEqual([]);
  await decide(calls.showReview, id);
  expect(await readTags()).toEqual(counted);
});

test('the guide’s card quotes the best of the latest public reviews', async () => {
  const guide = await aGuide(t);
  const quote = async () => {
    const { body } = await t.inject(searchGuides, { query: { limit: 100 } });
    return body.data.find(({ id }: { id: number }) => id === guide.id).quote;
  };
  expect(await quote()).toBeNull();
  const best = 'She knew every lane of the old town.';
  const id = await aReview(t, guide, { rating: 5, content: best });
  await aReview(t, guide, { rating: 4, content: 'We would gladly walk with her again.' });
  await aReview(t, guide, { rating: 3, content: 'It rained, and we were rather tired.' });
  expect(await quote()).toBe(best);
  await decide(calls.hideReview, id);
  expect(await quote()).toBe('We would gladly walk with her again.');
});

test('a review that is hidden before publication stays invisible to the other user', async () => {
  const booking = await aCompletedTour(t);
  const reviewStatus = async () =>
    (
      await t.inject(calls.getReviewEligibility, {
        token: await getReviewerToken(t, booking, 'traveler'),
        params: { id: booking.id },
      })
    ).body;
  const before = await reviewStatus();
  const { body: written } = await submit(t, booking, 'guide', { rating: 1 });
  await decide(calls.hideReview, written.id);
  t.clock.advance({ hours: 7 * 24 });
  await t.runDueJobs();
  expect(await reviewStatus()).toEqual(before);
  const alone = await submit(t, booking, 'traveler');
  expect([alone.status, alone.body.publicAt]).toEqual([201, null]);
  // Once shown again, the review counts as submitted, as the other user's does, so both become public.
  await decide(calls.showReview, written.id);
  expect(await reviewStatus()).toMatchObject({ theirs: { rating: 1 } });
  expect((await reviewStatus()).own.publicAt).toBe(t.clock.now().toString());
});

test('only staff can hide reviews, except reviews of their own bookings', async () => {
  const guide = await aGuide(t);
  const own = await aReview(t, guide, { fromUserId: staff.id });
  expect((await decide(calls.hideReview, own)).body.code).toBe('OWN_CASE');
  const { token } = guide.user;
  const params = { id: own ?? 0 };
  const body = { reason: 'Not nice.' };
  const tried = await t.inject(calls.hideReview, { token, params, body });
  const list = await t.inject(calls.listStaffReviews, { token });
  expect([tried.status, list.status]).toEqual([404, 404]);
  expect((await decide(calls.hideReview, 2_000_000)).status).toBe(404);
  const all = await t.inject(calls.listStaffReviews, { token: staff.token });
  expect(all.body.data[0]).toMatchObject({ id: own, author: { id: staff.id } });
});

test('a guide who is staff cannot read a review about themselves before publication', async () => {
  const booking = await aCompletedTour(t);
  const { body: written } = await submit(t, booking, 'traveler', { rating: 2 });
  await t.db.update(users).set({ isStaff: true }).where(eq(users.id, booking.guide.userId));
  const listedFor = async (token: string) =>
    (await t.inject(calls.listStaffReviews, { token })).body.data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await listedFor(await getReviewerToken(t, booking, 'guide'))).not.toContain(written.id);
  expect(await listedFor(await aToken(t, staff.id))).toContain(written.id);
});
