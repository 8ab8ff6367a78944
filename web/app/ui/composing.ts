import type { KeyboardEvent } from 'react';

/** Chinese and Japanese are typed through a window of their own, whose Enter chooses a word. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  // Safari tells by the key alone.
  nativeEvent.isComposing || keyCode === 229;
