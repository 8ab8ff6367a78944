import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns, RUNS_LIMIT } from '../testing-length.ts';
import { findReviewRefusal, REVIEW_REFUSALS } from './eligibility.ts';
import {
  getPublicationTime,
  getPublicationTimeAlone,
  getReplyDeadline,
  isPublished,
  listDueReviews,
  type ReviewedTour,
  type SubmittedReview,
} from './publication.ts';

const HOUR = 1;
const DAY = 24 * HOUR;
const COMPLETED = Temporal.Instant.from('2026-05-10T04:00:00Z');
/**
 * Hours after the tour's completion. Half hours and seconds produce instants that are close to each other.
 */
const hoursAfterCompletion = (hours: number) =>
  COMPLETED.add({ seconds: Math.round(hours * 3600) });
const tour: ReviewedTour = { status: 'completed', endedAt: COMPLETED };

const review = (hours: number, change: Partial<SubmittedReview> = {}): SubmittedReview => ({
  submittedAt: hoursAfterCompletion(hours),
  publicAt: null,
  hidden: false,
  checkedUntil: null,
  ...change,
});

type Side = 'traveler' | 'guide';
const otherSide = (side: Side): Side => (side === 'traveler' ? 'guide' : 'traveler');

interface World {
  now: Temporal.Instant;
  reviews: Partial<Record<Side, SubmittedReview>>;
}

/** Simulates what the server does when a review is submitted or a timer runs. */
const publish = ({ now, reviews }: World): void => {
  const due = listDueReviews(tour, Object.values(reviews), now);
  for (const each of due) each.publicAt = now;
};

const refusal = ({ now, reviews }: World, side: Side) =>
  findReviewRefusal(
    tour,
    { own: reviews[side] ?? null, theirs: reviews[otherSide(side)] ?? null },
    now,
  );

const happening = fc.record({
  /** Hours since the previous step. */
  wait: fc.oneof(
    fc.constantFrom(0, 7 * DAY, 14 * DAY, 7 * DAY - 1 / 3600, 14 * DAY - 1 / 3600),
    fc.double({ min: 0, max: 10 * DAY, noNaN: true }),
  ),
  what: fc.constantFrom('traveler', 'guide', 'clock' as const),
});

test(
  'publishes reviews once both are submitted or after seven days, regardless of the order of events',
  () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 12 }), (story) => {
        const world: World = { now: COMPLETED, reviews: {} };
        for (const { wait, what } of story) {
          world.now = world.now.add({ seconds: Math.round(wait * 3600) });
          if (what !== 'clock') {
            const refused = refusal(world, what);
            const inTime = Temporal.Instant.compare(world.now, hoursAfterCompletion(14 * DAY)) < 0;
            const { [what]: own, [otherSide(what)]: theirs } = world.reviews;
            const theirsIsPublic =
              theirs !== undefined &&
              Temporal.Instant.compare(theirs.submittedAt.add({ hours: 7 * DAY }), world.now) <= 0;
            // Each party can review once, in time, and before the other party's review is public.
            expect(refused === null).toBe(inTime && own === undefined && !theirsIsPublic);
            if (refused === null)
              world.reviews[what] = {
                submittedAt: world.now,
                publicAt: null,
                hidden: false,
                checkedUntil: null,
              };
          }
          publish(world);
          const { traveler, guide } = world.reviews;
          for (const each of Object.values(world.reviews)) {
            const alone = each.submittedAt.add({ hours: 7 * DAY });
            const isDue = Temporal.Instant.compare(alone, world.now) <= 0;
            expect(each.publicAt !== null).toBe((traveler && guide) !== undefined || isDue);
          }
          // A party that can still review cannot see the other party's review.
          for (const side of ['traveler', 'guide'] as const)
            if (refusal(world, side) === null)
              expect(world.reviews[otherSide(side)]?.publicAt ?? null).toBeNull();
        }
      }),
      { numRuns },
    );
  },
  RUNS_LIMIT.timeout,
);

test(
  'does not reveal the other party’s review before it is public',
  () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 14 * DAY, noNaN: true }),
        fc.double({ min: 0, max: 20 * DAY, noNaN: true }),
        fc.boolean(),
        (submitted, requested, hidden) => {
          const theirs = review(submitted, { hidden });
          const now = hoursAfterCompletion(Math.max(submitted, requested));
          fc.pre(!isPublished(tour, theirs, now));
          expect(findReviewRefusal(tour, { own: null, theirs }, now)).toBe(
            findReviewRefusal(tour, { own: null, theirs: null }, now),
          );
        },
      ),
      { numRuns },
    );
  },
  RUNS_LIMIT.timeout,
);

test('publishes a single review exactly seven days after its submission', () => {
  const alone = review(2 * DAY);
  expect(isPublished(tour, alone, hoursAfterCompletion(9 * DAY - 1 / 3600))).toBe(false);
  expect(isPublished(tour, alone, hoursAfterCompletion(9 * DAY))).toBe(true);
  expect(listDueReviews(tour, [alone], hoursAfterCompletion(9 * DAY))).toEqual([alone]);
});

test('publishes a review written before a dispute seven days after the dispute’s decision', () => {
  const early = review(1);
  const disputed: ReviewedTour = { status: 'disputed', endedAt: COMPLETED };
  expect(getPublicationTimeAlone(disputed, early)).toBeNull();
  expect(listDueReviews(disputed, [early], hoursAfterCompletion(30 * DAY))).toEqual([]);
  const decided: ReviewedTour = { status: 'completed', endedAt: hoursAfterCompletion(10 * DAY) };
  expect(getPublicationTimeAlone(decided, early)).toEqual(hoursAfterCompletion(17 * DAY));
});

test('treats a review hidden by staff as missing, and does not publish it', () => {
  const hidden = review(1, { hidden: true });
  const mine = review(2 * DAY);
  expect(listDueReviews(tour, [hidden, mine], hoursAfterCompletion(2 * DAY))).toEqual([]);
  expect(listDueReviews(tour, [hidden, mine], hoursAfterCompletion(9 * DAY))).toEqual([mine]);
});

test('publishes a checked review when staff release it or at the deadline', () => {
  const checked = review(1, { checkedUntil: hoursAfterCompletion(7 * DAY + 1) });
  const mine = review(2);
  expect(listDueReviews(tour, [checked, mine], hoursAfterCompletion(2))).toEqual([mine]);
  expect(
    listDueReviews(tour, [{ ...checked, checkedUntil: null }, mine], hoursAfterCompletion(2)),
  ).toHaveLength(2);
  expect(getPublicationTime(tour, checked)).toEqual(hoursAfterCompletion(7 * DAY + 1));
  expect(listDueReviews(tour, [checked], hoursAfterCompletion(7 * DAY + 1))).toEqual([checked]);
  // The check takes longer than the usual wait, so the other party can still review.
  const longer = review(1, { checkedUntil: hoursAfterCompletion(9 * DAY) });
  expect(isPublished(tour, longer, hoursAfterCompletion(8 * DAY))).toBe(false);
  expect(isPublished(tour, longer, hoursAfterCompletion(9 * DAY))).toBe(true);
});

test.each([
  ['cancelled', 'cancelled'],
  ['disputed', 'disputed'],
  ['ongoing', 'not_completed'],
  ['pending', 'not_completed'],
] as const)('rejects a review of a booking that is %s', (status, code) => {
  const nothing = { own: null, theirs: null };
  expect(findReviewRefusal({ status, endedAt: null }, nothing, COMPLETED)).toBe(code);
  expect(findReviewRefusal({ status, endedAt: COMPLETED }, nothing, COMPLETED)).toBe(code);
  expect(REVIEW_REFUSALS).toContain(code);
});

test('accepts reviews from both parties for exactly fourteen days after completion', () => {
  const nothing = { own: null, theirs: null };
  expect(findReviewRefusal(tour, nothing, hoursAfterCompletion(14 * DAY - 1 / 3600))).toBeNull();
  expect(findReviewRefusal(tour, nothing, hoursAfterCompletion(14 * DAY))).toBe('period_over');
});

test('a rejected review does not reveal that staff hid the other party’s review', () => {
  const theirs = review(1, { publicAt: hoursAfterCompletion(7 * DAY), hidden: true });
  expect(findReviewRefusal(tour, { own: null, theirs }, hoursAfterCompletion(8 * DAY))).toBe(
    'period_over',
  );
});

test('accepts a reply for ninety days after the review’s publication', () => {
  expect(getReplyDeadline(COMPLETED)).toEqual(hoursAfterCompletion(90 * DAY));
});
