import type { UserId } from '@tomoguide/contract/primitives';
import { STAFF_PLACES, type StaffQueue } from '@tomoguide/contract/staff/pages';
import type { Waiting } from '../../../database/waiting.ts';
import type { Deps } from '../../../deps.ts';

/**
 * Returns the number of waiting cases in each of the console's queues, in order, for this viewer; null
 * counts all.
 */
export const staffQueues = (
  deps: Deps,
  viewerId: UserId | null,
): Promise<({ queue: StaffQueue } & Waiting)[]> =>
  Promise.all(
    STAFF_PLACES.filter((place) => place.isQueue).map(async ({ id }) => ({
      queue: id,
      ...(await deps.ports.staff.queues[id](deps.db, viewerId)),
    })),
  );
