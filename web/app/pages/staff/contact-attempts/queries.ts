import { infiniteQueryOptions } from '@tanstack/react-query';
import { listContactAttempts } from '@tomoguide/contract/messaging/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import { cursorQueryOptions } from '../../../lib/by-cursor.ts';
import { POLLING_OPTIONS, STAFF_KEY } from '../queries.ts';

/** Returns the query for contact attempts, latest first, of one user or of all. */
export const contactAttemptsQuery = (show: 'all' | 'repeated', person: UserId | null) =>
  infiniteQueryOptions({
    queryKey: [...STAFF_KEY, 'contact-attempts', show, person],
    ...cursorQueryOptions(listContactAttempts, {
      query: {
        show,
        ...(person === null ? {} : { person: String(person) }),
      },
    }),
    ...POLLING_OPTIONS,
  });
