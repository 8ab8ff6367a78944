import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { useStoredDraft } from '../../../form/stored-draft.ts';

interface ReviewDraft {
  /** The number of stars; null until it is chosen. */
  rating: number | null;
  content: string;
}

const EMPTY: ReviewDraft = { rating: null, content: '' };

/** Returns the draft of a review, a function that changes parts of it, and a function that clears it. */
export const useReviewDraft = (userId: UserId, bookingId: BookingId) =>
  useStoredDraft(`draft:${userId}:review:${bookingId}`, EMPTY);
