import type { ReactNode } from 'react';

/**
 * The buttons of a booking card in a row that wraps, each with its label on one line. The dialogs that the
 * buttons open are rendered among them, and their text wraps.
 */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2 empty:hidden [&>:not(dialog)]:grow [&>:not(dialog)]:whitespace-nowrap large-text:[&>:not(dialog)]:whitespace-normal [&>:not(dialog)]:px-4 sm:[&>:not(dialog)]:grow-0">
    {children}
  </div>
);
