import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { DashboardView } from './dashboard-views.ts';

/**
 * Scrolls to the target of the URL and focuses it once it is found. Without a target, a new view starts at
 * its top, and takes focus if the old view contained it.
 */
export const useScrollToTarget = (
  panel: RefObject<HTMLElement | null>,
  view: DashboardView,
  found: DashboardView | undefined,
): void => {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const last = useRef(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the same link is followed again.
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
    // When the user goes back, the browser restores the scroll position.
    if (type === 'POP') return;
    const { top } = self.getBoundingClientRect();
    if (top < Number.parseFloat(getComputedStyle(self).scrollMarginTop)) self.scrollIntoView();
  }, [panel, view, found, hash, key, type]);
};
