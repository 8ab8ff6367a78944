import type { UserId } from '@tomoguide/contract/primitives';
import type { HeldCase, StaffPerson } from '@tomoguide/contract/staff/entities';
import type { ExportedList, StaffExport } from '@tomoguide/contract/staff/export-columns';
import type { StaffQueue } from '@tomoguide/contract/staff/pages';
import type { Executor } from '../../database/database.ts';
import type { Waiting } from '../../database/waiting.ts';
import type { Viewer } from '../../viewer.ts';

/** Data about a user from domains that staff cannot import. */
export interface PersonPorts {
  application(db: Executor, userId: UserId): Promise<StaffPerson['application']>;
  /** Includes the IDs of the submitted identity checks. */
  identity(
    db: Executor,
    userId: UserId,
    now: Temporal.Instant,
  ): Promise<{ shown: StaffPerson['identity']; checkIds: readonly number[] }>;
  /** Returns the latest reports about a user. */
  reports(db: Executor, userId: UserId): Promise<NonNullable<StaffPerson['reports']>>;
  /** Returns the IDs of all reports about a user, which that user must not see as a staff member. */
  reportIds(db: Executor, userId: UserId): Promise<readonly number[]>;
}

/**
 * Functions that count the cases in each queue. `viewerId` is the staff member who sees the count, because
 * some cases are hidden from some staff; null counts all cases.
 */
export type QueuePorts = Record<
  StaffQueue,
  (db: Executor, viewerId: UserId | null) => Promise<Waiting>
>;

/** A waiting case and the staff member who has taken it. */
export interface Holder {
  caseId: number;
  staffId: UserId;
}

/** For queues whose cases staff takes: the taken cases, without those hidden from this viewer. */
export type HolderPorts = Record<
  HeldCase['queue'],
  (db: Executor, viewerId: UserId) => Promise<Holder[]>
>;

/** A part of a list, as its page shows it. */
export interface ExportPart {
  data: readonly object[];
  nextCursor: number | string | null;
}

/** The name of a list, with the filters of its page. */
export type ExportOf<List extends ExportedList> = {
  [Name in List]: { list: Name } & Extract<StaffExport, { list: Name }>;
}[List];

/** Functions that read a part of each list for this viewer, with the filters of its page. */
export type ExportPorts<Deps> = {
  [List in ExportedList]: (
    deps: Deps,
    filters: ExportOf<List>,
    // biome-ignore lint/suspicious/noExplicitAny: each list has its own kind of cursor, which only it reads
    part: { cursor: any; limit: number },
    viewer: Viewer,
  ) => Promise<ExportPart>;
};

/** The staff console's data from domains that staff does not import. */
export interface StaffPorts<Deps> {
  person: PersonPorts;
  queues: QueuePorts;
  holders: HolderPorts;
  exports: ExportPorts<Deps>;
}
