import { getDayInJapan, listIncompleteFields } from '@tomoguide/contract/applications/completeness';
import { findStatusAfterStep } from '@tomoguide/contract/applications/transitions';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockViewer } from '../../accounts/service.ts';
import { presentAnswers } from '../present.ts';
import { type ApplicationRow, lockApplication, updateApplication } from '../queries.ts';

/**
 * Submits the application to staff (docs/product/applications.md, "Submitting"). Throws
 * APPLICATION_NOT_EDITABLE if already submitted, APPLICATION_CHANGED, APPLICATION_INCOMPLETE with the
 * missing fields, or DECLARATION_MISSING.
 */
export const submitApplication = async (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  { revision, declaration }: { revision: number; declaration: boolean },
): Promise<ApplicationRow> => {
  const now = deps.clock.now();
  await lockViewer(tx, userId);
  const row = (await lockApplication(tx, userId)) ?? fail('APPLICATION_NOT_EDITABLE');
  const state = findStatusAfterStep(row.state, 'submit');
  if (!state) return fail('APPLICATION_NOT_EDITABLE');
  if (row.revision !== revision) fail('APPLICATION_CHANGED');
  const missing = listIncompleteFields(presentAnswers(row), getDayInJapan(now));
  if (missing.length > 0) fail('APPLICATION_INCOMPLETE', { missing });
  if (!declaration) fail('DECLARATION_MISSING', { field: 'declaration' });
  return updateApplication(tx, userId, {
    state,
    submittedAt: now,
    decidedAt: null,
    updatedAt: now,
  });
};
