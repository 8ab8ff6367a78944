import { AnnouncementId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { recordStaffAction } from '../../audit/service.ts';
import { pushChanged } from '../inbox/write-notices.ts';
import type { AnnouncementRow } from '../tables.ts';
import { endCopies, lockAnnouncement, updateAnnouncement } from './announcement-queries.ts';

export const WITHDRAW_ANNOUNCEMENT = 'notifications.withdraw-announcement';
const BATCH_SIZE = 200;

/**
 * Stops sending an announcement; a job then expires the copies that were already sent. Idempotent. Throws
 * NOT_FOUND or REASON_REQUIRED.
 */
export const withdrawAnnouncement = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  { id, reason }: { id: AnnouncementId; reason: string },
): Promise<AnnouncementRow> => {
  const row = (await lockAnnouncement(tx, id)) ?? fail('NOT_FOUND');
  if (reason === '') fail('REASON_REQUIRED', { field: 'reason' });
  if (row.withdrawnAt) return row;
  const at = deps.clock.now();
  const withdrawn = await updateAnnouncement(tx, id, { withdrawnAt: at });
  await deps.jobs.schedule(tx, WITHDRAW_ANNOUNCEMENT, { id }, at);
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at,
    action: 'withdraw_announcement',
    subject: { kind: 'announcement', id },
    reason,
    before: { withdrawn: false },
    after: { withdrawn: true, told: row.told },
  });
  return withdrawn;
};

/**
 * Expires a batch of copies and notifies the users' devices. Returns false if there are no more copies to
 * expire.
 */
const endNextCopies = async (tx: Tx, deps: Deps, id: AnnouncementId): Promise<boolean> => {
  const { withdrawnAt } = (await lockAnnouncement(tx, id)) ?? {};
  if (!withdrawnAt) return false;
  const rows = await endCopies(tx, id, withdrawnAt, BATCH_SIZE);
  const people = await loadUsersByIds(
    tx,
    rows.map(({ userId }) => userId),
  );
  pushChanged(tx, deps, rows, people);
  return rows.length === BATCH_SIZE;
};

/** Expires the copies of a withdrawn announcement, in batches. */
export const endAllCopies = async (deps: Deps, { id }: JobData): Promise<void> => {
  while (await inTransaction(deps.db, (tx) => endNextCopies(tx, deps, AnnouncementId.parse(id))));
};
