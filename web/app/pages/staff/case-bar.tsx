import type { ReactNode } from 'react';

interface Props {
  /**
   * The subject, amount and deadline of the case. If the case is next to its list, the case's header shows
   * them.
   */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * The decisions on a case. While the case is in a single column, they are fixed at the bottom of the
 * window, because their parent is as tall as the case. In a short window, the summary is hidden.
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
