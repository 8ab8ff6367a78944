import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { ReviewTag } from '@tomoguide/contract/reviews/tags';
import { useStoredDraft } from '../../../form/stored-draft.ts';
import type { TypedAnswers } from './shopping-input.tsx';

interface ReviewDraft {
  /** The number of stars; null until it is chosen. */
  rating: number | null;
  /** Only in a review of a guide. */
  tags: ReviewTag[];
  content: string;
  /** Only in a review of a guide: the answers to the questions about shopping. */
  shopping: TypedAnswers;
}

const EMPTY: ReviewDraft = { rating: null, tags: [], content: '', shopping: {} };

/** Returns the draft of a review, a function that changes parts of it, and a function that clears it. */
export const useReviewDraft = (userId: UserId, bookingId: BookingId) =>
  useStoredDraft(`draft:${userId}:review:${bookingId}`, EMPTY);
