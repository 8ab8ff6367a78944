import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import { getGivenName } from '@tomoguide/contract/accounts/given-name';
import { normalizeUsername } from '@tomoguide/contract/accounts/username';
import type { GuideId, Locale, UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../database/database.ts';
import { record } from '../../events/record.ts';
import { fail } from '../../failure.ts';
import {
  type AccountGroup,
  countActiveUsers,
  findNewestUserId,
  findUserById,
  findUserRowByLogin,
  insertUser,
  listGuideUsers,
  listNextActiveIdsIn,
  listStaffUsers,
  listUsersByIds,
  listUsersContaining,
  lockUserRow,
  type NewUser,
  normalizeEmail,
  type UserRow,
  updateUser,
} from './queries.ts';
import { lockViewerRow } from './sessions/lock-viewer-row.ts';
import {
  deleteSessions,
  keepSession,
  listOpenSessions,
  type SessionRow,
} from './sessions/session-queries.ts';

export { getPersonName } from './present.ts';
export { hasNonStaffUser } from './queries.ts';

/** User data for other domains, which decide how much of it each viewer sees. */
export interface UserFacts extends UserSummary {
  fullName: string;
  username: string;
  email: string;
  emailConfirmed: boolean;
  guideId: GuideId | null;
  isStaff: boolean;
  identityVerified: boolean;
  /** The name on the verified document; null until the user's identity is verified. */
  verifiedName: string | null;
  suspended: boolean;
  closed: boolean;
  readReceiptsEnabled: boolean;
  /** The language of emails to the user. */
  locale: Locale;
  /** The user's time zone; null until the browser has sent it. */
  timeZone: string | null;
}

const toUserFacts = (row: UserRow): UserFacts => ({
  id: row.id,
  nickname: row.nickname,
  profilePicture: row.profilePicture,
  fullName: row.fullName,
  username: row.username,
  email: row.email,
  emailConfirmed: row.emailConfirmedAt !== null,
  guideId: row.guideId,
  isStaff: row.isStaff,
  identityVerified: row.identityVerifiedAt !== null,
  verifiedName: row.verifiedName,
  suspended: row.suspendedAt !== null,
  closed: row.closedAt !== null,
  readReceiptsEnabled: row.readReceiptsEnabled,
  locale: row.locale,
  timeZone: row.timeZone,
});

/** Returns users by ID. Unknown IDs are omitted. */
export const loadUsersByIds = async (
  db: Executor,
  ids: readonly UserId[],
): Promise<Map<UserId, UserFacts>> => {
  if (ids.length === 0) return new Map();
  const rows = await listUsersByIds(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, toUserFacts(row)]));
};

/** Finds a user by username or, if the name contains an @, by email; null if there is none. */
export const findUserByLogin = async (db: Executor, name: string): Promise<UserFacts | null> => {
  const row = await findUserRowByLogin(db, name);
  return row && toUserFacts(row);
};

/**
 * Returns accounts, newest first, that are not closed and whose username, email or names contain the text.
 */
export const searchUsers = async (
  db: Executor,
  text: string,
  part: { cursor?: number | undefined; limit: number },
): Promise<UserFacts[]> => (await listUsersContaining(db, text, part)).map(toUserFacts);

/** Returns account details for staff; null if the account is closed or does not exist. */
export const findAccountFacts = async (
  db: Executor,
  id: UserId,
  now: Temporal.Instant,
): Promise<{ person: UserFacts; joinedAt: Temporal.Instant; sessions: SessionRow[] } | null> => {
  const row = await findUserById(db, id);
  if (row?.closedAt !== null) return null;
  const sessions = await listOpenSessions(db, id, now);
  return { person: toUserFacts(row), joinedAt: row.joinedAt, sessions };
};

/** Returns the users of these guides, keyed by guide ID. */
export const loadGuideUsers = async (
  db: Executor,
  guideIds: readonly GuideId[],
): Promise<Map<GuideId, UserFacts>> => {
  if (guideIds.length === 0) return new Map();
  const rows = await listGuideUsers(db, guideIds);
  return new Map(
    rows.flatMap((row) => (row.guideId === null ? [] : [[row.guideId, toUserFacts(row)]])),
  );
};

/** Counts the accounts in a group that are neither closed nor suspended. */
export const countActive = (db: Executor, group: AccountGroup): Promise<number> =>
  countActiveUsers(db, group);

/** Returns the next accounts of a group that are neither closed nor suspended, ordered by ID. */
export const listNextActiveIds = (
  db: Executor,
  group: AccountGroup,
  part: { after: UserId | 0; upTo: UserId; limit: number },
): Promise<UserId[]> => listNextActiveIdsIn(db, group, part);

/** Returns the newest account. There is always one, because a user makes the request. */
export const getNewestUserId = async (db: Executor): Promise<UserId> => {
  const id = await findNewestUserId(db);
  if (id === null) throw new Error('there is no account');
  return id;
};

/** Returns the ids of all staff members. */
export const listStaffIds = async (db: Executor): Promise<UserId[]> =>
  (await listStaffUsers(db)).map(({ id }) => id);

/**
 * Locks a user's row until the transaction ends, and returns the user; null if the user does not exist or
 * the account is closed. Limits per user (unpaid bookings, wallet money) are checked under this lock.
 */
export const lockUser = async (tx: Tx, id: UserId): Promise<UserFacts | null> => {
  const row = await lockUserRow(tx, id);
  return row?.closedAt === null ? toUserFacts(row) : null;
};

/** Like `lockUser`, for the current user. Throws TOKEN_INVALID if the account was closed or suspended. */
export const lockViewer = async (tx: Tx, id: UserId): Promise<UserFacts> =>
  toUserFacts(await lockViewerRow(tx, id));

export interface CreateUser {
  username: string;
  email: string;
  fullName: string;
  joinedAt: Temporal.Instant;
  /** A hash from `hashPassword` (password-hash.ts); null disables password login. */
  passwordHash: string | null;
  /** The given name by default. */
  nickname?: string;
  role?: 'traveler' | 'guide';
  isStaff?: boolean;
  /** True by default. */
  emailConfirmed?: boolean;
  emailUpdates?: boolean;
  locale?: Locale;
  timeZone?: string | null;
  profilePicture?: string | null;
  backgroundImage?: string | null;
  bio?: string;
  gender?: NewUser['gender'];
  age?: number | null;
  city?: string | null;
  mbti?: string | null;
  identityVerifiedAt?: Temporal.Instant | null;
  /** The name on the verified document; the identity counts as verified if it is set. */
  verifiedName?: string;
}

/**
 * Creates an account without the sign-up checks, for staff accounts, demo data and tests. Violates
 * `users_username_unique` or `users_email_confirmed` if the username or address is taken.
 */
export const createUser = async (tx: Tx, user: CreateUser): Promise<UserFacts> => {
  const { role, emailConfirmed = true, ...rest } = user;
  const row = await insertUser(tx, {
    ...rest,
    username: normalizeUsername(user.username),
    email: normalizeEmail(user.email),
    emailConfirmedAt: emailConfirmed ? user.joinedAt : null,
    nickname: user.nickname ?? getGivenName(user.fullName),
    verifiedName: user.verifiedName ?? (user.identityVerifiedAt ? user.fullName : null),
    roleView: role ?? 'traveler',
  });
  return toUserFacts(row);
};

/** Makes a user a guide, who can access the guide view. */
export const markAsGuide = async (tx: Tx, userId: UserId, guideId: GuideId): Promise<void> => {
  await updateUser(tx, userId, { guideId });
};

/**
 * Records that staff verified a user's identity. From then on, payout accounts must use the name on the
 * document.
 */
export const verifyIdentity = async (
  tx: Tx,
  userId: UserId,
  verified: { name: string; at: Temporal.Instant },
): Promise<void> => {
  await updateUser(tx, userId, { verifiedName: verified.name, identityVerifiedAt: verified.at });
};

/**
 * Suspends a user: they cannot log in, all their sessions end immediately, and their guide profile is
 * unlisted (`docs/product/accounts.md, "Suspension"`).
 */
export const suspendUser = async (
  tx: Tx,
  userId: UserId,
  at: Temporal.Instant,
  reason: string | null = null,
): Promise<void> => {
  await updateUser(tx, userId, { suspendedAt: at });
  await deleteSessions(tx, userId);
  await record(tx, { type: 'account.suspended', payload: { userId, reason }, occurredAt: at });
};

/** Lifts a suspension: the user can log in, and a guide profile is listed as before. */
export const restoreUser = async (tx: Tx, userId: UserId, at: Temporal.Instant): Promise<void> => {
  await updateUser(tx, userId, { suspendedAt: null });
  await record(tx, { type: 'account.restored', payload: { userId }, occurredAt: at });
};

/** Ends all sessions of a user and returns how many there were. */
export const endSessions = async (tx: Tx, userId: UserId): Promise<number> =>
  deleteSessions(tx, userId);

/**
 * Keeps the row of a session until `until`, although the session expires before. Throws TOKEN_INVALID if
 * the session has ended.
 */
export const keepSessionRow = async (
  tx: Tx,
  sessionId: string,
  until: Temporal.Instant,
): Promise<void> => {
  if (!(await keepSession(tx, Number(sessionId), until))) fail('TOKEN_INVALID');
};

export { findConfirmationToSend } from './confirmation/confirmation-to-send.ts';
export { listCommonTraces } from './login-traces/trace-queries.ts';
export { issuePasskeyLink } from './passkeys/passkey-link.ts';
export { issueReset } from './passwords/issue-reset.ts';
export { resetToken } from './passwords/reset-token.ts';
export type { PersonalDataHandler } from './ports.ts';
export { presentPerson } from './present.ts';
export {
  type AccountGroup,
  haveReadReceipts,
  isEmailOwned as addressIsAnothers,
} from './queries.ts';
export { parseUserAgent } from './sessions/parse-user-agent.ts';
