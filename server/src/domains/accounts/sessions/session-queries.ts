import type { PasskeyId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { firstRow } from '../../../database/single-row.ts';
import { sessions, users } from '../tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

export const insertSession = async (
  db: Executor,
  session: typeof sessions.$inferInsert,
): Promise<void> => {
  await db.insert(sessions).values(session);
};

export const findSessionById = (db: Executor, id: number): Promise<SessionRow | null> =>
  firstRow(db.select().from(sessions).where(eq(sessions.id, id)));

/** Records that the owner of a session has just confirmed their identity. */
export const markConfirmed = async (
  db: Executor,
  id: number,
  at: Temporal.Instant,
): Promise<void> => {
  await db.update(sessions).set({ confirmedAt: at }).where(eq(sessions.id, id));
};

/**
 * Keeps the row of a session after its expiry, for rows that reference it; any other end of the session
 * still deletes it. Returns false if the session has ended.
 */
export const keepSession = async (
  db: Executor,
  id: number,
  until: Temporal.Instant,
): Promise<boolean> => {
  const updated = await db.update(sessions).set({ keptUntil: until }).where(eq(sessions.id, id));
  return updated.rowCount === 1;
};

/** Ends every session that was started with one of the user's passkeys, except for the given session. */
export const deleteSessionsByPasskey = async (
  db: Executor,
  userId: UserId,
  passkeyId: PasskeyId,
  exceptSessionId: number,
): Promise<void> => {
  const begun = and(eq(sessions.userId, userId), eq(sessions.passkeyId, passkeyId));
  await db.delete(sessions).where(and(begun, ne(sessions.id, exceptSessionId)));
};

export const deleteSession = async (db: Executor, id: number): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, id));
};

/** Ends every session of a user, except `exceptSessionId` if given, and returns how many were ended. */
export const deleteSessions = async (
  db: Executor,
  userId: UserId,
  exceptSessionId?: number,
): Promise<number> => {
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    );
  return ended.rowCount ?? 0;
};

/** Ends one session of a user. Returns false if the user has no session with that ID. */
export const deleteOwnSession = async (
  db: Executor,
  userId: UserId,
  id: number,
): Promise<boolean> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** Returns at most a hundred of a user's open sessions, newest first. */
export const listOpenSessions = (
  db: Executor,
  userId: UserId,
  now: Temporal.Instant,
): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.id))
    .limit(100);

/** Returns which of these sessions are open and which have expired. Sessions that were ended are omitted. */
export const loadSessionStates = async (
  db: Executor,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, 'live' | 'over'>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sessions.id, isLive: gt(sessions.expiresAt, now) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(sql`${sessions.id} = any (${sql.param([...ids])}::bigint[])`, isNull(users.suspendedAt)),
    );
  return new Map(rows.map(({ id, isLive }) => [String(id), isLive ? 'live' : 'over']));
};

const sessionQuery = (db: Executor) =>
  db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      passkeyId: sessions.passkeyId,
      userId: users.id,
      username: users.username,
      email: users.email,
      guideId: users.guideId,
      isStaff: users.isStaff,
      roleView: users.roleView,
      suspendedAt: users.suspendedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId));

/** Prepares the query for the session with a token hash, including its owner's permissions. */
export const prepareSessionQuery = (db: Executor) =>
  sessionQuery(db)
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('accounts_session');

/** Returns the session with an ID, like the query above; null if it has ended. */
export const openSessionById = async (db: Executor, id: number, now: Temporal.Instant) => {
  return firstRow(sessionQuery(db).where(and(eq(sessions.id, id), gt(sessions.expiresAt, now))));
};
