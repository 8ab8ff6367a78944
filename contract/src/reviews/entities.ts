import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { BookingId, GuideId, Instant, ReviewId, ShoppingCaseId, UserId } from '../primitives.ts';
import { REVIEW_REFUSALS } from './eligibility.ts';
import { RATING_MAX, RATING_MIN } from './fields.ts';
import { MAX_TAGS, REVIEW_TAGS } from './tags.ts';

/** The direction of a review. */
export const ReviewType = z.enum(['traveler_to_guide', 'guide_to_traveler']);
export type ReviewType = z.infer<typeof ReviewType>;

export const Stars = z.int().check(z.minimum(RATING_MIN), z.maximum(RATING_MAX));

/** The tags of a review of a guide; a set. Always empty in a review of a traveler. */
export const Tags = z.array(z.enum(REVIEW_TAGS)).check(z.maxLength(MAX_TAGS));

/** The guide's public reply; a review can have only one (docs/product/reviews.md, "Answers"). */
const Reply = z.object({ content: z.string(), createdAt: Instant });

/** A public review of a guide. */
export const GuideReview = z.object({
  id: ReviewId,
  type: z.literal('traveler_to_guide'),
  guideId: GuideId,
  rating: Stars,
  content: z.string(),
  tags: Tags,
  /** The traveler who wrote the review. */
  author: UserSummary,
  createdAt: Instant,
  /** When the review became public; the guide can reply from then on. */
  publicAt: Instant,
  reply: z.nullable(Reply),
});
export type GuideReview = z.infer<typeof GuideReview>;

/** A public review of a traveler, for guides they have booked. */
export const TravelerReview = z.object({
  id: ReviewId,
  rating: Stars,
  content: z.string(),
  /** The guide who wrote the review. */
  author: UserSummary,
  createdAt: Instant,
});
export type TravelerReview = z.infer<typeof TravelerReview>;

/** The reviews of a traveler by guides. `rating` is their mean with one decimal; null if there are none. */
export const TravelerReviews = z.object({
  userId: UserId,
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** The latest reviews, newest first. */
  data: z.array(TravelerReview),
});
export type TravelerReviews = z.infer<typeof TravelerReviews>;

/** The kinds of data that the two parties of a review can share. The data itself is not included. */
export const REVIEW_MATCHES = ['browser', 'network', 'payout'] as const;
export type ReviewMatch = (typeof REVIEW_MATCHES)[number];

/** A review in any state, as shown to staff. */
export const StaffReview = z.object({
  id: ReviewId,
  bookingId: z.nullable(BookingId),
  type: ReviewType,
  rating: Stars,
  content: z.string(),
  tags: Tags,
  author: UserSummary,
  /** The user who was reviewed. */
  subject: UserSummary,
  submittedAt: Instant,
  publicAt: z.nullable(Instant),
  hiddenAt: z.nullable(Instant),
  hiddenReason: z.nullable(z.string()),
  /** The deadline of the staff check; null if the review is not being checked. */
  checkedUntil: z.nullable(Instant),
  /** The data shared by the two parties, because of which staff check or checked the review. */
  matches: z.array(z.enum(REVIEW_MATCHES)),
  reply: z.nullable(Reply),
});
export type StaffReview = z.infer<typeof StaffReview>;

const writtenShape = {
  id: ReviewId,
  rating: Stars,
  content: z.string(),
  tags: Tags,
  submittedAt: Instant,
  publicAt: z.nullable(Instant),
  /** The guide's reply to the traveler's review. */
  reply: z.nullable(Reply),
};

/** The viewer's own review. */
export const OwnReview = z.object({
  ...writtenShape,
  /** The latest time at which the review becomes public; null if it already is public or has no such time. */
  publicBy: z.nullable(Instant),
  /** The deadline of the staff check; null if the review is not being checked. */
  checkedUntil: z.nullable(Instant),
  /** True if staff have hidden the review, so that other users do not see it. */
  hidden: z.boolean(),
});
export type OwnReview = z.infer<typeof OwnReview>;

const answersShape = {
  /** Whether the tour stopped at a shop that was not agreed on. */
  unagreedShop: z.boolean(),
  /** Whether there was pressure to buy. */
  pressure: z.boolean(),
  /** Whether the traveler paid more than agreed. */
  overcharged: z.boolean(),
};

/** A traveler's answers to the questions about shopping; see shopping.ts. */
export const ShoppingAnswersSent = z.strictObject(answersShape);

/** The answers as stored, for the traveler who gave them. */
export const OwnShoppingAnswers = z.object({ ...answersShape, answeredAt: Instant });
export type OwnShoppingAnswers = z.infer<typeof OwnShoppingAnswers>;

/** A case for staff: the reports of at least two travelers about a guide. */
export const ShoppingCase = z.object({
  id: ShoppingCaseId,
  guideId: GuideId,
  guide: UserSummary,
  openedAt: Instant,
  closedAt: z.nullable(Instant),
  /** Staff's note on closing the case. */
  reason: z.nullable(z.string()),
  /** The reports, oldest first. */
  reports: z.array(
    z.object({
      ...answersShape,
      answeredAt: Instant,
      bookingId: z.nullable(BookingId),
      bookingNumber: z.nullable(z.string()),
      traveler: UserSummary,
    }),
  ),
});
export type ShoppingCase = z.infer<typeof ShoppingCase>;

/**
 * The state of a booking's reviews, for one of its parties. Reveals nothing about the other party's review
 * before that review is public.
 */
export const ReviewStatus = z.object({
  bookingId: BookingId,
  /** The direction of the viewer's review. */
  type: ReviewType,
  fromUserId: UserId,
  /** The user whom the viewer reviews. */
  toUserId: UserId,
  canReview: z.boolean(),
  /** Why the viewer cannot review, in English as specified; null if they can. */
  reason: z.nullable(z.string()),
  /** The same reason as a stable code; null if the viewer can review. */
  code: z.nullable(z.enum(REVIEW_REFUSALS)),
  reviewUntil: z.nullable(Instant),
  own: z.nullable(OwnReview),
  theirs: z.nullable(z.object(writtenShape)),
  /**
   * The questions about shopping, for the traveler: whether they can answer now, and their own answers. Null
   * for the guide; absent if a process of the previous release answered.
   */
  shopping: z.optional(
    z.nullable(z.object({ canAnswer: z.boolean(), own: z.nullable(OwnShoppingAnswers) })),
  ),
});
export type ReviewStatus = z.infer<typeof ReviewStatus>;
