import { useRef, useState } from 'react';

/**
 * Manages a choice that is stored in the URL. A new choice applies immediately, before the URL has changed,
 * so that a checkbox stays ticked and a second quick choice builds on the first. `address` identifies the
 * URL's version of the choice.
 */
export const useOptimisticChoice = <Choice>(inAddress: Choice, address: string) => {
  const [optimistic, setOptimistic] = useState<{ chosenAt: string; choice: Choice } | null>(null);
  // The URL has changed, because of this choice or because the user went back, so it takes precedence.
  const isOutdated = optimistic !== null && optimistic.chosenAt !== address;
  if (isOutdated) setOptimistic(null);
  const choice = optimistic === null || isOutdated ? inAddress : optimistic.choice;
  // A ref, because the user can make two choices before either is rendered.
  const latest = useRef(choice);
  latest.current = choice;
  /** Merges a change into the latest choice, and returns the whole choice for the URL. */
  const choose = (part: Partial<Choice>): Choice => {
    latest.current = { ...latest.current, ...part };
    setOptimistic({ chosenAt: address, choice: latest.current });
    return latest.current;
  };
  return { choice, choose, latest };
};
