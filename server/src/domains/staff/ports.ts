import type { StaffPlace } from '@tomoguide/contract/staff/places';
import type { Db, Executor } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';

/** How much waits in a queue, and since when. */
export interface Waiting {
  waiting: number;
  oldestAt: Temporal.Instant | null;
}

type Count = (db: Executor) => Promise<Waiting>;

/** Keyed by database, because a test runs several apps in one process. */
const registered = new WeakMap<Db, Map<StaffPlace, Count>>();

/** Each noun with a queue says how to count it, when the app is built. */
export const registerStaffQueue = (deps: Deps, queue: StaffPlace, count: Count): void => {
  const queues = registered.get(deps.db) ?? new Map<StaffPlace, Count>();
  registered.set(deps.db, queues.set(queue, count));
};

/** Null: nobody has registered it. */
export const countOf = (deps: Deps, queue: StaffPlace): Count | null =>
  registered.get(deps.db)?.get(queue) ?? null;
