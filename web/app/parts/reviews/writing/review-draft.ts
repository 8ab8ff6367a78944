import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { ReviewTag } from '@tomoguide/contract/reviews/tags';
import { useStoredDraft } from '../../../form/stored-draft.ts';

interface ReviewDraft {
  /** The number of stars; null until it is chosen. */
  rating: number | null;
  /** Only in a review of a guide. */
  tags: ReviewTag[];
  content: string;
}

const EMPTY: ReviewDraft = { rating: null, tags: [], content: '' };

/** Returns the draft of a review, a function that changes parts of it, and a function that clears it. */
export const useReviewDraft = (userId: UserId, bookingId: BookingId) =>
  useStoredDraft(`draft:${userId}:review:${bookingId}`, EMPTY);
