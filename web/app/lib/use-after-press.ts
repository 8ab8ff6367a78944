import { useEffect, useRef } from 'react';

const BEGINS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const;

/**
 * Does a thing at once or, where something is being pressed, after the press: what moves the page
 * while a pointer is down takes what is pressed from under it. A finger is up before its mousedown,
 * which is what takes the focus, so the mouse's events count as well. What still waits can be
 * forgotten by what the press did.
 */
export const useAfterPress = (): {
  afterPress: (deed: () => void) => void;
  forgetWaiting: () => void;
} => {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const begin = ({ button }: MouseEvent): void => {
      // Another button opens a menu, after which its end may never be told.
      if (button === 0) isPressed.current = true;
    };
    const end = (): void => {
      isPressed.current = false;
      // The click comes right after, and is to find the page as it was.
      setTimeout(() => {
        for (const deed of waiting.current.splice(0)) deed();
      });
    };
    for (const type of BEGINS) addEventListener(type, begin, true);
    for (const type of ENDS) addEventListener(type, end, true);
    return () => {
      for (const type of BEGINS) removeEventListener(type, begin, true);
      for (const type of ENDS) removeEventListener(type, end, true);
    };
  }, []);
  return {
    afterPress: (deed) => {
      if (isPressed.current) waiting.current.push(deed);
      else deed();
    },
    forgetWaiting: () => {
      waiting.current = [];
    },
  };
};
