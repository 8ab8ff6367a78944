import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the guide's page under its heading. */
export const Section = ({ id, title, lead, children }: Props) => (
  <section aria-labelledby={`${id}-title`} id={id}>
    <h2 id={`${id}-title`} className="font-bold text-xl tracking-tight sm:text-2xl">
      {title}
    </h2>
    {lead ? <p className="mt-1 text-ink-soft">{lead}</p> : null}
    <div className="mt-4">{children}</div>
  </section>
);
