import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
  /** Work is under way: disabled, with a spinner; pass the words for it as children. */
  busy?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export const Button = ({
  tone = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  className = '',
  disabled = false,
  type = 'button',
  children,
  ...rest
}: Props) => (
  <button
    type={type}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    className={`${buttonStyle(tone, size, wide)} ${className}`}
    {...rest}
  >
    {busy ? <Spinner /> : null}
    {children}
  </button>
);
