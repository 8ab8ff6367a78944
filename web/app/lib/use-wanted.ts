import { useRef, useState } from 'react';

/**
 * A choice that stands in the address. What was just chosen counts at once, before the address has
 * followed: a box stays ticked under the finger, and a second quick choice adds to the first.
 * `address` tells one choice in the address from another.
 */
export const useWanted = <Choice>(inAddress: Choice, address: string) => {
  const [wanted, setWanted] = useState<{ chosenAt: string; choice: Choice } | null>(null);
  // The address has changed, by us or by Back: from here on it decides again.
  const isOver = wanted !== null && wanted.chosenAt !== address;
  if (isOver) setWanted(null);
  const choice = wanted === null || isOver ? inAddress : wanted.choice;
  // Two choices may be made before either is rendered.
  const latest = useRef(choice);
  latest.current = choice;
  /** Adds to what was chosen last; answers the whole, for the address. */
  const want = (part: Partial<Choice>): Choice => {
    latest.current = { ...latest.current, ...part };
    setWanted({ chosenAt: address, choice: latest.current });
    return latest.current;
  };
  return { choice, want, latest };
};
