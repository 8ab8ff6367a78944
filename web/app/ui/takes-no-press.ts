import type { MouseEvent } from 'react';

/** For what can be pressed, but not now: it keeps the focus, which `disabled` would take from it. */
export const takesNoPress = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
