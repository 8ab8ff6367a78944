import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { useEffect, useState } from 'react';

/** What is typed of a review; a reload or a closed dialog keeps it, closing the tab does not. */
export interface ReviewDraft {
  /** Null until it is chosen. */
  rating: number | null;
  content: string;
}

const EMPTY: ReviewDraft = { rating: null, content: '' };

/** A draft is one person's: whoever logs in next on this device sees none of it. */
export const reviewDraftKey = (userId: UserId, bookingId: BookingId): string =>
  `review:${userId}:${bookingId}`;

const read = (key: string): ReviewDraft => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...EMPTY, ...stored } : EMPTY;
  } catch {
    return EMPTY;
  }
};

export const forgetReviewDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
};

/** The draft and how to change parts of it. */
export const useReviewDraft = (
  key: string,
): [ReviewDraft, (change: Partial<ReviewDraft>) => void] => {
  const [draft, setDraft] = useState(() => read(key));
  useEffect(() => {
    try {
      if (draft !== EMPTY) sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Without storage the draft lasts as long as the dialog.
    }
  }, [key, draft]);
  return [draft, (change) => setDraft((before) => ({ ...before, ...change }))];
};
