import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { BookingId, GuideId, Instant, ReviewId, UserId } from '../primitives.ts';
import { REVIEW_REFUSALS } from './eligibility.ts';
import { RATING_MAX, RATING_MIN } from './fields.ts';

/** The direction of a review. */
export const ReviewType = z.enum(['traveler_to_guide', 'guide_to_traveler']);
export type ReviewType = z.infer<typeof ReviewType>;

export const Stars = z.int().check(z.minimum(RATING_MIN), z.maximum(RATING_MAX));

/** The guide's one public reply (docs/product/reviews.md, "Answers"). */
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
  /** When it became public and the guide could reply. */
  publicAt: Instant,
  reply: z.nullable(Reply),
});
export type GuideReview = z.infer<typeof GuideReview>;

/** A public review of a traveler, for guides they have booked. */
export const TravelerReview = z.object({
  id: ReviewId,
  rating: Stars,
  content: z.string(),
  /** The guide who wrote it. */
  author: UserSummary,
  createdAt: Instant,
});
export type TravelerReview = z.infer<typeof TravelerReview>;

/** Guides' reviews of a traveler. `mean` has one decimal; null if there are none. */
export const TravelerReviews = z.object({
  userId: UserId,
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** The latest, newest first. */
  data: z.array(TravelerReview),
});
export type TravelerReviews = z.infer<typeof TravelerReviews>;

/** The kinds of data that the two sides of a review share, without the data itself. */
export const REVIEW_MATCHES = ['browser', 'network', 'payout'] as const;
export type ReviewMatch = (typeof REVIEW_MATCHES)[number];

/** A review in any state, as shown to staff. */
export const StaffReview = z.object({
  id: ReviewId,
  bookingId: z.nullable(BookingId),
  type: ReviewType,
  rating: Stars,
  content: z.string(),
  author: UserSummary,
  /** The reviewed user. */
  subject: UserSummary,
  submittedAt: Instant,
  publicAt: z.nullable(Instant),
  hiddenAt: z.nullable(Instant),
  hiddenReason: z.nullable(z.string()),
  /** The deadline for staff to check it; null if they are not checking it. */
  checkedUntil: z.nullable(Instant),
  /** Why staff check or checked it. */
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
  /** The guide's reply to the traveler's review. */
  reply: z.nullable(Reply),
};

/** The viewer's own review. */
export const OwnReview = z.object({
  ...writtenShape,
  /** When it becomes public at the latest; null if it is already public or has no date. */
  publicBy: z.nullable(Instant),
  /** The deadline for staff to check it; null if they are not checking it. */
  checkedUntil: z.nullable(Instant),
  /** Hidden by staff: invisible to others. */
  hidden: z.boolean(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/**
 * The state of the reviews of one booking, for one of its parties. Reveals nothing about the other side's
 * review before that is public.
 */
export const ReviewStatus = z.object({
  bookingId: BookingId,
  /** The direction of the viewer's review. */
  type: ReviewType,
  fromUserId: UserId,
  /** The user whom the viewer reviews. */
  toUserId: UserId,
  canReview: z.boolean(),
  /** Why the viewer cannot review, in English, as specified; null if they can. */
  reason: z.nullable(z.string()),
  /** The same reason as a stable code. */
  code: z.nullable(z.enum(REVIEW_REFUSALS)),
  reviewUntil: z.nullable(Instant),
  own: z.nullable(OwnReview),
  theirs: z.nullable(z.object(writtenShape)),
});
export type ReviewStatus = z.infer<typeof ReviewStatus>;
