import type { KeyboardEvent } from 'react';

/**
 * Returns whether a key event is part of IME composition, for example an Enter that confirms a Chinese or
 * Japanese word.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  // Safari reports IME composition only through the key code.
  nativeEvent.isComposing || keyCode === 229;
