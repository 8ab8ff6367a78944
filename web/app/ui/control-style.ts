/**
 * Class names of text inputs, selects and text areas. Their font size is 16 px, so that phones do not zoom
 * in.
 */
export const controlStyle =
  'w-full min-h-12 rounded-xl border border-line-strong bg-surface px-3.5 text-base text-ink ' +
  'transition-colors hover:border-ink-soft aria-invalid:border-danger disabled:opacity-60';
