import type {
  OwnQualification,
  OwnQualifications,
} from '@tomoguide/contract/guides/qualifications';
import type { Executor } from '../../../database/database.ts';
import type { Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { filesOf } from '../../files/service.ts';
import { guideOfUser, type QualificationRow } from '../queries.ts';
import { qualificationsOf } from './qualification-queries.ts';

/** Qualifications with their files, as their guide sees them. */
export const showQualifications = async (
  db: Executor,
  rows: readonly QualificationRow[],
): Promise<OwnQualification[]> => {
  const files = await filesOf(
    db,
    'guide_qualification',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    licenceNumber: row.licenceNumber,
    state: row.state,
    reason: row.reason,
    file: files.get(row.id)?.find(({ id }) => id === row.fileId) ?? null,
    submittedAt: row.submittedAt?.toString() ?? null,
    decidedAt: row.decidedAt?.toString() ?? null,
  }));
};

/** One's own. NOT_A_GUIDE. */
export const showOwn = async (db: Executor, { userId }: Viewer): Promise<OwnQualifications> => {
  const guideId = (await guideOfUser(db, userId)) ?? fail('NOT_A_GUIDE');
  return { data: await showQualifications(db, await qualificationsOf(db, guideId)) };
};
