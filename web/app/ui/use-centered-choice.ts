import { type RefObject, useEffect } from 'react';

/**
 * Centers the chosen item of a row of tabs or links that scrolls sideways, when the choice changes, and
 * when an item changes its width, for example because a count loads.
 */
export const useCenteredChoice = (row: RefObject<HTMLElement | null>, chosen: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the choice changes.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const centerChosen = () => {
      const here = element.querySelector('[aria-selected="true"], [aria-current]');
      if (!here) return;
      const place = here.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      element.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
    };
    // The observer also reports each initial size once.
    const watch = new ResizeObserver(centerChosen);
    for (const one of element.querySelectorAll('[role="tab"], a')) watch.observe(one);
    return () => watch.disconnect();
  }, [row, chosen]);
};
