import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation state of links from a list; it means that the previous history entry is that list. */
export const FROM_LIST = { fromList: true } as const;

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/**
 * Returns the click handler of a link back to the list. It goes back in history, which keeps the scroll
 * position. If the page was not reached from a list, or if the click opens a new tab, it follows the link
 * instead.
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
