import { type ButtonHTMLAttributes, type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';
import { takesNoPress } from './takes-no-press.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
  /** Work is under way: it takes no press, shows a spinner; pass the words for it as children. */
  busy?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const never = () => () => {};

/** Whether the page runs by now, and can keep a form from being sent by itself. */
const usePageRuns = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Disabled or busy it takes no press, nor does Enter send its form, and it keeps the focus. */
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
}: Props) => {
  const runs = usePageRuns();
  return (
    <button
      type={type}
      disabled={disabled && !runs}
      aria-busy={busy || undefined}
      className={`${buttonStyle(tone, size, wide)} ${className}`}
      {...rest}
      {...(busy || disabled ? takesNoPress : null)}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
};
