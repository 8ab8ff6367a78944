import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** True for pages with little more than a form, which get a comfortable reading width. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page of the usual width: heading, lead sentence, and content. */
export const Page = ({ title, lead, narrow = false, children }: Props) => (
  <div
    className={`mx-auto ${narrow ? 'max-w-[48rem]' : 'max-w-[75rem]'} px-4 py-8 sm:px-6 sm:py-12`}
  >
    <h1 className="font-bold text-3xl tracking-tight sm:text-4xl">{title}</h1>
    {lead ? <p className="mt-3 max-w-2xl text-balance text-ink-soft text-lg">{lead}</p> : null}
    <div className="mt-8">{children}</div>
  </div>
);
