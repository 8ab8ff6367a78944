import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const BEGINS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const;

/**
 * Does a thing at once or, where something is being pressed, after the press: what moves the page
 * while a pointer is down takes what is pressed from under it. A finger is up before its mousedown,
 * which is what takes the focus, so the mouse's events count as well. What waits is done before what
 * was pressed does its own: a button that sends a form sends what was typed, and one that empties it
 * has the last word.
 */
export const useAfterPress = (): ((deed: () => void) => void) => {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const begin = ({ button }: MouseEvent): void => {
      // Another button opens a menu, after which its end may never be told.
      if (button === 0) isPressed.current = true;
    };
    const catchUp = (): void => {
      const deeds = waiting.current.splice(0);
      if (deeds.length > 0) flushSync(() => deeds.forEach((deed) => void deed()));
    };
    const end = (): void => {
      isPressed.current = false;
      // The click comes right after, where there is one: its target is settled by then.
      setTimeout(catchUp);
    };
    const beforeClick = ({ target }: MouseEvent): void => {
      // A box being ticked is drawn again as it was: its tick would be lost.
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
  return (deed) => {
    if (isPressed.current) waiting.current.push(deed);
    else deed();
  };
};
