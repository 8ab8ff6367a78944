import { ReviewStanding } from '@tomoguide/contract/reviews/entities';
import * as z from 'zod/mini';

/** The reviews of the sample booking, as its traveler, who may write one, sees them. */
export const sampleStanding = (
  change: Partial<z.input<typeof ReviewStanding>> = {},
): ReviewStanding => {
  const open: z.input<typeof ReviewStanding> = {
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
  return z.parse(ReviewStanding, { ...open, ...change });
};
