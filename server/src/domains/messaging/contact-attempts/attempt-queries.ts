import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import { contactAttempts } from '../tables.ts';

export type AttemptRow = typeof contactAttempts.$inferSelect;

/** Counts another attempt by this sender to share contacts in this conversation. */
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

// A literal rather than a bind parameter, so that the planner can use the partial index on repeated
// attempts (MIN_REPEATED_ATTEMPTS).
const REPEATED = sql`${contactAttempts.attempts} >= 3`;

interface AttemptQuery {
  show: 'all' | 'repeated';
  person?: UserId | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Returns a page of attempts to share contacts, newest first. */
export const listAttemptRows = (
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

/** Returns the keyset cursor of a row in that list. */
export const getAttemptCursor = ({ lastAt, id }: AttemptRow): string => listPosition(lastAt, id);

/** Returns a user's own attempts to share contacts, for the user's data export. */
export const listContactAttempts = (db: Executor, userId: UserId) =>
  db
    .select({
      conversationId: contactAttempts.conversationId,
      attempts: contactAttempts.attempts,
      firstAt: contactAttempts.firstAt,
      lastAt: contactAttempts.lastAt,
    })
    .from(contactAttempts)
    .where(eq(contactAttempts.senderId, userId));

export const deleteContactAttempts = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.delete(contactAttempts).where(eq(contactAttempts.senderId, userId));
};
