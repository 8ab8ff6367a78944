import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

/**
 * If a drag comes within this many pixels of the top or bottom edge of the window, the page scrolls by
 * SCROLL pixels per frame.
 */
const EDGE = 96;
const SCROLL = 8;

interface Drag {
  /** Called with the index at which the tile would be dropped, starting with its original index. */
  onMove: (to: number) => void;
  /** Called with the index at which the tile was dropped; null if it was dropped nowhere. */
  onEnd: (to: number | null) => void;
}

/** Returns the index of the tile under a touch, from its `data-place`; null if there is none. */
const findTileIndex = (x: number, y: number): number | null => {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return tile ? Number(tile.dataset.place) : null;
};

/**
 * Lets the user drag tiles by touch or pen, which HTML drag and drop does not support on all phones. The
 * tile moves in the document during a drag, so the listeners are on the window.
 */
export const useTouchDrag = () => {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return (event: ReactPointerEvent, from: number, { onMove, onEnd }: Drag): void => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    running.current?.abort();
    const drag = new AbortController();
    running.current = drag;
    const { signal } = drag;
    const { pointerId } = event;
    let { clientX: x, clientY: y } = event;
    let to = from;
    onMove(from);
    const follow = (): void => {
      if (signal.aborted) return;
      if (y < EDGE) window.scrollBy(0, -SCROLL);
      else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
      const place = findTileIndex(x, y);
      if (place !== null && place !== to) {
        to = place;
        onMove(to);
      }
      requestAnimationFrame(follow);
    };
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: () => void): void =>
      window.addEventListener(
        type,
        (moved) => {
          if (moved.pointerId !== pointerId) return;
          if (type === 'pointermove') ({ clientX: x, clientY: y } = moved);
          act();
        },
        { signal },
      );
    const end = (at: number | null): void => {
      drag.abort();
      onEnd(at);
    };
    listen('pointermove', () => {});
    listen('pointerup', () => end(to));
    listen('pointercancel', () => end(null));
    requestAnimationFrame(follow);
  };
};
