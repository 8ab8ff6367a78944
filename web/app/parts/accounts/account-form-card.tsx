import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface Props {
  title: string;
  lead?: string | undefined;
  /** Shown above the form: why it is shown. */
  above?: ReactNode;
  /**
   * A link to the other form (sign-up or login). It is below the title, so that users see it before they
   * fill in this form.
   */
  instead: ReactNode;
  children: ReactNode;
}

/** The narrow card of login, sign-up and password pages. */
export const AccountFormCard = ({ title, lead, above, instead, children }: Props) => (
  <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-14">
    <h1 className="font-bold text-3xl tracking-tight">{title}</h1>
    <div className="mt-2 mb-6 grid gap-1.5">
      <p className="text-ink-soft empty:hidden">{lead}</p>
      <p className="text-[0.9375rem] empty:hidden">{instead}</p>
    </div>
    {above}
    <Card>{children}</Card>
  </div>
);
