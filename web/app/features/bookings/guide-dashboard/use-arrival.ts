import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { DeskView } from './desk-views.ts';

/**
 * A part that the address names comes into sight and has the focus, once it is found. Without one, another view begins at
 * its top, and has the focus where the former one took that along.
 */
export const useArrival = (
  panel: RefObject<HTMLElement | null>,
  view: DeskView,
  found: DeskView | undefined,
): void => {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const last = useRef(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again leads there again.
  useEffect(() => {
    const self = panel.current;
    if (!self) return;
    const isOther = view !== last.current;
    last.current = view;
    const part = self.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`);
    if (part) {
      part.scrollIntoView();
      part.focus({ preventScroll: true });
      return;
    }
    if (!isOther) return;
    if (document.activeElement === document.body) self.focus({ preventScroll: true });
    // Back leads to where one was by itself.
    if (type === 'POP') return;
    const { top } = self.getBoundingClientRect();
    if (top < Number.parseFloat(getComputedStyle(self).scrollMarginTop)) self.scrollIntoView();
  }, [panel, view, found, hash, key, type]);
};
