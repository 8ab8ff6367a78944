import { isDeepStrictEqual } from 'node:util';
import type { BookingId } from '@tomoguide/contract/primitives';
import { findReviewRefusal } from '@tomoguide/contract/reviews/eligibility';
import type { OwnReview } from '@tomoguide/contract/reviews/entities';
import { REVIEW_CHECK_DAYS } from '@tomoguide/contract/reviews/figures';
import { addDays } from '@tomoguide/contract/reviews/publication';
import type { ShoppingAnswers } from '@tomoguide/contract/reviews/shopping';
import type { ReviewTag } from '@tomoguide/contract/reviews/tags';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { findMatches } from '../checking/find-matches.ts';
import { type Direction, getReviewDirection } from '../policy.ts';
import { presentOwnReview } from '../present.ts';
import { publishTourReviews } from '../publication/publish-reviews.ts';
import { recordReviewEvent } from '../publication/record-event.ts';
import { toSubmittedReview } from '../publication/submitted-review.ts';
import { insertReview, listBookingReviews } from '../queries.ts';
import { recordAnswers } from '../shopping/record-answers.ts';
import { lockReviewed } from './lock-reviewed.ts';

/** The content of a review. */
export interface ReviewContent {
  rating: number;
  content: string;
  /** In the order of REVIEW_TAGS, each once; empty in a review of a traveler. */
  tags: ReviewTag[];
}

interface Submission {
  bookingId: BookingId;
  claims: Claims;
  words: ReviewContent;
  /** The traveler's answers to the questions about shopping; absent without any. */
  shopping?: ShoppingAnswers | undefined;
}

/** The direction of the review that the client claims; rejected if it does not match the booking. */
export type Claims = Partial<Direction>;

const checkClaims = (claims: Claims, direction: Direction): void => {
  for (const field of ['type', 'fromUserId', 'toUserId'] as const) {
    const claim = claims[field];
    if (claim !== undefined && claim !== direction[field]) fail('REVIEW_CLAIM_WRONG', { field });
  }
};

/**
 * Submits a user's only review of a completed tour; the second review publishes both
 * (docs/product/reviews.md, "Blind until both are in"). A retry with the same review is idempotent. Throws
 * NOT_FOUND for other users, REVIEW_CLAIM_WRONG, ALREADY_REVIEWED, REVIEW_NOT_POSSIBLE with the code of the
 * reason, SHOPPING_ANSWERED, or CONTACT_NOT_ALLOWED.
 */
export const submitReview = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  { bookingId, claims, words, shopping }: Submission,
): Promise<OwnReview> => {
  const tour = await lockReviewed(tx, bookingId, {
    withGuide: shopping !== undefined,
    check: (found) => checkClaims(claims, getReviewDirection(found, viewer.userId)),
  });
  const now = deps.clock.now();
  const direction = getReviewDirection(tour, viewer.userId);
  if (words.tags.length > 0 && direction.type !== 'traveler_to_guide')
    fail('REVIEW_CLAIM_WRONG', { field: 'tags' });
  if (shopping && direction.type !== 'traveler_to_guide')
    fail('REVIEW_CLAIM_WRONG', { field: 'shopping' });
  const rows = await listBookingReviews(tx, [tour.id]);
  const own = rows.find(({ type }) => type === direction.type) ?? null;
  const theirs = rows.find(({ type }) => type !== direction.type) ?? null;
  if (own) {
    const { rating, content, tags } = own;
    const same = isDeepStrictEqual({ rating, content, tags }, words);
    if (!same) fail('ALREADY_REVIEWED');
    if (shopping) await recordAnswers(tx, deps, { tour, rows, answers: shopping });
    return presentOwnReview(own, tour);
  }
  const code = findReviewRefusal(tour, { own, theirs: theirs && toSubmittedReview(theirs) }, now);
  if (code) fail('REVIEW_NOT_POSSIBLE', { code });
  rejectContacts({ content: words.content });
  // Before the review, which can publish both reviews and thereby end the time for the answers.
  if (shopping) await recordAnswers(tx, deps, { tour, rows, answers: shopping });
  const matches = await findMatches(tx, [direction.fromUserId, direction.toUserId], now);
  const written = await insertReview(tx, {
    bookingId: tour.id,
    guideId: tour.guideId,
    ...direction,
    ...words,
    submittedAt: now,
    matches,
    checkedUntil: matches.length > 0 ? addDays(now, REVIEW_CHECK_DAYS) : null,
  });
  await recordReviewEvent(tx, deps, 'review.submitted', written);
  const after = await publishTourReviews(tx, deps, tour);
  const row = after.find(({ id }) => id === written.id) ?? written;
  return presentOwnReview(row, tour);
};
