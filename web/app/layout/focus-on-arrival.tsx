import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A page one has gone to begins at its content for keyboards and screen readers, as a loaded one does. */
export const FocusOnArrival = () => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const content = document.getElementById('content');
    // Unless the page has moved the focus itself.
    if (content?.contains(document.activeElement)) return;
    content?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
};
