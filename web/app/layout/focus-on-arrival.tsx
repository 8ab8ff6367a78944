import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation, moves keyboard and screen reader focus to the content, as a page load does. */
export const FocusOnArrival = () => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const content = document.getElementById('content');
    // Keeps focus where it is if the page itself has moved it.
    if (content?.contains(document.activeElement)) return;
    content?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
};
