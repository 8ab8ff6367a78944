import { asUsername } from '@tomoguide/contract/accounts/username';
import { cleanEmail } from '@tomoguide/contract/email-address';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { builtByIds, builtOnce } from '../../database/built-once.ts';
import { isAnyOf } from '../../database/conditions.ts';
import type { Executor, Tx } from '../../database/database.ts';
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

/** E-mail addresses differ in case only by accident: they are kept and compared in lower case. */
export const asEmail = (typed: string): string => cleanEmail(typed).toLowerCase();

export const userById = async (db: Executor, id: UserId): Promise<UserRow | null> => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
};

const usersById = builtByIds(users.id, 'users_by_id', (db, ofThem, name) =>
  db.select().from(users).where(ofThem).prepare(name),
);
const usersByGuide = builtByIds(users.guideId, 'users_by_guide', (db, ofThem, name) =>
  db.select().from(users).where(ofThem).prepare(name),
);
const userLocked = builtOnce((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('user_locked'),
);

export const usersOf = (db: Executor, ids: readonly UserId[]): Promise<UserRow[]> =>
  usersById(db, ids, {});

export const guideUsers = (db: Executor, guideIds: readonly GuideId[]): Promise<UserRow[]> =>
  usersByGuide(db, guideIds, {});

/** The condition that all of these people show what they have read. */
export const showReading = (ids: SQL): SQL<boolean> =>
  sql<boolean>`not exists (
    select from ${users} reader where reader.id in ${ids} and not reader.read_receipts_enabled
  )`;

/** The team. */
export const staffUsers = (db: Executor): Promise<{ id: UserId }[]> =>
  db.select({ id: users.id }).from(users).where(sql`${users.isStaff}`);

/**
 * By username, or by e-mail where the name has an @: whoever confirmed the address, else the first who
 * signed up with it (docs/product/accounts.md, "E-mail confirmation").
 */
export const userByLogin = async (db: Executor, name: string): Promise<UserRow | null> => {
  const match = name.includes('@')
    ? eq(sql`lower(${users.email})`, asEmail(name))
    : eq(users.username, asUsername(name));
  const [row] = await db
    .select()
    .from(users)
    .where(match)
    .orderBy(isNull(users.emailConfirmedAt), users.id)
    .limit(1);
  return row ?? null;
};

/** As its index has it. */
const words = sql`lower(${users.username} || ' ' || ${users.email} || ' ' || ${users.fullName} || ' ' || ${users.nickname})`;

/** Shorter words than this are found as a whole name only: a trigram has three characters. */
const PART_MIN = 3;

/** What a pattern of LIKE would read as more than itself. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Open accounts whose username, e-mail or names contain the text, the newest first. */
export const usersContaining = (
  db: Executor,
  text: string,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<UserRow[]> => {
  const wanted = text.toLowerCase();
  const found =
    [...wanted].length < PART_MIN
      ? or(eq(sql`lower(${users.fullName})`, wanted), eq(sql`lower(${users.nickname})`, wanted))
      : sql`${words} like ${`%${literal(wanted)}%`}`;
  return db
    .select()
    .from(users)
    .where(
      and(
        found,
        isNull(users.closedAt),
        cursor === undefined ? undefined : lt(users.id, sql`${cursor}::bigint`),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
};

/** Accounts by whether they guide, all of them, or these. */
export type AccountGroup = 'everyone' | 'travelers' | 'guides' | readonly UserId[];

/** Open and not suspended. */
const activeIn = (group: AccountGroup): SQL | undefined => {
  const isActive = and(isNull(users.closedAt), isNull(users.suspendedAt));
  if (group === 'everyone') return isActive;
  if (group === 'travelers') return and(isActive, isNull(users.guideId));
  if (group === 'guides') return and(isActive, isNotNull(users.guideId));
  return and(isActive, isAnyOf(users.id, group));
};

export const countActiveIn = (db: Executor, group: AccountGroup): Promise<number> =>
  db.$count(users, activeIn(group));

export const nextActiveIn = async (
  db: Executor,
  group: AccountGroup,
  { after, upTo, limit }: { after: UserId | 0; upTo: UserId; limit: number },
): Promise<UserId[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(activeIn(group), gt(users.id, sql`${after}::int`), lte(users.id, upTo)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

export const newestUser = async (db: Executor): Promise<UserId | null> => {
  const [row] = await db.select({ id: users.id }).from(users).orderBy(desc(users.id)).limit(1);
  return row?.id ?? null;
};

export const usernameExists = async (db: Executor, username: string): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return rows.length > 0;
};

/** Whether an account has confirmed this address: it is nobody else's. */
export const emailIsOwned = async (db: Executor, email: string): Promise<boolean> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, asEmail(email)), isNotNull(users.emailConfirmedAt)));
  return rows.length > 0;
};

export const insertUser = async (tx: Tx, user: NewUser): Promise<UserRow> => {
  const [row] = await tx.insert(users).values(user).returning();
  if (!row) throw new Error('the new user did not come back');
  return row;
};

export const updateUser = async (
  db: Executor,
  id: UserId,
  changes: { [Field in keyof NewUser]?: NewUser[Field] | undefined },
): Promise<UserRow | null> => {
  if (Object.keys(changes).length === 0) return userById(db, id);
  const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  return row ?? null;
};

export const lockUserRow = async (tx: Tx, id: UserId): Promise<UserRow | null> => {
  const [row] = await userLocked(tx, { id });
  return row ?? null;
};

/** Failed guesses at the old password no longer count. */
export const deleteAttemptsFor = async (tx: Tx, username: string): Promise<void> => {
  await tx.delete(loginAttempts).where(eq(loginAttempts.name, username));
};

/** Forgets sessions, links and attempts that no rule asks for any more. */
export const deleteOldRecords = async (
  db: Executor,
  now: Temporal.Instant,
  attemptsBefore: Temporal.Instant,
): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.delete(passkeyLinks).where(lt(passkeyLinks.expiresAt, now));
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now));
  await db.delete(loginAttempts).where(lt(loginAttempts.at, attemptsBefore));
};
