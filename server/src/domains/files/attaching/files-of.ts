import type { StoredFile } from '@tomoguide/contract/files/entities';
import type { Executor } from '../../../database/database.ts';
import type { FileThing } from '../ports.ts';
import { presentFile } from '../present.ts';
import { filesOfThings } from '../queries.ts';

/** The files of these things, for whom the noun of the thing decided may see it. */
export const filesOf = async (
  db: Executor,
  thing: FileThing,
  thingIds: readonly number[],
): Promise<Map<number, StoredFile[]>> => {
  const byThing = new Map<number, StoredFile[]>();
  if (thingIds.length === 0) return byThing;
  for (const row of await filesOfThings(db, thing, thingIds)) {
    if (row.thingId === null) continue;
    byThing.set(row.thingId, [...(byThing.get(row.thingId) ?? []), presentFile(row)]);
  }
  return byThing;
};
