import { type PointerEvent, type MouseEvent as Press, useRef } from 'react';

/**
 * Handlers for a modal dialog: `onPress` is called for a press on its backdrop. Not for one that began
 * inside, as where a text is selected with the mouse and let go outside: that is a click on both. The
 * keyboard closes it by Escape.
 */
export const useBackdropPress = (onPress: () => void) => {
  const pressedOn = useRef<EventTarget>(null);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      pressedOn.current = target;
    },
    onClick: ({ target, currentTarget }: Press) => {
      if (target === currentTarget && pressedOn.current === currentTarget) onPress();
    },
  };
};
