import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { CheckoutPageSkeleton } from '../pages/checkout/checkout-skeleton.tsx';
import { GuideSkeleton } from '../pages/guides/guide-skeleton.tsx';

/**
 * The delay before the skeleton appears, so that a page that loads faster is shown without a flash of gray.
 */
const QUICK_MS = 100;

const getSkeleton = (path: string): ReactNode => {
  if (/^\/guides\/\d+\/?$/.test(path)) return <GuideSkeleton />;
  if (/^\/checkout\b/.test(path)) return <CheckoutPageSkeleton />;
  return null;
};

/**
 * Shows the current page or, while the next page loads slowly, its skeleton. Applies to the two pages that
 * depend most on the network (docs/product/pages.md, "Slow networks"). The old page keeps its state and
 * scroll position, because the user may go back to it.
 */
export const PageTransition = ({ children }: { children: ReactNode }) => {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const [waited, setWaited] = useState<string>();
  const left = useRef<{ pathname: string; scrollY: number } | null>(null);
  const next = location?.pathname;
  useEffect(() => {
    if (next === undefined) return setWaited(undefined);
    const timer = setTimeout(() => {
      // Must run before the page is hidden, because hiding resets its scroll position.
      left.current = { pathname, scrollY: window.scrollY };
      setWaited(next);
    }, QUICK_MS);
    return () => clearTimeout(timer);
  }, [next, pathname]);
  const skeleton =
    next !== undefined && next === waited && next !== pathname ? getSkeleton(next) : null;
  const shown = skeleton !== null;
  useLayoutEffect(() => {
    if (shown) {
      window.scrollTo(0, 0);
      return;
    }
    if (left.current?.pathname === pathname) window.scrollTo(0, left.current.scrollY);
    left.current = null;
  }, [shown, pathname]);
  return (
    <>
      {skeleton}
      <div className={shown ? 'hidden' : 'contents'}>{children}</div>
    </>
  );
};
