import { useSyncExternalStore } from 'react';

/** Same as Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

/** True if the screen has space for what a phone shows on separate screens. */
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
