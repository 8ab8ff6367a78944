import { TRACE_DAYS } from '@tomoguide/contract/accounts/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, gte, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../../../database/database.ts';
import { accountTraces } from '../tables.ts';

const getTraceCutoff = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 24 * TRACE_DAYS });

export const upsertTraces = async (
  tx: Tx,
  traces: (typeof accountTraces.$inferInsert)[],
  seenAt: Temporal.Instant,
): Promise<void> => {
  if (traces.length === 0) return;
  await tx
    .insert(accountTraces)
    .values(traces)
    .onConflictDoUpdate({
      target: [accountTraces.userId, accountTraces.kind, accountTraces.hash],
      set: { seenAt },
    });
};

export type SharedTrace = 'browser' | 'network';

/** Returns the browsers and networks from which both users logged in within 30 days. */
export const listCommonTraces = async (
  db: Executor,
  [one, other]: readonly [UserId, UserId],
  now: Temporal.Instant,
): Promise<SharedTrace[]> => {
  const theirs = alias(accountTraces, 'theirs');
  const rows = await db
    .selectDistinct({ kind: accountTraces.kind })
    .from(accountTraces)
    .innerJoin(
      theirs,
      and(eq(theirs.kind, accountTraces.kind), eq(theirs.hash, accountTraces.hash)),
    )
    .where(
      and(
        eq(accountTraces.userId, one),
        eq(theirs.userId, other),
        gte(accountTraces.seenAt, getTraceCutoff(now)),
        gte(theirs.seenAt, getTraceCutoff(now)),
      ),
    );
  return rows.map(({ kind }) => kind).sort();
};

/** Deletes traces older than 30 days. */
export const deleteOldTraces = async (db: Executor, now: Temporal.Instant): Promise<void> => {
  await db.delete(accountTraces).where(lt(accountTraces.seenAt, getTraceCutoff(now)));
};

export const deleteLoginTraces = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(accountTraces).where(eq(accountTraces.userId, userId));
};

/**
 * Returns the times and kinds of a user's traces for the export. The hashes are omitted because they mean
 * nothing to the user.
 */
export const listSharedTraces = (
  db: Executor,
  userId: UserId,
): Promise<{ kind: SharedTrace; seenAt: Temporal.Instant }[]> =>
  db
    .select({ kind: accountTraces.kind, seenAt: accountTraces.seenAt })
    .from(accountTraces)
    .where(eq(accountTraces.userId, userId))
    .orderBy(accountTraces.seenAt);
