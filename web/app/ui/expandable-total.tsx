import type { ReactNode } from 'react';
import { ChevronDown } from './icons.ts';

interface Props {
  label: string;
  amount: string;
  /** How the total is made up, shown after a tap. */
  children: ReactNode;
}

/** A total that opens to show how it is made up. */
export const ExpandableTotal = ({ label, amount, children }: Props) => (
  <details className="group/total">
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-lg [&::-webkit-details-marker]:hidden">
      <span className="flex items-center gap-1.5">
        {label}{' '}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-open/total:rotate-180 motion-reduce:transition-none"
        />
      </span>
      <span className="tabular whitespace-nowrap">{amount}</span>
    </summary>
    {children}
  </details>
);
