import type { HTMLAttributes, Ref } from 'react';

interface Props extends HTMLAttributes<HTMLDivElement> {
  'aria-labelledby': string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A section of a page with an accessible name. It receives focus when a focused element inside it
 * disappears (restore-focus.ts).
 */
export const NamedSection = (props: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields.
  <div role="group" tabIndex={-1} {...props} />
);
