/** Class names of a text button whose touch target is as large as that of any other button. */
export const SMALL_ACTION =
  'relative rounded-sm font-semibold text-action text-xs underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-3.5 hover:underline';
