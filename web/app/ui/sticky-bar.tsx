import type { ReactNode } from 'react';

/**
 * The primary action of a page: fixed at the bottom of a narrow screen, above the home indicator, and in
 * place on a wide one. Uses one line, or two with large fonts.
 */
export const StickyBar = ({ children }: { children: ReactNode }) => (
  <div
    data-edge-bar
    className="-mx-4 sticky bottom-(--bottom-bar) z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-t-0 lg:bg-transparent lg:px-0 lg:py-0 [&_:is(a,button)]:scroll-m-0"
  >
    {children}
  </div>
);
