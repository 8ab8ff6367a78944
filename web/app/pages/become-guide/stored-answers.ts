import type { AnswerChanges } from '@tomoguide/contract/applications/answers';

/** Answers that the server has not acknowledged. */
export interface StoredAnswers {
  typed: AnswerChanges;
  /** The server's values before them. */
  over: AnswerChanges;
  /** Values that the server may have by now, because they were sent before more was typed. */
  sent: AnswerChanges;
}

/**
 * Stored on this device on every key press; a logout removes them like any draft (lib/session-storage.ts).
 */
const keyOf = (userId: number): string => `draft:${userId}:application`;

export const storeAnswers = (userId: number, answers: StoredAnswers | null): void => {
  try {
    if (answers) localStorage.setItem(keyOf(userId), JSON.stringify(answers));
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage is blocked or full, so nothing is stored on the device.
  }
};

/** Input that an earlier page could not save before it was closed; null if none. */
export const readStoredAnswers = (userId: number): StoredAnswers | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    const { typed, over, sent = {} } = (stored ?? {}) as Partial<StoredAnswers>;
    return typed && over ? { typed, over, sent } : null;
  } catch {
    return null;
  }
};
