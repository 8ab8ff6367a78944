import type { ReactNode } from 'react';

interface LineProps {
  label: ReactNode;
  /** Smaller words below the label. */
  hint?: ReactNode;
  children: ReactNode;
  strong?: boolean;
}

/** A list of amounts, right-aligned in tabular digits. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <dl className="tabular grid gap-2">{children}</dl>
);

export const Line = ({ label, hint, children, strong = false }: LineProps) => (
  <div className={`flex items-baseline justify-between gap-4 ${strong ? 'font-semibold' : ''}`}>
    <dt>
      {label}
      {hint ? (
        <span className="block text-balance font-normal text-ink-soft text-sm">{hint}</span>
      ) : null}
    </dt>
    <dd className="whitespace-nowrap text-right">{children}</dd>
  </div>
);
