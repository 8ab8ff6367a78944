import type { UserId } from '@tomoguide/contract/primitives';
import { STAFF_PAGES, type StaffQueue } from '@tomoguide/contract/staff/pages';
import type { Waiting } from '../../../database/waiting.ts';
import type { Deps } from '../../../deps.ts';

/**
 * Returns the number of waiting cases in each queue of the staff console, in order, as this viewer sees
 * them; `viewerId` null counts all cases.
 */
export const countWaitingByQueue = (
  deps: Deps,
  viewerId: UserId | null,
): Promise<({ queue: StaffQueue } & Waiting)[]> =>
  Promise.all(
    STAFF_PAGES.filter((place) => place.isQueue).map(async ({ id }) => ({
      queue: id,
      ...(await deps.ports.staff.queues[id](deps.db, viewerId)),
    })),
  );
