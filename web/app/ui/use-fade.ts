import { type RefObject, useEffect } from 'react';

/** Softens the side of a row where more follows, and marks the row while something follows its end. */
const fade = (row: HTMLElement): void => {
  const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
  row.style.setProperty('--fade-before', row.scrollLeft > 1 ? '2.5rem' : '0px');
  row.style.setProperty('--fade-after', rest > 1 ? '2.5rem' : '0px');
  row.toggleAttribute('data-more', rest > 1);
};

/** What a row that scrolls wears, so that its ends can fade; `--fade-clear` is left free at its end. */
export const FADED =
  '[mask-image:linear-gradient(to_right,transparent,black_var(--fade-before,0px),black_calc(100%-var(--fade-after,0px)),transparent_calc(100%-var(--fade-clear,0px)))]';

/** Keeps the ends of a scrolling row true: where nothing is cut, nothing fades. */
export const useFade = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const again = () => fade(row);
    const watch = new ResizeObserver(again);
    watch.observe(row);
    for (const part of row.querySelectorAll('a, button')) watch.observe(part);
    row.addEventListener('scroll', again, { passive: true });
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', again);
    };
  }, [ref]);
};
