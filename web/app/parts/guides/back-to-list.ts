import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation state of links from a list: the previous history entry is that list. */
export const FROM_LIST = { fromList: true } as const;

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/**
 * The click handler of a link back to the list: goes back in history, so that the scroll position
 * is kept. A page not reached from a list, or a click that opens a tab, follows the link.
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
