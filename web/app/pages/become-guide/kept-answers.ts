import type { AnswerChanges } from '@tomoguide/contract/applications/answers';

/** Answers that the server has not acknowledged. */
export interface KeptAnswers {
  typed: AnswerChanges;
  /** What the server had in their place. */
  over: AnswerChanges;
  /** What it may have by now: what had been sent, before more was typed. */
  sent: AnswerChanges;
}

/** Kept on this device from the key press on; a logout forgets it as any draft (lib/session-storage.ts). */
const keyOf = (userId: number): string => `draft:${userId}:application`;

export const keepAnswers = (userId: number, answers: KeptAnswers | null): void => {
  try {
    if (answers) localStorage.setItem(keyOf(userId), JSON.stringify(answers));
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage, or with a full one, the server alone has them.
  }
};

/** What a page that ended too early had not saved; null: nothing. */
export const readKeptAnswers = (userId: number): KeptAnswers | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    const { typed, over, sent = {} } = (kept ?? {}) as Partial<KeptAnswers>;
    return typed && over ? { typed, over, sent } : null;
  } catch {
    return null;
  }
};
