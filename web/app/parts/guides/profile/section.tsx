import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the guide's page, with its heading. */
export const Section = ({ id, title, lead, children }: Props) => (
  <section aria-labelledby={`${id}-title`} id={id} className="guide-part">
    <h2 id={`${id}-title`}>{title}</h2>
    {lead ? <p className="guide-lead">{lead}</p> : null}
    {children}
  </section>
);
