import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';
import type { Viewer } from '../../deps.ts';
import { type ApplicationRow, findUserApplication } from './queries.ts';

/** Returns whether an application was submitted. Only the applicant is allowed to see a draft. */
export const isSubmitted = (row: ApplicationRow): boolean => row.state !== 'draft';

/**
 * Returns whether the viewer can open the files of an application: the applicant can, and staff after it
 * was submitted (docs/product/applications.md, "Who sees it").
 */
export const canOpenQualifications = async (
  db: Executor,
  applicantId: UserId,
  viewer: Viewer,
): Promise<boolean> => {
  if (viewer.userId === applicantId) return true;
  if (!viewer.isStaff) return false;
  const row = await findUserApplication(db, applicantId);
  return row !== null && isSubmitted(row);
};
