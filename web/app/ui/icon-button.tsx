import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, read aloud and shown on hover. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A square button with only a picture on it, 44 pixels for a finger. With `aria-disabled` it takes no
 * press, as at the end of a list, and keeps the focus, which `disabled` would take from it.
 */
export const IconButton = ({
  label,
  className = '',
  type = 'button',
  'aria-disabled': isOff,
  onClick,
  children,
  ...rest
}: Props) => (
  <button
    type={type}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={isOff === true || isOff === 'true' ? undefined : onClick}
    className={`inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-ink transition-colors hover:bg-sunken disabled:opacity-50 aria-disabled:opacity-50 ${className}`}
    {...rest}
  >
    {children}
  </button>
);
