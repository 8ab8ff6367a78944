import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffPerson } from '@tomoguide/contract/staff/entities';
import { STAFF_PLACES, type StaffPlace } from '@tomoguide/contract/staff/places';
import type { Db, Executor } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';

/** The number of waiting items in a queue, and since when the oldest waits. */
export interface Waiting {
  waiting: number;
  oldestAt: Temporal.Instant | null;
}

/** Data about a user from domains that staff may not import; each registers its part. */
export interface PersonPorts {
  application(db: Executor, userId: UserId): Promise<StaffPerson['application']>;
  /** Includes the ids of the identity checks that were sent. */
  identity(
    db: Executor,
    userId: UserId,
  ): Promise<{ shown: StaffPerson['identity']; checkIds: readonly number[] }>;
  /** The latest reports about a user. */
  reports(db: Executor, userId: UserId): Promise<NonNullable<StaffPerson['reports']>>;
  /** The ids of all reports about a user, which they may not read as staff. */
  reportIds(db: Executor, userId: UserId): Promise<readonly number[]>;
}

const UNKNOWN: PersonPorts = {
  application: async () => ({ status: 'none', submittedAt: null }),
  identity: async () => ({
    shown: { status: 'unverified', submittedAt: null, verifiedName: null },
    checkIds: [],
  }),
  reports: async () => [],
  reportIds: async () => [],
};

const people = new WeakMap<Db, PersonPorts>();

/** Called when the app is built; omitted functions stay as they are. */
export const registerPersonPorts = (deps: Deps, ports: Partial<PersonPorts>): void => {
  people.set(deps.db, { ...personPortsOf(deps), ...ports });
};

export const personPortsOf = (deps: Deps): PersonPorts => people.get(deps.db) ?? UNKNOWN;

/**
 * `viewerId` is the staff member it is counted for, as some cases are hidden from some; null for no one.
 */
type Count = (db: Executor, viewerId: UserId | null) => Promise<Waiting>;

/** Keyed by database, because a test runs several apps in one process. */
const registered = new WeakMap<Db, Map<StaffPlace, Count>>();

/** Each domain with a queue registers its count when the app is built. */
export const registerStaffQueue = (deps: Deps, queue: StaffPlace, count: Count): void => {
  const queues = registered.get(deps.db) ?? new Map<StaffPlace, Count>();
  registered.set(deps.db, queues.set(queue, count));
};

/** Null if none is registered. */
export const countOf = (deps: Deps, queue: StaffPlace): Count | null =>
  registered.get(deps.db)?.get(queue) ?? null;

const NOTHING: Waiting = { waiting: 0, oldestAt: null };

/** The waiting items of each queue of the console, in its order, for this viewer; null for all. */
export const staffQueues = (
  deps: Deps,
  viewerId: UserId | null,
): Promise<({ queue: StaffPlace } & Waiting)[]> =>
  Promise.all(
    STAFF_PLACES.filter(({ isQueue }) => isQueue).map(async ({ id }) => ({
      queue: id,
      ...((await countOf(deps, id)?.(deps.db, viewerId)) ?? NOTHING),
    })),
  );
