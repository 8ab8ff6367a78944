import type { HTMLAttributes, Ref } from 'react';

interface Props extends HTMLAttributes<HTMLDivElement> {
  'aria-labelledby': string;
  ref?: Ref<HTMLDivElement>;
}

/** A part of a page that has a name, and takes the focus on from what goes inside it (hand-on-focus.ts). */
export const NamedPart = (props: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields.
  <div role="group" tabIndex={-1} {...props} />
);
