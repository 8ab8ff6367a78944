import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import { contactAttempts } from '../tables.ts';

export type AttemptRow = typeof contactAttempts.$inferSelect;

/** Counts another attempt by this sender in this conversation. */
export const countAttempt = async (
  tx: Tx,
  row: {
    conversationId: ConversationId;
    senderId: UserId;
    receiverId: UserId;
    at: Temporal.Instant;
  },
): Promise<void> => {
  const { at, ...whose } = row;
  await tx
    .insert(contactAttempts)
    .values({ ...whose, attempts: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [contactAttempts.conversationId, contactAttempts.senderId],
      set: { attempts: sql`${contactAttempts.attempts} + 1`, lastAt: at },
    });
};

// A literal instead of a parameter, so that the partial index is used (ATTEMPTS_REPEATED).
const REPEATED = sql`${contactAttempts.attempts} >= 3`;

interface AttemptQuery {
  show: 'all' | 'repeated';
  person?: UserId | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first. */
export const listedAttempts = (
  db: Executor,
  { show, person, cursor, limit }: AttemptQuery,
): Promise<AttemptRow[]> => {
  return db
    .select()
    .from(contactAttempts)
    .where(
      and(
        show === 'repeated' ? REPEATED : undefined,
        person === undefined ? undefined : eq(contactAttempts.senderId, person),
        cursor === undefined
          ? undefined
          : sql`(${contactAttempts.lastAt}, ${contactAttempts.id}) < ${cursorPosition(cursor)}`,
      ),
    )
    .orderBy(desc(contactAttempts.lastAt), desc(contactAttempts.id))
    .limit(limit);
};

/** Returns the position of a row in that list. */
export const placeOf = ({ lastAt, id }: AttemptRow): string => listPosition(lastAt, id);

/** Returns a user's own attempts, for their export. */
export const attemptsBy = (db: Executor, userId: UserId) =>
  db
    .select({
      conversationId: contactAttempts.conversationId,
      attempts: contactAttempts.attempts,
      firstAt: contactAttempts.firstAt,
      lastAt: contactAttempts.lastAt,
    })
    .from(contactAttempts)
    .where(eq(contactAttempts.senderId, userId));

export const deleteAttemptsBy = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(contactAttempts).where(eq(contactAttempts.senderId, userId));
};
