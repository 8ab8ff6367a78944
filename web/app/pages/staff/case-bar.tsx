import type { ReactNode } from 'react';

interface Props {
  /** Who and what it is about, how much, and until when; beside the case it stands in its head. */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * What is decided of a case, in reach at the lower edge while the case stands in one column: its parent is as
 * tall as the case. In a low window the summary gives way.
 */
export const CaseBar = ({ summary, children }: Props) => (
  <div
    data-edge-bar="case"
    className="-mx-4 sticky bottom-0 z-30 grid gap-2 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 xl:static xl:border-t-0 xl:bg-transparent xl:p-0 [&_button]:scroll-m-0"
  >
    <div className="tabular wrap-anywhere text-ink-soft text-sm short:hidden xl:hidden">
      {summary}
    </div>
    {children}
  </div>
);
