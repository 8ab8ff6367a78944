import { LOCALES } from '@tomoguide/contract/locale';
import type { GuideId, PasskeyId, UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/** All users: travelers, guides and staff. */
export const users = pgTable(
  'users',
  {
    id: integer().$type<UserId>().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    /** Several accounts can have the same unconfirmed address, but only one of them can confirm it. */
    email: text().notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** The address that will replace the current one once it is confirmed. */
    pendingEmail: text('pending_email'),
    /** Argon2id hash in PHC string format; null disables password login. */
    passwordHash: text('password_hash'),
    fullName: text('full_name').notNull(),
    nickname: text().notNull(),
    /** The view that the user has chosen. It grants no permissions. */
    roleView: text('role_view', { enum: ['traveler', 'guide'] })
      .notNull()
      .default('traveler'),
    /** Set once an application is approved; grants access to the guide view. */
    guideId: integer('guide_id').$type<GuideId>(),
    isStaff: boolean('is_staff').notNull().default(false),
    readReceiptsEnabled: boolean('read_receipts_enabled').notNull().default(true),
    emailUpdates: boolean('email_updates').notNull().default(false),
    /** The language of the last sign-up or login, in which emails are sent. */
    locale: text({ enum: LOCALES }).notNull().default('en'),
    /** The IANA time zone that the browser last sent; null if it has not sent any. */
    timeZone: text('time_zone'),
    profilePicture: text('profile_picture'),
    backgroundImage: text('background_image'),
    bio: text().notNull().default(''),
    gender: text({ enum: ['male', 'female', 'other', 'prefer_not_to_say'] }),
    age: integer(),
    city: text(),
    mbti: text(),
    /** The name on the verified document; null until then. Payout accounts must use this name. */
    verifiedName: text('verified_name'),
    identityVerifiedAt: instant('identity_verified_at'),
    joinedAt: instant('joined_at').notNull(),
    suspendedAt: instant('suspended_at'),
    /** When the account was closed and its personal data erased; null while it is open. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('users_username_unique').on(t.username),
    uniqueIndex('users_email_confirmed')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailConfirmedAt} is not null`),
    index('users_email').on(sql`lower(${t.email})`),
    uniqueIndex('users_guide_unique').on(t.guideId),
    index('users_staff').on(t.id).where(sql`${t.isStaff}`),
    index('users_words').using(
      'gin',
      sql`lower(${t.username} || ' ' || ${t.email} || ' ' || ${t.fullName} || ' ' || ${t.nickname}) gin_trgm_ops`,
    ),
    index('users_full_name').on(sql`lower(${t.fullName})`),
    index('users_nickname').on(sql`lower(${t.nickname})`),
    check('users_username_form', sql`${t.username} ~ '^[a-z0-9]{3,30}$'`),
    check('users_role_view_known', sql`${t.roleView} in ('traveler', 'guide')`),
  ],
);

/**
 * Open sessions. Stores only a hash of each token's ID, so that a stolen copy of this table grants no
 * access.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** The well-known names of the browser and operating system in the User-Agent header. */
    browser: text(),
    system: text(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The passkey that started the session, which may have been removed since; null for a password login. */
    passkeyId: integer('passkey_id').$type<PasskeyId>(),
    /** When the user last confirmed their identity in this session. */
    confirmedAt: instant('confirmed_at'),
    /**
     * Until when the row is kept although the session has expired, because a device that gets push
     * notifications references it. Null if the row is not kept.
     */
    keptUntil: instant('kept_until'),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_unique').on(t.tokenHash),
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

/**
 * Browsers and networks of logins in the last 30 days, as keyed hashes. They reveal only that two accounts
 * share a browser or network (docs/product/accounts.md, "Traces").
 */
export const accountTraces = pgTable(
  'account_traces',
  {
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['browser', 'network'] }).notNull(),
    hash: text().notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.hash] }),
    index('account_traces_seen').on(t.seenAt),
  ],
);

/** Public keys for logins with passkeys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().$type<PasskeyId>().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The credential ID, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** The COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The last signature counter of the authenticator; 0 if it has no counter. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('passkeys_credential_unique').on(t.credentialId),
    index('passkeys_user').on(t.userId),
  ],
);

/** Challenges that a browser must sign within five minutes. Each can be used only once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: ['log-in', 'confirm', 'add', 'link'] }).notNull(),
    /** The user for whom the challenge was created; null for a login. */
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session or link that requested the challenge; null for a login. */
    askedBy: text('asked_by'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
);

/**
 * One-time links to add a passkey, printed by a command for staff accounts. Stores only a hash of each
 * token.
 */
export const passkeyLinks = pgTable(
  'passkey_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('passkey_links_user').on(t.userId)],
);

/** Password reset links. Stores only a hash of each token. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('password_resets_token_hash_unique').on(t.tokenHash),
    index('password_resets_user').on(t.userId, t.createdAt),
  ],
);

/**
 * Links to confirm an email address. The token is computed from the row with a server key and is not
 * stored.
 */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('email_confirmations_user').on(t.userId, t.createdAt),
    index('email_confirmations_email').on(t.email, t.createdAt),
    index('email_confirmations_expiry').on(t.expiresAt),
  ],
);

/**
 * Login attempts of the last 15 minutes, for the throttle. An attempt from a known browser counts only
 * against its device cookie; any other attempt counts against its username and network address.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text(),
    address: text(),
    device: text(),
    at: instant().notNull(),
    /**
     * True once the password turned out to be wrong. False while it is being checked; an attempt that a
     * crash leaves in this state counts as failed.
     */
    failed: boolean().notNull().default(false),
  },
  (t) => [
    index('login_attempts_name').on(t.name, t.at),
    index('login_attempts_address').on(t.address, t.at),
    index('login_attempts_device').on(t.device, t.at),
    check(
      'login_attempts_counted_once',
      sql`case when ${t.device} is null then num_nulls(${t.name}, ${t.address}) = 0
        else num_nonnulls(${t.name}, ${t.address}) = 0 end`,
    ),
  ],
);

/** Data exports, at most one per user, and where their files are stored. */
export const accountExports = pgTable('account_exports', {
  userId: integer('user_id')
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text({ enum: ['waiting', 'making', 'ready', 'failed'] }).notNull(),
  percent: smallint().notNull().default(0),
  /** The random key of the file in the file store. */
  key: text().notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }),
  requestedAt: instant('requested_at').notNull(),
  expiresAt: instant('expires_at'),
});
