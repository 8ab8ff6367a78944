import type { StoredFile } from '@tomoguide/contract/files/entities';
import type {
  OwnQualification,
  OwnQualifications,
} from '@tomoguide/contract/guides/qualifications';
import type { Executor } from '../../../database/database.ts';
import type { Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadAttachedFiles } from '../../files/service.ts';
import { findUserGuideId, type QualificationRow } from '../queries.ts';
import { listQualifications } from './qualification-queries.ts';

/** Returns the files of these qualifications, keyed by qualification ID. */
export const loadQualificationFiles = (
  db: Executor,
  rows: readonly QualificationRow[],
): Promise<Map<number, StoredFile[]>> =>
  loadAttachedFiles(
    db,
    'guide_qualification',
    rows.map(({ id }) => id),
  );

/** Presents a qualification to its guide. */
export const presentQualification = (
  row: QualificationRow,
  files: ReadonlyMap<number, readonly StoredFile[]>,
): OwnQualification => ({
  id: row.id,
  title: row.title,
  licenceNumber: row.licenceNumber,
  state: row.state,
  reason: row.reason,
  file: files.get(row.id)?.find(({ id }) => id === row.fileId) ?? null,
  submittedAt: row.submittedAt?.toString() ?? null,
  decidedAt: row.decidedAt?.toString() ?? null,
});

/** Returns the user's own qualifications. Throws NOT_A_GUIDE. */
export const showOwnQualifications = async (
  db: Executor,
  { userId }: Viewer,
): Promise<OwnQualifications> => {
  const guideId = (await findUserGuideId(db, userId)) ?? fail('NOT_A_GUIDE');
  const rows = await listQualifications(db, guideId);
  const files = await loadQualificationFiles(db, rows);
  return { data: rows.map((row) => presentQualification(row, files)) };
};
