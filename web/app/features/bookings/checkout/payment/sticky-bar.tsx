import type { ReactNode } from 'react';

interface Props {
  /** The amounts behind the button, in small. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * The one button: in reach at the lower edge on phones, clear of the home indicator. In a low window the
 * amounts give way, so that something of the page is left to see.
 */
export const StickyBar = ({ note, children }: Props) => (
  <div
    data-edge-bar
    className="-mx-4 sticky bottom-(--bottom-bar) z-30 grid gap-2 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:static md:mx-0 md:border-t-0 md:bg-transparent md:px-0 md:py-0 [&_button]:scroll-m-0"
  >
    {note ? (
      <p className="tabular flex flex-wrap justify-between gap-x-3 text-ink-soft text-sm md:hidden short:hidden">
        {note}
      </p>
    ) : null}
    {children}
  </div>
);
