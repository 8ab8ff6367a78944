import { useEffect, useState } from 'react';

const read = <Draft extends object>(key: string, empty: Draft): Draft => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...empty, ...stored } : empty;
  } catch {
    return empty;
  }
};

export const forgetDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
};

/**
 * What is typed in a form, and how to change parts of it; a reload keeps it, closing the tab does not.
 * `begun` is newer than what was kept.
 */
export const useStoredDraft = <Draft extends object>(
  key: string,
  empty: Draft,
  begun: Partial<Draft> = {},
): [Draft, (change: Partial<Draft>) => void] => {
  const [draft, setDraft] = useState(() => ({ ...read(key, empty), ...begun }));
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Without storage the draft lasts as long as the page.
    }
  }, [key, draft]);
  return [draft, (change) => setDraft((before) => ({ ...before, ...change }))];
};
