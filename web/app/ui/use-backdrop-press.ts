import { type PointerEvent, type MouseEvent as Press, useRef } from 'react';

/**
 * Handlers for a modal dialog. `onPress` is called for a click on its backdrop, but not for one that started
 * inside, for example when text is selected with the mouse and released outside, which browsers report as a
 * click on the dialog. Keyboard users press Escape.
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
