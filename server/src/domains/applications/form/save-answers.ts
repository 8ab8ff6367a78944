import type { AnswerChanges, ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import { canEdit, findStatusAfterStep } from '@tomoguide/contract/applications/transitions';
import { isSubcategoryId } from '@tomoguide/contract/catalog/service-tree';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockViewer } from '../../accounts/service.ts';
import { attachFiles, detachFiles } from '../../files/service.ts';
import {
  type ApplicationRow,
  beginApplication,
  lockApplication,
  updateApplication,
} from '../queries.ts';

/** Attaches the files that the answers reference, and detaches all others. */
const updateFiles = async (
  tx: Tx,
  deps: Deps,
  row: ApplicationRow,
  named: NonNullable<AnswerChanges['qualifications']>,
): Promise<void> => {
  const before = new Set((row.answers.qualifications ?? []).map(({ fileId }) => fileId));
  const after = new Set(named.map(({ fileId }) => fileId));
  const own = { ownerId: row.userId, thing: 'qualification', thingId: row.userId } as const;
  await attachFiles(tx, deps, { ...own, ids: [...after.difference(before)] });
  await detachFiles(tx, { ...own, ids: [...before.difference(after)] });
};

/**
 * Saves the changed answers (docs/product/applications.md, "Saving"). The first save creates the
 * application. After a rejection's waiting period, it starts the next draft with the old answers. Throws
 * APPLICATION_NOT_EDITABLE, APPLICATION_CHANGED, SERVICE_UNKNOWN or FILES_UNKNOWN.
 */
export const saveAnswers = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  { revision, answers }: { revision: number; answers: AnswerChanges },
): Promise<ApplicationRow> => {
  const now = deps.clock.now();
  await lockViewer(tx, userId);
  await beginApplication(tx, userId, now);
  const row = (await lockApplication(tx, userId)) ?? fail('NOT_FOUND');
  const state = findStatusAfterStep(row.state, 'save');
  if (!state || !canEdit(row.state, row.decidedAt, now)) return fail('APPLICATION_NOT_EDITABLE');
  if (row.revision !== revision) fail('APPLICATION_CHANGED');
  if (answers.services?.some((id) => !isSubcategoryId(id))) fail('SERVICE_UNKNOWN');
  if (answers.qualifications) await updateFiles(tx, deps, row, answers.qualifications);
  return updateApplication(tx, userId, {
    state,
    decidedAt: state === 'draft' ? null : row.decidedAt,
    answers: { ...row.answers, ...(answers as Partial<ApplicationAnswers>) },
    revision: row.revision + 1,
    updatedAt: now,
  });
};
