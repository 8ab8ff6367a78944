import type { PermissionState } from '@tomoguide/contract/guides/work-permission';
import type { GuideId, WorkPermissionId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, gte, lt, lte, min, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import type { Waiting } from '../../../database/waiting.ts';
import type { GuideRow, PermissionRow } from '../queries.ts';
import { guides, workPermissions } from '../tables.ts';

/** Returns what a guide has stated: at most one checked statement, and one that waits or was rejected. */
export const listPermissions = (db: Executor, guideId: GuideId): Promise<PermissionRow[]> =>
  db
    .select()
    .from(workPermissions)
    .where(eq(workPermissions.guideId, guideId))
    .orderBy(workPermissions.id);

export const findPermission = (db: Executor, id: WorkPermissionId): Promise<PermissionRow | null> =>
  firstRow(db.select().from(workPermissions).where(eq(workPermissions.id, id)));

export const insertPermission = async (
  tx: Tx,
  row: typeof workPermissions.$inferInsert,
): Promise<WorkPermissionId> =>
  (await onlyRow(tx.insert(workPermissions).values(row).returning({ id: workPermissions.id }))).id;

export const updatePermission = (
  tx: Tx,
  id: WorkPermissionId,
  changes: Partial<Omit<PermissionRow, 'id' | 'guideId'>>,
): Promise<PermissionRow> =>
  onlyRow(tx.update(workPermissions).set(changes).where(eq(workPermissions.id, id)).returning());

export const deletePermission = async (tx: Tx, id: WorkPermissionId): Promise<void> => {
  await tx.delete(workPermissions).where(eq(workPermissions.id, id));
};

/** Returns the keyset cursor of a row in a list, which stays valid if the row is deleted. */
export const getPermissionCursor = ({ submittedAt, id }: PermissionRow): string =>
  listPosition(submittedAt, id);

/** Returns a page of statements: pending ones oldest first, decided ones newest first. */
export const listPermissionPage = (
  db: Executor,
  state: PermissionState,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<PermissionRow[]> => {
  const inOrder = state === 'pending' ? asc : desc;
  const here = sql`(${workPermissions.submittedAt}, ${workPermissions.id})`;
  const isAfter = (there: SQL): SQL =>
    state === 'pending' ? sql`${here} > ${there}` : sql`${here} < ${there}`;
  return db
    .select()
    .from(workPermissions)
    .where(
      and(
        eq(workPermissions.state, state),
        cursor === undefined ? undefined : isAfter(cursorPosition(cursor)),
      ),
    )
    .orderBy(inOrder(workPermissions.submittedAt), inOrder(workPermissions.id))
    .limit(limit);
};

/** Returns the checked statements that expired on one of these days, the first to expire first. */
export const listExpired = (
  db: Executor,
  { from, before }: { from: string; before: string },
): Promise<PermissionRow[]> =>
  db
    .select()
    .from(workPermissions)
    .where(
      and(
        eq(workPermissions.state, 'checked'),
        gte(workPermissions.until, from),
        lt(workPermissions.until, before),
      ),
    )
    .orderBy(workPermissions.until, workPermissions.id);

const WAITING = sql`${workPermissions.state} = 'pending'`;

export const countWaitingPermissions = async (db: Executor): Promise<Waiting> => {
  const [[oldest], waiting] = await Promise.all([
    db
      .select({ at: min(workPermissions.submittedAt) })
      .from(workPermissions)
      .where(WAITING),
    db.$count(workPermissions, WAITING),
  ]);
  return { waiting, oldestAt: oldest?.at ?? null };
};

/** Returns the guides whose reminder is due, except those in `excluded`. */
export const listDueGuides = async (
  db: Executor,
  now: Temporal.Instant,
  excluded: readonly GuideId[],
  limit: number,
): Promise<GuideId[]> => {
  const rows = await db
    .select({ id: guides.id })
    .from(guides)
    .where(and(lte(guides.permissionRemindAt, now), notInArray(guides.id, [...excluded])))
    .orderBy(guides.permissionRemindAt)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Locks a guide whose reminder is due; null if another process has it, or it is no longer due. */
export const lockDueGuide = (
  tx: Tx,
  id: GuideId,
  now: Temporal.Instant,
): Promise<GuideRow | null> =>
  firstRow(
    tx
      .select()
      .from(guides)
      .where(and(eq(guides.id, id), lte(guides.permissionRemindAt, now)))
      .for('no key update', { skipLocked: true }),
  );
