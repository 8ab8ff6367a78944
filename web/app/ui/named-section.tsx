import type { HTMLAttributes, Ref } from 'react';

interface Props extends HTMLAttributes<HTMLDivElement> {
  'aria-labelledby': string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A named section of a page that receives the focus when something inside it disappears (restore-focus.ts).
 */
export const NamedSection = (props: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields.
  <div role="group" tabIndex={-1} {...props} />
);
