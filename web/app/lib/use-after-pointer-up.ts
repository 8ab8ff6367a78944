import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const BEGINS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const;

/**
 * Runs an action immediately or, if a pointer is down, after it is released, because a layout change in
 * between moves the target away from the pointer. On touch screens, pointerup precedes mousedown, which
 * moves the focus, so mouse events count too. Queued actions run before the click handler of the target, so
 * that a submit button sends the typed value, and a clear button takes effect last.
 */
export const useAfterPointerUp = (): ((action: () => void) => void) => {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const begin = ({ button }: MouseEvent): void => {
      // Other mouse buttons open a menu, after which no end event may arrive.
      if (button === 0) isPressed.current = true;
    };
    const catchUp = (): void => {
      const actions = waiting.current.splice(0);
      if (actions.length > 0) flushSync(() => actions.forEach((action) => void action()));
    };
    const end = (): void => {
      isPressed.current = false;
      // If a click follows, it follows immediately, and the browser has already determined its target.
      setTimeout(catchUp);
    };
    const beforeClick = ({ target }: MouseEvent): void => {
      // A render during the click would reset a checkbox, so the tick would be lost.
      if (!(target instanceof HTMLInputElement)) catchUp();
    };
    for (const type of BEGINS) addEventListener(type, begin, true);
    for (const type of ENDS) addEventListener(type, end, true);
    addEventListener('click', beforeClick, true);
    return () => {
      for (const type of BEGINS) removeEventListener(type, begin, true);
      for (const type of ENDS) removeEventListener(type, end, true);
      removeEventListener('click', beforeClick, true);
    };
  }, []);
  return (action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  };
};
