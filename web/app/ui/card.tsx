import type { HTMLAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLDivElement> {
  /** True to let the content extend to the edges, for example for tables and images. */
  flush?: boolean;
}

/** A raised surface. */
export const Card = ({ className = '', flush = false, ...rest }: Props) => (
  <div
    className={`rounded-2xl border border-line bg-surface shadow-card ${flush ? 'overflow-hidden' : 'p-5 sm:p-6'} ${className}`}
    {...rest}
  />
);
