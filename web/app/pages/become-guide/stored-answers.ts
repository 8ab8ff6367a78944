import type { AnswerChanges } from '@tomoguide/contract/applications/answers';

/** Answers that the server has not yet acknowledged. */
export interface StoredAnswers {
  typed: AnswerChanges;
  /** The server's values before these answers were typed. */
  over: AnswerChanges;
  /** Values that were sent before more was typed, so the server may already have them. */
  sent: AnswerChanges;
}

/**
 * Stores the answers on this device on every key press. A logout removes them like any draft
 * (lib/session-storage.ts).
 */
const getKey = (userId: number): string => `draft:${userId}:application`;

export const storeAnswers = (userId: number, answers: StoredAnswers | null): void => {
  try {
    if (answers) localStorage.setItem(getKey(userId), JSON.stringify(answers));
    else localStorage.removeItem(getKey(userId));
  } catch {
    // Storage is blocked or full, so nothing is stored on the device.
  }
};

/** Returns input that an earlier page could not save before it was closed; null if there is none. */
export const readStoredAnswers = (userId: number): StoredAnswers | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(getKey(userId)) ?? 'null');
    const { typed, over, sent = {} } = (stored ?? {}) as Partial<StoredAnswers>;
    return typed && over ? { typed, over, sent } : null;
  } catch {
    return null;
  }
};
