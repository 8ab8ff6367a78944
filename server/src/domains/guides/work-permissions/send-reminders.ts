import type { GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { createSweep } from '../../../jobs/sweep.ts';
import { updateGuideRow } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import { findDue } from './apply-statements.ts';
import { listDueGuides, listPermissions, lockDueGuide } from './permission-queries.ts';
import { findDueReminder, findNextReminder } from './reminder-dates.ts';

/** Maximum number of guides per sweep; the next sweep, a second later, takes the rest. */
const SWEEP_LIMIT = 100;

/**
 * Reminds a guide that their permission to work expires or must be stated, once each 60, 30 and 7 days
 * before, and unlists the guide at the end (docs/product/guides.md, "Permission to work").
 */
const remind = async (tx: Tx, deps: Deps, id: GuideId): Promise<void> => {
  const now = deps.clock.now();
  const guide = await lockDueGuide(tx, id, now);
  if (!guide) return;
  const due = findDue(guide, await listPermissions(tx, id));
  const reminder = due && findDueReminder(due, now);
  await updateGuideRow(tx, id, { permissionRemindAt: due && findNextReminder(due, now) });
  // Users who closed their account are no longer approved.
  if (!due || !reminder || guide.approvedAt === null) return;
  if (reminder.daysLeft === 0) await refreshGuides(tx, deps, [id]);
  await record(tx, {
    type: 'guide.work_permission_due',
    payload: {
      userId: guide.userId,
      isStated: due.isStated,
      daysLeft: reminder.daysLeft,
      endsAt: due.endsAt.toString(),
    },
    occurredAt: now,
  });
};

/** Sends the reminders that are due. The guide's lock ensures that one process sends each. */
export const sweepPermissionReminders = createSweep<GuideId>({
  due: ({ db }, now, excluded) => listDueGuides(db, now, excluded, SWEEP_LIMIT),
  take: remind,
  failed: 'a guide could not be reminded of their permission to work',
});
