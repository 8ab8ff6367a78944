import type { FactKind, FactValue } from './facts.ts';
import { foldText } from './fold-text.ts';

/** A message prepared for the readers of facts. */
export interface MessageText {
  readonly raw: string;
  readonly folded: string;
  readonly script: 'chinese' | 'japanese' | 'latin';
  /** False if patterns of English words need not be tried. */
  readonly hasLatin: boolean;
}

/** A part of the text that a reader understood. */
export interface Candidate {
  /** Null for what is known not to be a fact, such as a platform number. */
  readonly kind: FactKind | null;
  readonly start: number;
  readonly end: number;
  /** Several if the text is ambiguous. */
  readonly values: readonly FactValue[];
}

export const prepareText = (raw: string): MessageText => {
  const folded = foldText(raw);
  const script = /[\u3041-\u3096\u30a1-\u30fa]/.test(raw)
    ? 'japanese'
    : /\p{sc=Han}/u.test(raw)
      ? 'chinese'
      : 'latin';
  return { raw, folded, script, hasLatin: /[a-z]/.test(folded) };
};

/** Returns the candidates that do not overlap, longest first; of two with the same length, what is no fact. */
export const selectCandidates = (candidates: readonly Candidate[], length: number): Candidate[] => {
  const taken = new Uint8Array(length);
  const rank = (one: Candidate): number => one.end - one.start + (one.kind === null ? 0.5 : 0);
  return candidates
    .toSorted((a, b) => rank(b) - rank(a))
    .filter(({ start, end }) => {
      if (taken[start] || taken[end - 1]) return false;
      taken.fill(1, start, end);
      return true;
    })
    .toSorted((a, b) => a.start - b.start);
};
