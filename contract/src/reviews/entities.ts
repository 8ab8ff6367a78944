import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { GuideId, Instant, ReviewId } from '../primitives.ts';

/** Who reviews whom. */
export const ReviewType = z.enum(['traveler_to_guide', 'guide_to_traveler']);
export type ReviewType = z.infer<typeof ReviewType>;

export const Stars = z.int().check(z.minimum(1), z.maximum(5));

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
  /** The guide's one public answer (docs/product/reviews.md, "Public reviews"). */
  reply: z.nullable(z.object({ content: z.string(), createdAt: Instant })),
});
export type GuideReview = z.infer<typeof GuideReview>;
