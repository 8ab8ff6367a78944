import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
  /** Work is under way: it takes no press, shows a spinner; pass the words for it as children. */
  busy?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** Busy it takes no press, nor does Enter send its form; only `disabled` would take the focus from it. */
export const Button = ({
  tone = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  className = '',
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) => (
  <button
    type={type}
    disabled={disabled && !busy}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? ignore : onClick}
    className={`${buttonStyle(tone, size, wide)} ${className}`}
    {...rest}
  >
    {busy ? <Spinner /> : null}
    {children}
  </button>
);
