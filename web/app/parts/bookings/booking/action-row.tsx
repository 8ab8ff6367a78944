import type { ReactNode } from 'react';

/**
 * The buttons of a booking card, each on one line. The dialogs that they open are rendered among them and
 * wrap.
 */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2 empty:hidden [&>:not(dialog)]:grow [&>:not(dialog)]:whitespace-nowrap large-text:[&>:not(dialog)]:whitespace-normal [&>:not(dialog)]:px-4 sm:[&>:not(dialog)]:grow-0">
    {children}
  </div>
);
