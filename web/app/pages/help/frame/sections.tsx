import type { ReactNode } from 'react';
import { HelpText } from './help-text.tsx';

/** A section with its anchor, its text, and optional other content. */
export const Section = ({
  id,
  title,
  text,
  before,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  /** Rendered between the heading and the text. */
  before?: ReactNode;
  children?: ReactNode;
}) => (
  <section id={id} className="grid grid-cols-1 content-start gap-3 text-pretty leading-[1.75]">
    <h2 className="font-semibold text-xl leading-snug">{title}</h2>
    {before}
    {text ? <HelpText text={text} /> : null}
    {children}
  </section>
);

/**
 * The sections of a catalog in order; `before` and `after` are rendered around the text of the section with
 * that ID.
 */
export const Sections = ({
  sections,
  before = {},
  after = {},
}: {
  sections: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  before?: Readonly<Record<string, ReactNode>>;
  after?: Readonly<Record<string, ReactNode>>;
}) =>
  Object.entries(sections).map(([id, { title, text }]) => (
    <Section key={id} id={id} title={title} text={text} before={before[id]}>
      {after[id]}
    </Section>
  ));
