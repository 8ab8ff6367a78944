import { useSyncExternalStore } from 'react';

/** As Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

/** Whether the screen has room beside or in what a phone shows alone. */
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
