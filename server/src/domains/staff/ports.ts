import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffPerson } from '@tomoguide/contract/staff/entities';
import { STAFF_PLACES, type StaffPlace } from '@tomoguide/contract/staff/places';
import type { Db, Executor } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';

/** How much waits in a queue, and since when. */
export interface Waiting {
  waiting: number;
  oldestAt: Temporal.Instant | null;
}

/** What nouns that staff may not import keep of a person; each registers its part. */
export interface PersonPorts {
  application(db: Executor, userId: UserId): Promise<StaffPerson['application']>;
  /** With the checks that were sent, by their ids. */
  identity(
    db: Executor,
    userId: UserId,
  ): Promise<{ shown: StaffPerson['identity']; checkIds: readonly number[] }>;
  /** The latest reports on somebody. */
  reports(db: Executor, userId: UserId): Promise<NonNullable<StaffPerson['reports']>>;
  /** All reports on somebody, by their ids: what they do not read of as staff. */
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

/** Called when the app is built; what is left out stays as it was. */
export const registerPersonPorts = (deps: Deps, ports: Partial<PersonPorts>): void => {
  people.set(deps.db, { ...personPortsOf(deps), ...ports });
};

export const personPortsOf = (deps: Deps): PersonPorts => people.get(deps.db) ?? UNKNOWN;

/** `viewerId`: for whom it is counted, as some cases are not there for everybody; null for nobody. */
type Count = (db: Executor, viewerId: UserId | null) => Promise<Waiting>;

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

const NOTHING: Waiting = { waiting: 0, oldestAt: null };

/** What waits in each queue of the console for this viewer, in its order; null: all that waits. */
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
