import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface Props {
  title: string;
  lead: string;
  /** Above the form: what waits behind it. */
  above?: ReactNode;
  /** Where to go instead. */
  footer: ReactNode;
  children: ReactNode;
}

/** The narrow card of login, sign-up and password pages. */
export const EntranceCard = ({ title, lead, above, footer, children }: Props) => (
  <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-14">
    <h1 className="font-bold text-3xl tracking-tight">{title}</h1>
    <p className="mt-2 mb-6 text-ink-soft">{lead}</p>
    {above}
    <Card>{children}</Card>
    <div className="mt-5 text-center text-[0.9375rem]">{footer}</div>
  </div>
);
