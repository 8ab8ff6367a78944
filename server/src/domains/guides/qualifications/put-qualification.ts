import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { attachFiles } from '../../files/service.ts';
import { listGuideRows, type QualificationRow } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import { insertQualification, updateQualification } from './qualification-queries.ts';

/** Writes a qualification in any state, with a file that belongs to its guide. Used for demo data. */
export const putQualification = async (
  tx: Tx,
  deps: Deps,
  {
    showFile,
    state,
    ...row
  }: Omit<QualificationRow, 'id' | 'fileId'> & { showFile: (ownerId: UserId) => Promise<FileId> },
): Promise<void> => {
  const [guide] = await listGuideRows(tx, [row.guideId]);
  if (!guide) throw new Error(`guide ${row.guideId} is not there`);
  const id = await insertQualification(tx, { ...row, state: 'unchecked' });
  const fileId = await showFile(guide.userId);
  await updateQualification(tx, id, { state, fileId });
  const own = { ownerId: guide.userId, thing: 'guide_qualification', thingId: id } as const;
  await attachFiles(tx, deps, { ...own, ids: [fileId] });
  await refreshGuides(tx, deps, [row.guideId]);
};
