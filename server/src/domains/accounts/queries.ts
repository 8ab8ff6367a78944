import { normalizeUsername } from '@tomoguide/contract/accounts/username';
import { cleanEmail } from '@tomoguide/contract/email-address';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { isAnyOf, isBefore } from '../../database/conditions.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { prepareByIds, prepareOnce } from '../../database/prepare-once.ts';
import { firstRow, onlyRow } from '../../database/single-row.ts';
import {
  emailConfirmations,
  loginAttempts,
  passkeyChallenges,
  passkeyLinks,
  passwordResets,
  sessions,
  users,
} from './tables.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** Normalizes an email address, because addresses are stored and compared in lowercase. */
export const normalizeEmail = (typed: string): string => cleanEmail(typed).toLowerCase();

export const findUserById = (db: Executor, id: UserId): Promise<UserRow | null> =>
  firstRow(db.select().from(users).where(eq(users.id, id)));

const usersById = prepareByIds(users.id, 'users_by_id', (db, condition, name) =>
  db.select().from(users).where(condition).prepare(name),
);
const usersByGuide = prepareByIds(users.guideId, 'users_by_guide', (db, condition, name) =>
  db.select().from(users).where(condition).prepare(name),
);
const userLocked = prepareOnce((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('user_locked'),
);

export const listUsersByIds = (db: Executor, ids: readonly UserId[]): Promise<UserRow[]> =>
  usersById(db, ids, {});

export const listGuideUsers = (db: Executor, guideIds: readonly GuideId[]): Promise<UserRow[]> =>
  usersByGuide(db, guideIds, {});

/** Returns the SQL condition that all these users have read receipts on. */
export const haveReadReceipts = (ids: SQL): SQL<boolean> =>
  sql<boolean>`not exists (
    select from ${users} reader where reader.id in ${ids} and not reader.read_receipts_enabled
  )`;

/** Returns all staff members. */
export const listStaffUsers = (db: Executor): Promise<{ id: UserId }[]> =>
  db.select({ id: users.id }).from(users).where(sql`${users.isStaff}`);

/** Returns whether there is any account that is not a staff account. */
export const hasNonStaffUser = async (db: Executor): Promise<boolean> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`not ${users.isStaff}`)
    .limit(1);
  return rows.length > 0;
};

/**
 * Finds a user by username or, if the name contains an @, by email. An email belongs to the user who
 * confirmed it, else to the first who signed up with it (docs/product/accounts.md, "Email confirmation").
 */
export const findUserRowByLogin = async (db: Executor, name: string): Promise<UserRow | null> => {
  const match = name.includes('@')
    ? eq(sql`lower(${users.email})`, normalizeEmail(name))
    : eq(users.username, normalizeUsername(name));
  return firstRow(
    db.select().from(users).where(match).orderBy(isNull(users.emailConfirmedAt), users.id).limit(1),
  );
};

/** Must equal the expression of the trigram index. */
const words = sql`lower(${users.username} || ' ' || ${users.email} || ' ' || ${users.fullName} || ' ' || ${users.nickname})`;

/** Minimum length of text for substring matches, which use trigrams. Shorter text must match a whole name. */
const PART_MIN = 3;

/** Escapes the wildcards of LIKE. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Returns accounts, newest first, that are not closed and whose username, email or names contain the text.
 */
export const listUsersContaining = (
  db: Executor,
  text: string,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<UserRow[]> => {
  const lowered = text.toLowerCase();
  const found =
    [...lowered].length < PART_MIN
      ? or(eq(sql`lower(${users.fullName})`, lowered), eq(sql`lower(${users.nickname})`, lowered))
      : sql`${words} like ${`%${escapeLike(lowered)}%`}`;
  return db
    .select()
    .from(users)
    .where(and(found, isNull(users.closedAt), isBefore(users.id, cursor)))
    .orderBy(desc(users.id))
    .limit(limit);
};

/** A group of accounts: all of them, travelers who are not guides, guides, or an explicit list. */
export type AccountGroup = 'everyone' | 'travelers' | 'guides' | readonly UserId[];

/** Returns the SQL condition for accounts of a group that are neither closed nor suspended. */
const activeCondition = (group: AccountGroup): SQL | undefined => {
  const isActive = and(isNull(users.closedAt), isNull(users.suspendedAt));
  if (group === 'everyone') return isActive;
  if (group === 'travelers') return and(isActive, isNull(users.guideId));
  if (group === 'guides') return and(isActive, isNotNull(users.guideId));
  return and(isActive, isAnyOf(users.id, group));
};

export const countActiveUsers = (db: Executor, group: AccountGroup): Promise<number> =>
  db.$count(users, activeCondition(group));

export const listNextActiveIdsIn = async (
  db: Executor,
  group: AccountGroup,
  { after, upTo, limit }: { after: UserId | 0; upTo: UserId; limit: number },
): Promise<UserId[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(activeCondition(group), gt(users.id, sql`${after}::int`), lte(users.id, upTo)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

export const findNewestUserId = async (db: Executor): Promise<UserId | null> => {
  const row = await firstRow(
    db.select({ id: users.id }).from(users).orderBy(desc(users.id)).limit(1),
  );
  return row?.id ?? null;
};

export const usernameExists = async (db: Executor, username: string): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return rows.length > 0;
};

/** Returns whether an account has confirmed this address, so that no other account can use it. */
export const isEmailOwned = async (db: Executor, email: string): Promise<boolean> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, normalizeEmail(email)), isNotNull(users.emailConfirmedAt)),
    );
  return rows.length > 0;
};

export const insertUser = (tx: Tx, user: NewUser): Promise<UserRow> =>
  onlyRow(tx.insert(users).values(user).returning());

/** Inserts a user and returns the row; null if the username is taken. */
export const insertUserIfFree = async (tx: Tx, user: NewUser): Promise<UserRow | null> => {
  const rows = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.username })
    .returning();
  return rows[0] ?? null;
};

/** Locks sign-ups with an address until the transaction ends. */
export const lockEmail = async (tx: Tx, email: string): Promise<void> => {
  const key = `sign-up ${normalizeEmail(email)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

/**
 * Returns the latest account with this address and name that was created since an instant and is neither
 * confirmed nor suspended.
 */
export const findUnconfirmedUserSince = (
  db: Executor,
  { email, fullName }: { email: string; fullName: string },
  since: Temporal.Instant,
): Promise<UserRow | null> =>
  firstRow(
    db
      .select()
      .from(users)
      .where(
        and(
          eq(sql`lower(${users.email})`, normalizeEmail(email)),
          eq(users.fullName, fullName),
          gt(users.joinedAt, since),
          isNull(users.emailConfirmedAt),
          isNull(users.suspendedAt),
        ),
      )
      .orderBy(desc(users.id))
      .limit(1),
  );

export const updateUser = async (
  db: Executor,
  id: UserId,
  changes: { [Field in keyof NewUser]?: NewUser[Field] | undefined },
): Promise<UserRow | null> => {
  if (Object.keys(changes).length === 0) return findUserById(db, id);
  return firstRow(db.update(users).set(changes).where(eq(users.id, id)).returning());
};

export const lockUserRow = (tx: Tx, id: UserId): Promise<UserRow | null> =>
  firstRow(userLocked(tx, { id }));

/** Deletes a user's login attempts, so that earlier failures no longer count. */
export const deleteAttemptsFor = async (tx: Tx, username: string): Promise<void> => {
  await tx.delete(loginAttempts).where(eq(loginAttempts.name, username));
};

/** Deletes sessions, links and login attempts that are no longer needed. */
export const deleteOldRecords = async (
  db: Executor,
  now: Temporal.Instant,
  attemptsBefore: Temporal.Instant,
): Promise<void> => {
  await db
    .delete(sessions)
    .where(
      and(lt(sessions.expiresAt, now), or(isNull(sessions.keptUntil), lt(sessions.keptUntil, now))),
    );
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.delete(passkeyLinks).where(lt(passkeyLinks.expiresAt, now));
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now));
  await db.delete(loginAttempts).where(lt(loginAttempts.at, attemptsBefore));
};
