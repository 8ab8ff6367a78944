import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { findReviewRefusal, getReviewDeadline } from '@tomoguide/contract/reviews/eligibility';
import type {
  GuideReview,
  OwnReview,
  OwnShoppingAnswers,
  ReviewStatus,
  StaffReview,
  TravelerReview,
} from '@tomoguide/contract/reviews/entities';
import { getPublicationTime, type ReviewedTour } from '@tomoguide/contract/reviews/publication';
import { pickAnswers } from '@tomoguide/contract/reviews/shopping';
import enReviews from '@tomoguide/contract/reviews/words/en/reviews';
import { presentPerson } from '../accounts/service.ts';
import type { TourOutcome } from '../bookings/service.ts';
import { getReviewDirection } from './policy.ts';
import { toSubmittedReview } from './publication/submitted-review.ts';
import type { ReviewRow } from './queries.ts';
import type { ShoppingAnswersRow } from './shopping/shopping-queries.ts';

const toIsoString = (instant: Temporal.Instant | null): string | null =>
  instant?.toString() ?? null;

const presentReply = ({ reply, repliedAt }: ReviewRow): GuideReview['reply'] =>
  reply !== null && repliedAt !== null ? { content: reply, createdAt: repliedAt.toString() } : null;

/** Presents a public review. */
export const presentGuideReview = (row: ReviewRow, author: UserSummary): GuideReview => ({
  id: row.id,
  type: 'traveler_to_guide',
  guideId: row.guideId,
  rating: row.rating,
  content: row.content,
  tags: row.tags,
  author: presentPerson(author),
  createdAt: row.submittedAt.toString(),
  publicAt: (row.publicAt ?? row.submittedAt).toString(),
  reply: presentReply(row),
});

/** Presents a public review of a traveler to guides who have a booking or conversation with the traveler. */
export const presentTravelerReview = (row: ReviewRow, author: UserSummary): TravelerReview => ({
  id: row.id,
  rating: row.rating,
  content: row.content,
  author: presentPerson(author),
  createdAt: row.submittedAt.toString(),
});

const presentContent = (row: ReviewRow) => ({
  id: row.id,
  rating: row.rating,
  content: row.content,
  tags: row.tags,
  submittedAt: row.submittedAt.toString(),
  publicAt: toIsoString(row.publicAt),
  reply: presentReply(row),
});

/** Presents a review to its author. */
export const presentOwnReview = (row: ReviewRow, tour: ReviewedTour): OwnReview => {
  const waits = row.publicAt === null && row.hiddenAt === null;
  return {
    ...presentContent(row),
    publicBy: waits ? toIsoString(getPublicationTime(tour, row)) : null,
    checkedUntil: waits ? toIsoString(row.checkedUntil) : null,
    hidden: row.hiddenAt !== null,
  };
};

/** Presents answers to the traveler who gave them. */
export const presentOwnAnswers = (row: ShoppingAnswersRow): OwnShoppingAnswers => ({
  ...pickAnswers(row),
  answeredAt: row.answeredAt.toString(),
});

/**
 * Presents the state of a booking's reviews to its traveler or its guide; includes the other user's review
 * only once it is public.
 */
export const presentReviewStatus = (
  tour: TourOutcome,
  { rows, answers }: { rows: readonly ReviewRow[]; answers: ShoppingAnswersRow | null },
  viewer: UserId,
  now: Temporal.Instant,
): ReviewStatus => {
  const direction = getReviewDirection(tour, viewer);
  const own = rows.find(({ type }) => type === direction.type) ?? null;
  const theirs = rows.find(({ type }) => type !== direction.type) ?? null;
  const both = { own: own && toSubmittedReview(own), theirs: theirs && toSubmittedReview(theirs) };
  const code = findReviewRefusal(tour, both, now);
  const isTraveler = direction.type === 'traveler_to_guide';
  const canAnswer = !answers && findReviewRefusal(tour, { ...both, own: null }, now) === null;
  const shown = theirs !== null && theirs.publicAt !== null && theirs.hiddenAt === null;
  return {
    bookingId: tour.id,
    ...direction,
    canReview: code === null,
    reason: code && enReviews.closed[code],
    code,
    reviewUntil: toIsoString(getReviewDeadline(tour)),
    own: own && presentOwnReview(own, tour),
    theirs: shown ? presentContent(theirs) : null,
    shopping: isTraveler ? { canAnswer, own: answers && presentOwnAnswers(answers) } : null,
  };
};

/** Presents a review to staff, with both users. */
export const presentStaffReview = (
  row: ReviewRow,
  people: ReadonlyMap<UserId, UserSummary>,
): StaffReview => {
  const [author, subject] = [people.get(row.fromUserId), people.get(row.toUserId)];
  if (!author || !subject) throw new Error(`review ${row.id} lost one of its people`);
  return {
    id: row.id,
    bookingId: row.bookingId,
    type: row.type,
    rating: row.rating,
    content: row.content,
    tags: row.tags,
    author: presentPerson(author),
    subject: presentPerson(subject),
    submittedAt: row.submittedAt.toString(),
    publicAt: toIsoString(row.publicAt),
    hiddenAt: toIsoString(row.hiddenAt),
    hiddenReason: row.hiddenReason,
    checkedUntil:
      row.publicAt === null && row.hiddenAt === null ? toIsoString(row.checkedUntil) : null,
    matches: row.matches,
    reply: presentReply(row),
  };
};
