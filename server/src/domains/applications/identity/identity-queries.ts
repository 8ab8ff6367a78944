import type { IdentityState } from '@tomoguide/contract/applications/identity';
import type { IdentityCheckId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, isNotNull, lt, min, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import type { Waiting } from '../../../database/waiting.ts';
import { identityChecks } from '../tables.ts';

export type CheckRow = typeof identityChecks.$inferSelect;
export type ShownChecks = Exclude<IdentityState, 'unverified'>;

/** Returns all identity checks of a user, newest first. Their number is limited. */
export const listUserChecks = (db: Executor, userId: UserId): Promise<CheckRow[]> =>
  db
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.userId, userId))
    .orderBy(desc(identityChecks.submittedAt), desc(identityChecks.id));

export const checkById = (db: Executor, id: IdentityCheckId): Promise<CheckRow | null> =>
  firstRow(db.select().from(identityChecks).where(eq(identityChecks.id, id)));

/**
 * Locks an identity check until the transaction ends, so that only one of two concurrent decisions
 * succeeds.
 */
export const lockCheck = (tx: Tx, id: IdentityCheckId): Promise<CheckRow | null> =>
  firstRow(tx.select().from(identityChecks).where(eq(identityChecks.id, id)).for('update'));

export const insertCheck = (tx: Tx, row: typeof identityChecks.$inferInsert): Promise<CheckRow> =>
  onlyRow(tx.insert(identityChecks).values(row).returning());

export const updateCheck = (
  tx: Tx,
  id: IdentityCheckId,
  changes: Partial<Omit<CheckRow, 'id' | 'userId'>>,
): Promise<CheckRow> =>
  onlyRow(tx.update(identityChecks).set(changes).where(eq(identityChecks.id, id)).returning());

export const deleteIdentityChecks = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(identityChecks).where(eq(identityChecks.userId, userId));
};

// A literal rather than a bind parameter, so that the planner can use the partial index on pending checks.
const WAITING = sql`${identityChecks.state} = 'pending'`;

const statusCondition = (show: ShownChecks): SQL =>
  show === 'pending' ? WAITING : eq(identityChecks.state, show);

/** Returns the keyset cursor of a row, which remains valid if the row is deleted. */
export const getCheckCursor = ({ submittedAt, id }: CheckRow): string =>
  listPosition(submittedAt, id);

const cursorCondition = (show: ShownChecks, cursor: string): SQL => {
  const here = sql`(${identityChecks.submittedAt}, ${identityChecks.id})`;
  const there = cursorPosition(cursor);
  return show === 'pending' ? sql`${here} > ${there}` : sql`${here} < ${there}`;
};

/** Returns identity checks: pending ones by longest wait, or decided ones, latest first. */
export const listChecks = (
  db: Executor,
  show: ShownChecks,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CheckRow[]> => {
  const inOrder = show === 'pending' ? asc : desc;
  return db
    .select()
    .from(identityChecks)
    .where(
      and(statusCondition(show), cursor === undefined ? undefined : cursorCondition(show, cursor)),
    )
    .orderBy(inOrder(identityChecks.submittedAt), inOrder(identityChecks.id))
    .limit(limit);
};

export const countWaiting = async (db: Executor): Promise<Waiting> => {
  const [[oldest], waiting] = await Promise.all([
    db
      .select({ at: min(identityChecks.submittedAt) })
      .from(identityChecks)
      .where(WAITING),
    db.$count(identityChecks, WAITING),
  ]);
  return { waiting, oldestAt: oldest?.at ?? null };
};

/** Returns the number of rejected identity checks per user. */
export const loadRejections = async (
  db: Executor,
  userIds: readonly UserId[],
): Promise<Map<UserId, CheckRow[]>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(identityChecks)
    .where(and(isAnyOf(identityChecks.userId, userIds), eq(identityChecks.state, 'rejected')));
  return Map.groupBy(rows, ({ userId }) => userId);
};

/** Returns the decided checks whose files must be erased. */
export const listChecksDecidedBefore = (
  tx: Tx,
  decidedBefore: Temporal.Instant,
  limit: number,
): Promise<CheckRow[]> =>
  tx
    .select()
    .from(identityChecks)
    .where(and(isNotNull(identityChecks.documentId), lt(identityChecks.decidedAt, decidedBefore)))
    .orderBy(asc(identityChecks.decidedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
