import { type PointerEvent, useRef, useState } from 'react';

interface View {
  scale: number;
  /** The offset of the picture's center from the window's center, in pixels. */
  x: number;
  y: number;
}
interface Point {
  x: number;
  y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MAX_ZOOM = 5;
const DOUBLE = 2.5;
/**
 * The user can zoom to this multiple of the picture's own pixels, even beyond the usual maximum, because a
 * long screenshot is a thin strip when shown in full.
 */
const BEYOND_PIXELS = 1.5;
/** The length of a horizontal swipe that changes the picture, in pixels. */
const SWIPE_PX = 60;
/** The distance by which a wheel, or two fingers on a trackpad, zooms by a factor of e, in pixels. */
const WHEEL_PX = 300;
const TRACKPAD_PX = 100;

const clamp = (value: number, max: number): number => Math.min(max, Math.max(-max, value));

/**
 * Lets the user zoom and pan a picture by touch, wheel and keys. While the whole picture is visible, a
 * swipe changes to the next or previous picture.
 */
export const useZoom = (onSwipe: (by: 1 | -1) => void) => {
  const [view, setView] = useState<View>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const swiped = useRef<number | null>(null);
  const frame = useRef<HTMLElement>(null);

  /** Returns the picture's size in the window when shown in full, and its maximum zoom. */
  const measurePicture = () => {
    const image = frame.current?.querySelector('img');
    const { clientWidth: width = innerWidth, clientHeight: height = innerHeight } = image ?? {};
    const pixels = Number(image?.getAttribute('width')) || (image?.naturalWidth ?? width);
    return {
      width,
      height,
      maxZoom: Math.max(MAX_ZOOM, (BEYOND_PIXELS * pixels) / Math.max(1, width)),
    };
  };

  /** Zooms around a point, which is relative to the center of the window. */
  const zoom = (by: number, around: Point = { x: 0, y: 0 }, moved: Point = { x: 0, y: 0 }) =>
    setView(({ scale, x, y }) => {
      const { width, height, maxZoom: most } = measurePicture();
      const next = Math.min(most, Math.max(1, scale * by));
      const ratio = next / scale;
      const edge = {
        x: Math.max(0, next * width - innerWidth) / 2,
        y: Math.max(0, next * height - innerHeight) / 2,
      };
      return {
        scale: next,
        x: clamp(around.x - (around.x - x) * ratio + moved.x, edge.x),
        y: clamp(around.y - (around.y - y) * ratio + moved.y, edge.y),
      };
    });
  const fromMiddle = ({ x, y }: Point): Point => ({
    x: x - innerWidth / 2,
    y: y - innerHeight / 2,
  });
  const pinchPoints = (): readonly [Point, Point] | null => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? [one, other] : null;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    swiped.current = fingers.current.size === 1 && view.scale === 1 ? event.clientX : null;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const then = pinchPoints();
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const pinch = pinchPoints();
    if (then && pinch) {
      const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
      const middle = { x: (pinch[0].x + pinch[1].x) / 2, y: (pinch[0].y + pinch[1].y) / 2 };
      zoom(distance(pinch) / Math.max(1, distance(then)), fromMiddle(middle));
    } else if (view.scale > 1) zoom(1, undefined, { x: now.x - before.x, y: now.y - before.y });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    const from = swiped.current;
    swiped.current = null;
    if (from === null || event.type === 'pointercancel') return;
    const by = event.clientX - from;
    if (Math.abs(by) > SWIPE_PX) onSwipe(by < 0 ? 1 : -1);
  };
  const onWheel = (event: WheelEvent) => {
    // Prevents zooming the whole page: browsers report two fingers on a trackpad as a wheel with Ctrl.
    event.preventDefault();
    const by = Math.exp(-event.deltaY / (event.ctrlKey ? TRACKPAD_PX : WHEEL_PX));
    zoom(by, fromMiddle({ x: event.clientX, y: event.clientY }));
  };
  return {
    view,
    zoom,
    reset: () => setView(WHOLE),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      /**
       * Added directly, because React's own wheel listener is passive and cannot prevent the page from
       * scrolling.
       */
      ref: (element: HTMLElement | null) => {
        frame.current = element;
        element?.addEventListener('wheel', onWheel, { passive: false });
        return () => element?.removeEventListener('wheel', onWheel);
      },
      onDoubleClick: (event: { clientX: number; clientY: number }) => {
        if (view.scale > 1) return setView(WHOLE);
        // Zooms in until the picture is at least as wide as the window.
        const fitting = innerWidth / Math.max(1, measurePicture().width);
        zoom(Math.max(DOUBLE, fitting), fromMiddle({ x: event.clientX, y: event.clientY }));
      },
    },
  };
};
