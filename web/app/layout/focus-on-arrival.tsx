import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation, moves the focus of keyboards and screen readers to the content, as on a page load. */
export const FocusOnArrival = () => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const content = document.getElementById('content');
    // Unless the page itself has moved the focus.
    if (content?.contains(document.activeElement)) return;
    content?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
};
