import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

/** So near to the upper and lower edge of the window the page scrolls along, in pixels a frame. */
const EDGE = 96;
const SCROLL = 8;

interface Drag {
  /** Where it would go; first of all its own place. */
  onOver: (to: number) => void;
  /** Where it was let go; null: nowhere. */
  onEnd: (to: number | null) => void;
}

/** The place in the list that is under a finger: `data-place` of its tile. */
const placeAt = (x: number, y: number): number | null => {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return tile ? Number(tile.dataset.place) : null;
};

/**
 * Dragging by finger or pen, which the browser's own drag and drop does not know on all phones. The
 * tile moves in the document while it is dragged, so that the window listens and not the tile.
 */
export const useTouchDrag = () => {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return (event: ReactPointerEvent, from: number, { onOver, onEnd }: Drag): void => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    running.current?.abort();
    const drag = new AbortController();
    running.current = drag;
    const { signal } = drag;
    const { pointerId } = event;
    let { clientX: x, clientY: y } = event;
    let to = from;
    onOver(from);
    const follow = (): void => {
      if (signal.aborted) return;
      if (y < EDGE) window.scrollBy(0, -SCROLL);
      else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
      const place = placeAt(x, y);
      if (place !== null && place !== to) {
        to = place;
        onOver(to);
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
