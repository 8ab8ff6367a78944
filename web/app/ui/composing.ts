import type { KeyboardEvent } from 'react';

/** Input methods for Chinese and Japanese use Enter to confirm a word. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  // Safari reports composition through the key code only.
  nativeEvent.isComposing || keyCode === 229;
