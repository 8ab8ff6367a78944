import { DRAFT_DAYS } from '@tomoguide/contract/accounts/figures';
import { useEffect, useState } from 'react';

const LONGEST_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000;

/** A draft in local storage: its fields, and when they were stored, in ms since the epoch. */
interface Stored {
  fields: object;
  at: number;
}

export const deleteDraft = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
};

const readDraft = (key: string): object => {
  try {
    const { fields, at } = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored;
    if (Date.now() - at < LONGEST_MS) return fields;
    deleteDraft(key);
  } catch {
    // The stored value is missing or unreadable.
  }
  return {};
};

/**
 * Returns the input of a form, a function that changes parts of it, and a function that clears it after it
 * is sent. The input is stored on the device for DRAFT_DAYS, so it survives a reload, a closed tab and a
 * killed browser. `key` starts with `draft:<user id>:`, which lets lib/session-storage.ts remove the draft
 * at logout and when another user logs in. `begin` can override parts of the stored draft.
 */
export const useStoredDraft = <Draft extends object>(
  key: string,
  empty: Draft,
  begin: (stored: Partial<Draft>) => Partial<Draft> = () => ({}),
): [Draft, (change: Partial<Draft>) => void, () => void] => {
  const [blank] = useState(empty);
  // Null until something is typed, so that nothing is stored before that.
  const [typed, setTyped] = useState<Draft | null>(() => {
    const stored = readDraft(key);
    const known = { ...stored, ...begin(stored) };
    return Object.keys(known).length > 0 ? { ...blank, ...known } : null;
  });
  useEffect(() => {
    if (typed === null) return;
    try {
      localStorage.setItem(key, JSON.stringify({ fields: typed, at: Date.now() } satisfies Stored));
    } catch {
      // Storage is blocked, so the draft lasts only as long as the page.
    }
  }, [key, typed]);
  return [
    typed ?? blank,
    (change) => setTyped((before) => ({ ...(before ?? blank), ...change })),
    () => {
      deleteDraft(key);
      setTyped(null);
    },
  ];
};
