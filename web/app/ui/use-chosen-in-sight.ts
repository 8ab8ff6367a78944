import { type RefObject, useEffect } from 'react';

/**
 * Where a row of tabs or links scrolls sideways, the chosen one stands in the middle: when another is
 * `chosen`, and when one changes its width, as by a count that arrives.
 */
export const useChosenInSight = (row: RefObject<HTMLElement | null>, chosen: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place to stand at.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const show = () => {
      const here = element.querySelector('[aria-selected="true"], [aria-current]');
      if (!here) return;
      const place = here.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      element.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
    };
    // Tells each one's size once at the beginning, too.
    const watch = new ResizeObserver(show);
    for (const one of element.querySelectorAll('[role="tab"], a')) watch.observe(one);
    return () => watch.disconnect();
  }, [row, chosen]);
};
