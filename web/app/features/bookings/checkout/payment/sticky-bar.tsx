import type { ReactNode } from 'react';

interface Props {
  /** The amounts behind the button, in one line. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * The one button: in reach at the lower edge until the price stands beside the steps, clear of the home
 * indicator. In a low window, and to what is missing, the amounts give way, so that something of the page is
 * left to see.
 */
export const StickyBar = ({ note, children }: Props) => (
  <div
    data-edge-bar
    className="-mx-4 sticky bottom-(--bottom-bar) z-30 grid gap-2 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-t-0 lg:bg-transparent lg:px-0 lg:py-0 [&_button]:scroll-m-0"
  >
    {note ? (
      <p className="tabular flex flex-wrap justify-between gap-x-6 text-ink-soft text-sm empty:hidden sm:justify-center lg:hidden short:hidden [[data-edge-bar]:has([data-problem-line])_&]:hidden">
        {note}
      </p>
    ) : null}
    {children}
  </div>
);
