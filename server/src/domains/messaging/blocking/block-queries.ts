import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { blocks } from '../tables.ts';

const around = prepareOnce((db) =>
  db
    .select()
    .from(blocks)
    .where(
      or(
        eq(blocks.blockerId, sql.placeholder('userId')),
        eq(blocks.blockedId, sql.placeholder('userId')),
      ),
    )
    .prepare('messaging_blocks_around'),
);

export interface BlocksAround {
  /** The users whom this user has blocked. */
  mine: ReadonlySet<UserId>;
  /** The users whom this user has blocked or who have blocked this user. */
  either: ReadonlySet<UserId>;
}

/** Returns the blocks that this user made, and the blocks against this user. */
export const loadBlocksAround = async (db: Executor, userId: UserId): Promise<BlocksAround> => {
  const rows = await around(db, { userId });
  const mine = rows.filter(({ blockerId }) => blockerId === userId);
  return {
    mine: new Set(mine.map(({ blockedId }) => blockedId)),
    either: new Set(
      rows.map(({ blockerId, blockedId }) => (blockerId === userId ? blockedId : blockerId)),
    ),
  };
};

/** Inserts a block; returns false if the block already exists. */
export const insertBlock = async (
  tx: Tx,
  blockerId: UserId,
  blockedId: UserId,
  createdAt: Temporal.Instant,
): Promise<boolean> => {
  const rows = await tx
    .insert(blocks)
    .values({ blockerId, blockedId, createdAt })
    .onConflictDoNothing()
    .returning({ blockedId: blocks.blockedId });
  return rows.length > 0;
};

/** Deletes a block; returns false if there is none. */
export const deleteBlock = async (
  tx: Tx,
  blockerId: UserId,
  blockedId: UserId,
): Promise<boolean> => {
  const rows = await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning({ blockedId: blocks.blockedId });
  return rows.length > 0;
};

/** Deletes the blocks that this user made and those against this user. */
export const deleteBlocksAround = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
};
