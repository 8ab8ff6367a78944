import type { Spot } from '@tomoguide/contract/catalog/drawings';
import type { ReactNode } from 'react';
import { SpotDrawing } from './drawing.tsx';

interface Props {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons or links for the next step. */
  actions?: ReactNode;
  /** A drawing of what is missing. */
  spot?: Spot;
}

/** An empty state: explains what belongs here and offers the next step. */
export const EmptyState = ({ title, children, actions, spot }: Props) => (
  <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-12 text-center">
    {spot ? <SpotDrawing name={spot} /> : null}
    <h2 className="font-semibold text-xl">{title}</h2>
    {children ? <div className="grid gap-2 text-balance text-ink-soft">{children}</div> : null}
    {actions ? <div className="flex flex-wrap justify-center gap-2">{actions}</div> : null}
  </div>
);
