import type { HTMLAttributes } from 'react';

/** A raised sheet of paper. */
export const Card = ({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div
    className={`rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6 ${className}`}
    {...rest}
  />
);
