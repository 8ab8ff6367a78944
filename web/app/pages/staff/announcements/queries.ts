import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Announcement, Audience } from '@tomoguide/contract/notifications/announcements';
import { countAudience, listAnnouncements } from '@tomoguide/contract/notifications/calls';
import { api } from '../../../lib/api.ts';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

/** How often the progress of a running announcement is polled, in milliseconds. */
const WHILE_SENDING_MS = 2_000;

export const isSending = ({ finishedAt, withdrawnAt }: Announcement): boolean =>
  finishedAt === null && withdrawnAt === null;

/** Returns the query for all announcements, newest first. */
export const announcementsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'announcements'],
    ...cursorQueryOptions(listAnnouncements),
    ...POLLING_OPTIONS,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isSending))
        ? WHILE_SENDING_MS
        : POLLING_OPTIONS.refetchInterval,
  });

/** Returns the query for the number of recipients of an audience. */
export const audienceSizeQuery = (audience: Audience) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'audience', audience],
    queryFn: () =>
      api(countAudience, {
        query: {
          kind: audience.kind,
          ...('userId' in audience ? { userId: String(audience.userId) } : {}),
          ...('city' in audience ? { city: audience.city } : {}),
        },
      }),
    staleTime: 0,
  });
