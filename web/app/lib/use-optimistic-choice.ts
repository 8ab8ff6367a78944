import { useRef, useState } from 'react';

/**
 * A choice stored in the URL. A new choice applies immediately, before the URL has changed, so that a
 * checkbox stays ticked and a second quick choice adds to the first. `address` distinguishes one stored
 * choice from another.
 */
export const useOptimisticChoice = <Choice>(inAddress: Choice, address: string) => {
  const [optimistic, setOptimistic] = useState<{ chosenAt: string; choice: Choice } | null>(null);
  // The URL has changed, by this choice or by the Back button, so it takes precedence.
  const isOutdated = optimistic !== null && optimistic.chosenAt !== address;
  if (isOutdated) setOptimistic(null);
  const choice = optimistic === null || isOutdated ? inAddress : optimistic.choice;
  // Two choices can be made before either is rendered.
  const latest = useRef(choice);
  latest.current = choice;
  /** Merges into the latest choice; returns the whole choice, for the URL. */
  const choose = (part: Partial<Choice>): Choice => {
    latest.current = { ...latest.current, ...part };
    setOptimistic({ chosenAt: address, choice: latest.current });
    return latest.current;
  };
  return { choice, choose, latest };
};
