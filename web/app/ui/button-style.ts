/** `primary` is the one action color of all roles; `danger` is only for the button of a confirming dialog. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary: 'bg-action text-on-action hover:bg-action-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken',
  quiet: 'text-action hover:bg-action-soft',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5 text-[0.9375rem]',
  large: 'min-h-13 px-6 text-base',
};

/** Returns the class names of a button, or of a link styled as one. */
export const getButtonStyle = (
  tone: ButtonTone = 'primary',
  size: ButtonSize = 'medium',
  wide = false,
): string =>
  [
    'inline-flex items-center justify-center gap-2 rounded-xl font-semibold no-underline transition select-none',
    'enabled:not-aria-disabled:active:scale-[0.98] motion-reduce:enabled:not-aria-disabled:active:scale-100',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55',
    TONES[tone],
    SIZES[size],
    wide ? 'w-full' : '',
  ].join(' ');
