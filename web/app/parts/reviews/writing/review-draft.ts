import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { useEffect, useState } from 'react';

/** The draft of a review. Survives a reload and closing the dialog, but not closing the tab. */
export interface ReviewDraft {
  /** Null until chosen. */
  rating: number | null;
  content: string;
}

const EMPTY: ReviewDraft = { rating: null, content: '' };

/** A draft belongs to one user: the next user to log in on this device does not see it. */
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
    // Blocked storage contains nothing.
  }
};

/** The draft and a function to change parts of it. */
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
