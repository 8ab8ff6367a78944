import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

/** The window's distance from the right and bottom edges of the screen, in pixels. */
interface Place {
  x: number;
  y: number;
}

const STORE = 'chatWindowPlace';
const CORNER: Place = { x: 24, y: 24 };
/** Minimum distance from an edge of the screen. */
const MARGIN = 8;
/** Minimum distance from the top, below the header. */
const HEADER = 72;
const STEP = 24;
const LEAP = 96;

const isPlace = (value: unknown): value is Place => {
  const place = value as Partial<Place> | null;
  return Number.isFinite(place?.x) && Number.isFinite(place?.y);
};

const readPlace = (): Place => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? 'null');
    return isPlace(stored) ? stored : CORNER;
  } catch {
    return CORNER;
  }
};

const storePlace = (place: Place): void => {
  try {
    localStorage.setItem(STORE, JSON.stringify(place));
  } catch {
    // Storage is blocked, so the position lasts only as long as the page.
  }
};

const clamp = (value: number, max: number): number => Math.max(MARGIN, Math.min(value, max));

/**
 * Manages the window's position: stored on this device, changed by pointer or keyboard, and kept on the
 * screen across resizes. Sets the style directly, bypassing React, so that moving the window does not cause
 * renders.
 */
export const useWindowPosition = (ref: RefObject<HTMLElement | null>, minimized: boolean) => {
  const requested = useRef<Place>(CORNER);
  const applyPosition = ({ x, y }: Place): Place => {
    const box = ref.current;
    if (!box) return { x, y };
    // The window's containing block is narrower than the screen if space is reserved for a scrollbar.
    const { left, top } = box.getBoundingClientRect();
    const { right, bottom } = getComputedStyle(box);
    const place = {
      x: clamp(x, Number.parseFloat(right) + left - MARGIN),
      y: clamp(y, Number.parseFloat(bottom) + top - HEADER),
    };
    box.style.right = `${place.x}px`;
    box.style.bottom = `${place.y}px`;
    return place;
  };
  const storeAndApply = (place: Place): void => {
    requested.current = applyPosition(place);
    storePlace(requested.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the window appears.
  useLayoutEffect(() => {
    requested.current = readPlace();
    applyPosition(requested.current);
    // When the screen grows again, the window returns to its chosen position.
    const listener = () => void applyPosition(requested.current);
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }, [minimized]);

  const drag = useRef<{ pointer: number; from: Place; x: number; y: number } | null>(null);
  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const { target, currentTarget, button, pointerId, clientX, clientY } = event;
    const isHandle = target instanceof Element && target.closest('a, button, dialog') === null;
    const onGrip = target instanceof Element && target.closest('[data-grip]') !== null;
    if (button !== 0 || (!isHandle && !onGrip)) return;
    currentTarget.setPointerCapture(pointerId);
    drag.current = {
      pointer: pointerId,
      from: applyPosition(requested.current),
      x: clientX,
      y: clientY,
    };
  };
  const placeAt = ({ clientX, clientY }: ReactPointerEvent): Place | null => {
    const held = drag.current;
    if (!held) return null;
    return { x: held.from.x - (clientX - held.x), y: held.from.y - (clientY - held.y) };
  };
  const onPointerMove = (event: ReactPointerEvent) => {
    const place = drag.current?.pointer === event.pointerId ? placeAt(event) : null;
    if (place) applyPosition(place);
  };
  const onPointerEnd = (event: ReactPointerEvent) => {
    const place = drag.current?.pointer === event.pointerId ? placeAt(event) : null;
    drag.current = null;
    if (place) storeAndApply(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LEAP : STEP;
    const { x, y } = applyPosition(requested.current);
    const next = {
      ArrowLeft: { x: x + step, y },
      ArrowRight: { x: x - step, y },
      ArrowUp: { x, y: y + step },
      ArrowDown: { x, y: y - step },
      Home: CORNER,
    }[event.key];
    if (!next) return;
    event.preventDefault();
    storeAndApply(next);
  };
  return {
    /** Props of the element by which the window is dragged. */
    bar: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
    /** Key handler of the button that moves the window by keyboard. */
    onKeyDown,
  };
};
