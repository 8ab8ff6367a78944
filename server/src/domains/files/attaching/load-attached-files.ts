import type { StoredFile } from '@tomoguide/contract/files/entities';
import type { Executor } from '../../../database/database.ts';
import type { FileThing } from '../ports.ts';
import { presentFile } from '../present.ts';
import { listObjectFiles } from '../queries.ts';

/** Returns the files of these objects. The caller must check that the viewer can see them. */
export const loadAttachedFiles = async (
  db: Executor,
  thing: FileThing,
  thingIds: readonly number[],
): Promise<Map<number, StoredFile[]>> => {
  const byThing = new Map<number, StoredFile[]>();
  if (thingIds.length === 0) return byThing;
  for (const row of await listObjectFiles(db, thing, thingIds)) {
    if (row.thingId === null) continue;
    byThing.set(row.thingId, [...(byThing.get(row.thingId) ?? []), presentFile(row)]);
  }
  return byThing;
};
