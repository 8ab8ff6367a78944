import * as z from 'zod/mini';
import { GuideStatus } from '../applications/entities.ts';
import { Cents, GuideId, Instant, SessionId, UserId } from '../primitives.ts';
import { CLOSING_REASONS } from './closing.ts';
import { GENDERS } from './profile-bounds.ts';

/** The user's current view. It grants no permissions; those come from the database. */
export const Role = z.enum(['traveler', 'guide']);
export type Role = z.infer<typeof Role>;

export const Gender = z.enum(GENDERS);
export type Gender = z.infer<typeof Gender>;

/** The logged-in user's own account. */
export const CurrentUser = z.object({
  id: UserId,
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** `taken`: another account has confirmed this address, so the user needs a different one. */
  emailStatus: z.enum(['confirmed', 'unconfirmed', 'taken']),
  /** The address that replaces `email` once confirmed; null if none. */
  pendingEmail: z.nullable(z.string()),
  role: Role,
  joinedDate: Instant,
  readReceiptsEnabled: z.boolean(),
  emailUpdates: z.boolean(),
  /** The time zone last sent by the browser; null until then. */
  timeZone: z.nullable(z.string()),
  isGuide: z.boolean(),
  isStaff: z.boolean(),
  /** True for staff in a session started with a passkey. */
  mayUseConsole: z.boolean(),
  guideId: z.nullable(GuideId),
  nickname: z.string(),
  profilePicture: z.nullable(z.string()),
  backgroundImage: z.nullable(z.string()),
  bio: z.string(),
  gender: z.nullable(Gender),
  age: z.nullable(z.int()),
  city: z.nullable(z.string()),
  mbti: z.nullable(z.string()),
  identityVerified: z.boolean(),
  guideStatus: GuideStatus,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** A new session: the user's fields and the token in one object, as specified. */
export const SignedIn = z.extend(CurrentUser, { token: z.string(), expiresAt: Instant });
export type SignedIn = z.infer<typeof SignedIn>;

/** What an email confirmation link confirms, and whether it is still valid. */
export const ConfirmationLink = z.object({
  /** `done`: the address is already confirmed, by this link or another. */
  state: z.enum(['open', 'done', 'over']),
  /** Null if the link has expired. */
  email: z.nullable(z.string()),
  username: z.nullable(z.string()),
});
export type ConfirmationLink = z.infer<typeof ConfirmationLink>;

/** What other users can see of a user (`docs/product/accounts.md, "Who sees what"`). */
export const UserSummary = z.object({
  id: UserId,
  nickname: z.string(),
  profilePicture: z.nullable(z.string()),
});
export type UserSummary = z.infer<typeof UserSummary>;

/** A logged-in browser, as shown to its owner. */
export const OpenSession = z.object({
  id: SessionId,
  /** The session of this request. */
  current: z.boolean(),
  /** Well-known names from the user agent; null if none matches. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type OpenSession = z.infer<typeof OpenSession>;

/** Whether an account can be closed, and what its owner would lose. */
export const Closing = z.object({
  reasons: z.array(z.enum(CLOSING_REASONS)),
  /** Goodwill that would be lost. */
  goodwillCents: Cents,
});
export type Closing = z.infer<typeof Closing>;

/** All data about a user, as one ZIP file. */
export const AccountExport = z.object({
  state: z.enum(['waiting', 'making', 'ready', 'failed']),
  /** Progress of the export. */
  percent: z.int(),
  sizeBytes: z.nullable(z.int()),
  requestedAt: Instant,
  /** Download deadline; null until it is ready. */
  expiresAt: z.nullable(Instant),
});
export type AccountExport = z.infer<typeof AccountExport>;

/** An account offered on the login page in demo mode. */
export const DemoAccount = z.object({
  username: z.string(),
  password: z.string(),
  kind: z.enum(['traveler', 'guide', 'staff']),
});
export type DemoAccount = z.infer<typeof DemoAccount>;
