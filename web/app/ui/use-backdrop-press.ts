import { type PointerEvent, type MouseEvent as Press, useRef } from 'react';

/**
 * Returns the handlers of a modal dialog that call `onPress` for a click on its backdrop. A click that
 * started inside does not count, for example when the user selects text with the mouse and releases it
 * outside, which browsers report as a click on the dialog. Keyboard users press Escape.
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
