import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { useStoredDraft } from '../../../form/stored-draft.ts';

interface ReviewDraft {
  /** Null until it is chosen. */
  rating: number | null;
  content: string;
}

const EMPTY: ReviewDraft = { rating: null, content: '' };

/** The fields of a review's draft, a setter for some of them, and a function that empties it. */
export const useReviewDraft = (userId: UserId, bookingId: BookingId) =>
  useStoredDraft(`draft:${userId}:review:${bookingId}`, EMPTY);
