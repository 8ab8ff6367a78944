import { type RefObject, useEffect } from 'react';

/** Fades each side of a row where more content follows, and marks the row while its end is out of view. */
const fade = (row: HTMLElement): void => {
  const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
  row.style.setProperty('--fade-before', row.scrollLeft > 1 ? '2.5rem' : '0px');
  row.style.setProperty('--fade-after', rest > 1 ? '2.5rem' : '0px');
  row.toggleAttribute('data-more', rest > 1);
};

/** Class names of a scrolling row whose ends fade; `--fade-clear` at its end stays unfaded. */
export const FADED =
  '[mask-image:linear-gradient(to_right,transparent,black_var(--fade-before,0px),black_calc(100%-var(--fade-after,0px)),transparent_calc(100%-var(--fade-clear,0px)))]';

/** Keeps the faded ends of a scrolling row up to date. An end where nothing follows does not fade. */
export const useFade = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const update = () => fade(row);
    const watch = new ResizeObserver(update);
    watch.observe(row);
    for (const part of row.querySelectorAll('a, button')) watch.observe(part);
    row.addEventListener('scroll', update, { passive: true });
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', update);
    };
  }, [ref]);
};
