import type { ReactNode } from 'react';

/** An empty state of one or two lines, for pages with other content. */
export const QuietNote = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="rounded-2xl border border-line border-dashed p-5">
    <p className="font-semibold">{title}</p>
    {children ? <p className="text-ink-soft">{children}</p> : null}
  </div>
);
