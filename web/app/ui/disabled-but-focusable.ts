import type { MouseEvent } from 'react';

/** Props of a control that is temporarily unavailable. Unlike with `disabled`, the control keeps focus. */
export const disabledButFocusable = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
