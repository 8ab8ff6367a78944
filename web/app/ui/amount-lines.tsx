import type { ReactNode } from 'react';

interface LineProps {
  label: ReactNode;
  /** Small text below the label. */
  hint?: ReactNode;
  children: ReactNode;
  strong?: boolean;
}

/** A list of amounts, right-aligned in tabular digits. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <dl className="tabular grid gap-2">{children}</dl>
);

/**
 * One amount with its label. The hint has its own row, so that a long hint uses the full width rather than
 * the space that the amount leaves.
 */
export const Line = ({ label, hint, children, strong = false }: LineProps) => (
  <div className="grid grid-cols-[1fr_auto] large-text:grid-cols-1 items-baseline gap-x-4">
    <dt className={strong ? 'font-semibold' : ''}>{label}</dt>
    <dd className={`whitespace-nowrap text-right ${strong ? 'font-semibold' : ''}`}>{children}</dd>
    {hint ? <dd className="col-span-2 text-pretty text-ink-soft text-sm">{hint}</dd> : null}
  </div>
);
