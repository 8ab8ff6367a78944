import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { disabledButFocusable } from './disabled-but-focusable.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action, shown on hover and announced by screen readers. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A square button with only an icon, 44 pixels wide for touch. It keeps focus while disabled, for example
 * at the end of a list.
 */
export const IconButton = ({
  label,
  className = '',
  type = 'button',
  disabled = false,
  children,
  ...rest
}: Props) => (
  <button
    type={type}
    aria-label={label}
    title={label}
    className={`inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-ink transition-colors hover:bg-sunken aria-disabled:opacity-50 ${className}`}
    {...rest}
    {...(disabled ? disabledButFocusable : null)}
  >
    {children}
  </button>
);
