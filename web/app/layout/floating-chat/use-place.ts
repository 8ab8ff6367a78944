import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

/** How far the window is from the right and the lower edge of the screen, in pixels. */
interface Place {
  x: number;
  y: number;
}

const STORE = 'chatWindowPlace';
const CORNER: Place = { x: 24, y: 24 };
/** Never nearer to an edge, */
const MARGIN = 8;
/** nor under the header. */
const HEADER = 72;
const STEP = 24;
const LEAP = 96;

const isPlace = (value: unknown): value is Place => {
  const place = value as Partial<Place> | null;
  return Number.isFinite(place?.x) && Number.isFinite(place?.y);
};

const readPlace = (): Place => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? 'null');
    return isPlace(kept) ? kept : CORNER;
  } catch {
    return CORNER;
  }
};

const keepPlace = (place: Place): void => {
  try {
    localStorage.setItem(STORE, JSON.stringify(place));
  } catch {
    // Without storage it lasts as long as the page.
  }
};

const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most));

/**
 * Where the window stands: kept on this device, moved by pointer and by keys, and always in the screen,
 * however that is resized. The window's style is written past React, so that nothing is drawn anew
 * while it moves.
 */
export const usePlace = (ref: RefObject<HTMLElement | null>, minimised: boolean) => {
  const wanted = useRef<Place>(CORNER);
  const put = ({ x, y }: Place): Place => {
    const box = ref.current;
    if (!box) return { x, y };
    // What it is placed in is narrower than the screen where room is kept for a scrollbar.
    const { left, top } = box.getBoundingClientRect();
    const { right, bottom } = getComputedStyle(box);
    const place = {
      x: within(x, Number.parseFloat(right) + left - MARGIN),
      y: within(y, Number.parseFloat(bottom) + top - HEADER),
    };
    box.style.right = `${place.x}px`;
    box.style.bottom = `${place.y}px`;
    return place;
  };
  const keep = (place: Place): void => {
    wanted.current = put(place);
    keepPlace(wanted.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is there.
  useLayoutEffect(() => {
    wanted.current = readPlace();
    put(wanted.current);
    // A screen that grows again gets it back where it was wanted.
    const listener = () => void put(wanted.current);
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }, [minimised]);

  const drag = useRef<{ pointer: number; from: Place; x: number; y: number } | null>(null);
  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const { target, currentTarget, button, pointerId, clientX, clientY } = event;
    const isHandle = target instanceof Element && target.closest('a, button, dialog') === null;
    const onGrip = target instanceof Element && target.closest('[data-grip]') !== null;
    if (button !== 0 || (!isHandle && !onGrip)) return;
    currentTarget.setPointerCapture(pointerId);
    drag.current = { pointer: pointerId, from: put(wanted.current), x: clientX, y: clientY };
  };
  const placeAt = ({ clientX, clientY }: ReactPointerEvent): Place | null => {
    const held = drag.current;
    if (!held) return null;
    return { x: held.from.x - (clientX - held.x), y: held.from.y - (clientY - held.y) };
  };
  const onPointerMove = (event: ReactPointerEvent) => {
    const place = drag.current?.pointer === event.pointerId ? placeAt(event) : null;
    if (place) put(place);
  };
  const onPointerEnd = (event: ReactPointerEvent) => {
    const place = drag.current?.pointer === event.pointerId ? placeAt(event) : null;
    drag.current = null;
    if (place) keep(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LEAP : STEP;
    const { x, y } = put(wanted.current);
    const next = {
      ArrowLeft: { x: x + step, y },
      ArrowRight: { x: x - step, y },
      ArrowUp: { x, y: y + step },
      ArrowDown: { x, y: y - step },
      Home: CORNER,
    }[event.key];
    if (!next) return;
    event.preventDefault();
    keep(next);
  };
  return {
    /** For what it is dragged by. */
    bar: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
    /** For the button that hears the keys. */
    onKeyDown,
  };
};
