import { skipToken, useQuery } from '@tanstack/react-query';
import { MESSAGES_KEY } from './query-keys.ts';

/** The total of unread messages, in the cache. Whoever fetches it comes after the page. */
export const UNREAD_KEY = [...MESSAGES_KEY, 'unread'] as const;

/** As far as it is known; 0 until then, and for visitors. */
export const useUnread = (): number =>
  useQuery<number>({ queryKey: UNREAD_KEY, queryFn: skipToken }).data ?? 0;

/** Above this a badge says no figure. */
const MOST_SHOWN = 99;

export const badgeOf = (count: number): string =>
  count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
