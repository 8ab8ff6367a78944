import type { ReactNode } from 'react';

/** The one button: stays in reach at the lower edge on phones, above the bar of places. */
export const PayBar = ({ children }: { children: ReactNode }) => (
  <div className="-mx-5 sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 -mb-5 grid gap-2 rounded-b-2xl border-line border-t bg-surface p-4 sm:-mx-6 sm:-mb-6 sm:p-6 md:static md:mx-0 md:mb-0 md:border-t-0 md:bg-transparent md:p-0">
    {children}
  </div>
);
