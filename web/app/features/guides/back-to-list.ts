import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a card tells the page it leads to: the entry of the history before it is its list. */
export const FROM_LIST = { fromList: true } as const;

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/**
 * The click of a link back to the list: goes back to it where it was left, at its scroll. A page
 * that was not come to from a list, and a click that opens a tab, follow the link.
 */
export const useBackToList = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || !isFromList(state)) return;
    event.preventDefault();
    navigate(-1);
  };
};
