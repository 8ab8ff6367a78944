import type { ExportedList, StaffExport } from '@tomoguide/contract/staff/exports';
import type { Db } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';

/** A part of a list, as on its page. */
export interface ExportPart {
  data: readonly object[];
  nextCursor: number | string | null;
}

/** Reads a part of a list for this viewer, by the filters of its page. */
export type ReadPart<List extends ExportedList> = (
  wish: Extract<StaffExport, { list: List }>,
  // biome-ignore lint/suspicious/noExplicitAny: each list has its own kind of cursor, which only it reads
  part: { cursor: any; limit: number },
  viewer: Viewer,
) => Promise<ExportPart>;

type Read = (
  wish: StaffExport,
  part: { cursor: unknown; limit: number },
  viewer: Viewer,
) => Promise<ExportPart>;

/** Keyed by database, because a test runs several apps in one process. */
const registered = new WeakMap<Db, Map<ExportedList, Read>>();

/** Each domain registers the reader of its list when the app is built. */
export const registerStaffExport = <List extends ExportedList>(
  deps: Pick<Deps, 'db'>,
  list: List,
  read: ReadPart<List>,
): void => {
  const lists = registered.get(deps.db) ?? new Map<ExportedList, Read>();
  registered.set(deps.db, lists.set(list, read as Read));
};

/** Undefined if none is registered. */
export const readerOf = (deps: Pick<Deps, 'db'>, list: ExportedList): Read | undefined =>
  registered.get(deps.db)?.get(list);
