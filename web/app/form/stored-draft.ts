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
    // Blocked storage contains nothing.
  }
};

/**
 * The input of a form, a function to change parts of it, and one to clear it after it is sent. It survives
 * a reload, but not closing the tab. `begin` can override parts of the stored draft.
 */
export const useStoredDraft = <Draft extends object>(
  key: string,
  empty: Draft,
  begin: (kept: Partial<Draft>) => Partial<Draft> = () => ({}),
): [Draft, (change: Partial<Draft>) => void, () => void] => {
  const [blank] = useState(empty);
  // Null while nothing was typed, so that nothing is stored.
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
