import { ReviewStatus } from '@tomoguide/contract/reviews/entities';
import * as z from 'zod/mini';

/** Returns the reviews of the sample booking as its traveler sees them, who may write one. */
export const sampleReviewStatus = (
  change: Partial<z.input<typeof ReviewStatus>> = {},
): ReviewStatus => {
  const open: z.input<typeof ReviewStatus> = {
    bookingId: 42,
    type: 'traveler_to_guide',
    fromUserId: 7,
    toUserId: 9,
    canReview: true,
    reason: null,
    code: null,
    reviewUntil: '2036-12-15T05:00:00Z',
    own: null,
    theirs: null,
  };
  return z.parse(ReviewStatus, { ...open, ...change });
};
