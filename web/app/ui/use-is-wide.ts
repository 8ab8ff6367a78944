import { useSyncExternalStore } from 'react';

/** The same breakpoint as Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

/** Returns whether the screen has room for content that a phone shows on separate screens. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
