import { infiniteQueryOptions } from '@tanstack/react-query';
import { listContactAttempts } from '@tomoguide/contract/messaging/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { LIVELY, STAFF_KEY } from '../queries.ts';

/** Contact attempts, latest first, of one user or of all. */
export const contactAttempts = (show: 'all' | 'repeated', person: UserId | null) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'contact-attempts', show, person],
    queryFn: ({ pageParam }) =>
      api(listContactAttempts, {
        query: {
          show,
          ...(person === null ? {} : { person: String(person) }),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    ...LIVELY,
  });
