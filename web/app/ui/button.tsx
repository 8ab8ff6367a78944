import { type ButtonHTMLAttributes, type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { type ButtonSize, type ButtonTone, getButtonStyle } from './button-style.ts';
import { disabledButFocusable } from './disabled-but-focusable.ts';
import { Check } from './icons.ts';
import { Spinner } from './spinner.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
  /**
   * True while the button's action is in progress: the button ignores clicks and shows a spinner. Pass the
   * text to show in the meantime as children.
   */
  busy?: boolean;
  /** The work succeeded and another page follows: shows a check instead of the spinner. */
  done?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const subscribe = () => () => {};

/** Returns true once the page is hydrated and can prevent native form submission. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * A button. While disabled or busy, it ignores clicks, Enter does not submit its form, and it keeps focus.
 */
export const Button = ({
  tone = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  done = false,
  className = '',
  disabled = false,
  type = 'button',
  children,
  ...rest
}: Props) => {
  const runs = useHydrated();
  return (
    <button
      type={type}
      disabled={disabled && !runs}
      aria-busy={(busy && !done) || undefined}
      className={`${getButtonStyle(tone, size, wide)} ${className}`}
      {...rest}
      {...(busy || disabled ? disabledButFocusable : null)}
    >
      {done ? <Check aria-hidden="true" className="size-5" /> : busy ? <Spinner /> : null}
      {children}
    </button>
  );
};
