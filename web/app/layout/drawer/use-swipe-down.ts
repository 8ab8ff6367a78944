import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far the user must pull the sheet down to close it. */
const FAR_PX = 90;

/**
 * Makes the sheet on phones follow a finger that drags its header down. On release, the sheet closes or
 * snaps back.
 */
export const useSwipeDown = (
  head: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  onClose: () => void,
): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const grip = head.current;
    const whole = sheet.current;
    if (!grip || !whole) return;
    let from: number | null = null;
    let moved = 0;
    const start = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
      moved = 0;
    };
    const move = ({ touches }: TouchEvent) => {
      const at = touches[0]?.clientY;
      if (from === null || at === undefined) return;
      moved = Math.max(0, at - from);
      whole.style.translate = `0 ${moved}px`;
    };
    const end = () => {
      if (from === null) return;
      from = null;
      whole.style.translate = '';
      if (moved > FAR_PX) close();
    };
    grip.addEventListener('touchstart', start, { passive: true });
    grip.addEventListener('touchmove', move, { passive: true });
    grip.addEventListener('touchend', end);
    grip.addEventListener('touchcancel', end);
    return () => {
      grip.removeEventListener('touchstart', start);
      grip.removeEventListener('touchmove', move);
      grip.removeEventListener('touchend', end);
      grip.removeEventListener('touchcancel', end);
    };
  }, [head, sheet]);
};
