import type { MouseEvent } from 'react';

/** For a control that is temporarily unavailable. It keeps the focus, which `disabled` would remove. */
export const disabledButFocusable = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
