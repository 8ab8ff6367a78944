import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { BookingId, GuideId, Instant, ReviewId, UserId } from '../primitives.ts';
import { REVIEW_REFUSALS } from './eligibility.ts';
import { RATING_MAX, RATING_MIN } from './fields.ts';

/** Who reviews whom. */
export const ReviewType = z.enum(['traveler_to_guide', 'guide_to_traveler']);
export type ReviewType = z.infer<typeof ReviewType>;

export const Stars = z.int().check(z.minimum(RATING_MIN), z.maximum(RATING_MAX));

/** The guide's one public answer (docs/product/reviews.md, "Answers"). */
const Reply = z.object({ content: z.string(), createdAt: Instant });

/** A public review of a guide. */
export const GuideReview = z.object({
  id: ReviewId,
  type: z.literal('traveler_to_guide'),
  guideId: GuideId,
  rating: Stars,
  content: z.string(),
  /** The traveler. */
  author: UserSummary,
  createdAt: Instant,
  /** From then on the guide may answer. */
  publicAt: Instant,
  reply: z.nullable(Reply),
});
export type GuideReview = z.infer<typeof GuideReview>;

/** A public review of a traveler, for guides they deal with. */
export const TravelerReview = z.object({
  id: ReviewId,
  rating: Stars,
  content: z.string(),
  /** The guide who wrote it. */
  author: UserSummary,
  createdAt: Instant,
});
export type TravelerReview = z.infer<typeof TravelerReview>;

/** What guides say of a traveler; the mean has one decimal, null without any. */
export const TravelerReviews = z.object({
  userId: UserId,
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** The latest, newest first. */
  data: z.array(TravelerReview),
});
export type TravelerReviews = z.infer<typeof TravelerReviews>;

/** What the two sides of a review share; never what it is. */
export const REVIEW_MATCHES = ['browser', 'network', 'payout'] as const;
export type ReviewMatch = (typeof REVIEW_MATCHES)[number];

/** A review as staff sees it, whatever state it is in. */
export const StaffReview = z.object({
  id: ReviewId,
  bookingId: z.nullable(BookingId),
  type: ReviewType,
  rating: Stars,
  content: z.string(),
  author: UserSummary,
  /** Whom it is about. */
  subject: UserSummary,
  submittedAt: Instant,
  publicAt: z.nullable(Instant),
  hiddenAt: z.nullable(Instant),
  hiddenReason: z.nullable(z.string()),
  /** Until when it waits for staff; null: it does not. */
  checkedUntil: z.nullable(Instant),
  /** Why it does, or did. */
  matches: z.array(z.enum(REVIEW_MATCHES)),
  reply: z.nullable(Reply),
});
export type StaffReview = z.infer<typeof StaffReview>;

const writtenShape = {
  id: ReviewId,
  rating: Stars,
  content: z.string(),
  submittedAt: Instant,
  publicAt: z.nullable(Instant),
  /** The guide's answer, under the traveler's review. */
  reply: z.nullable(Reply),
};

/** What the viewer wrote. */
export const OwnReview = z.object({
  ...writtenShape,
  /** When it becomes public at the latest; null once it is, or while nothing leads there. */
  publicBy: z.nullable(Instant),
  /** Until when the team checks it at most; null: it does not. */
  checkedUntil: z.nullable(Instant),
  /** Staff has hidden it: nobody else reads it. */
  hidden: z.boolean(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/**
 * Where the reviews of one booking stand, for one of its two people. Of the other's review it says
 * nothing before that is public.
 */
export const ReviewStanding = z.object({
  bookingId: BookingId,
  /** The direction in which the viewer reviews, */
  type: ReviewType,
  fromUserId: UserId,
  /** and whom. */
  toUserId: UserId,
  canReview: z.boolean(),
  /** Why not, in English, as the specification has it; null when it is possible. */
  reason: z.nullable(z.string()),
  /** The same as a stable code. */
  code: z.nullable(z.enum(REVIEW_REFUSALS)),
  reviewUntil: z.nullable(Instant),
  own: z.nullable(OwnReview),
  theirs: z.nullable(z.object(writtenShape)),
});
export type ReviewStanding = z.infer<typeof ReviewStanding>;
