import { useEffect, useState } from 'react';

const read = (key: string): object => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
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
 * What is typed in a form, how to change parts of it, and how to empty it once it is sent; a reload
 * keeps it, closing the tab does not. What `begin` makes of what was kept is newer than that.
 */
export const useStoredDraft = <Draft extends object>(
  key: string,
  empty: Draft,
  begin: (kept: Partial<Draft>) => Partial<Draft> = () => ({}),
): [Draft, (change: Partial<Draft>) => void, () => void] => {
  const [blank] = useState(empty);
  // Null: nothing was typed, so that nothing is kept.
  const [typed, setTyped] = useState<Draft | null>(() => {
    const kept = read(key);
    const known = { ...kept, ...begin(kept) };
    return Object.keys(known).length > 0 ? { ...blank, ...known } : null;
  });
  useEffect(() => {
    if (typed === null) return;
    try {
      sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      // Without storage the draft lasts as long as the page.
    }
  }, [key, typed]);
  return [
    typed ?? blank,
    (change) => setTyped((before) => ({ ...(before ?? blank), ...change })),
    () => {
      forgetDraft(key);
      setTyped(null);
    },
  ];
};
