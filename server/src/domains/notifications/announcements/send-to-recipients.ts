import { AnnouncementId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { writeNotices } from '../inbox/write-notices.ts';
import { lockAnnouncement, updateAnnouncement } from './announcement-queries.ts';
import { listNextUserIds } from './audience.ts';

export const ANNOUNCE = 'notifications.announce';
/** Number of users per transaction. */
export const BATCH_SIZE = 200;

/**
 * Sends the announcement to the next users and records the progress in the same transaction, under its
 * lock, so that each user gets it once, even with several workers and after crashes. Returns false if no
 * users are left or the announcement was withdrawn.
 */
export const sendToNext = async (tx: Tx, deps: Deps, id: AnnouncementId): Promise<boolean> => {
  const row = await lockAnnouncement(tx, id);
  if (!row || row.finishedAt || row.withdrawnAt) return false;
  const part = { after: row.through, upTo: row.upTo, limit: BATCH_SIZE };
  const people = await listNextUserIds(tx, row.audience, part);
  await writeNotices(
    tx,
    deps,
    people.map((to) => ({
      to,
      kind: 'announcement',
      params: { place: 'announced', said: row.words },
      announcement: { id, type: row.type },
      ...(row.expiresAt ? { expiresAt: row.expiresAt } : {}),
    })),
    { isBulk: row.audience.kind !== 'person' },
  );
  const isLast = people.length < BATCH_SIZE;
  await updateAnnouncement(tx, id, {
    through: people.at(-1) ?? row.through,
    told: row.told + people.length,
    ...(isLast ? { finishedAt: deps.clock.now() } : {}),
  });
  return !isLast;
};

/** Schedules the sending job in the caller's transaction, so that a crash cannot lose it. */
export const enqueueSending = (tx: Tx, deps: Deps, id: AnnouncementId): Promise<void> =>
  deps.jobs.schedule(tx, ANNOUNCE, { id }, deps.clock.now());

export const sendToAll = async (deps: Deps, { id }: JobData): Promise<void> => {
  while (await inTransaction(deps.db, (tx) => sendToNext(tx, deps, AnnouncementId.parse(id))));
};
