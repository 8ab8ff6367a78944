import * as z from 'zod/mini';
import { GuideStatus } from '../applications/entities.ts';
import { Cents, GuideId, Instant, SessionId, UserId } from '../primitives.ts';
import { CLOSING_REASONS } from './closing.ts';
import { GENDERS } from './profile-bounds.ts';

/** The view that the user is in. It grants no permissions; those are stored in the database. */
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
  /** `taken`: another account has confirmed this address, so the user must choose another one. */
  emailStatus: z.enum(['confirmed', 'unconfirmed', 'taken']),
  /** The address that will replace `email` once it is confirmed; null if there is none. */
  pendingEmail: z.nullable(z.string()),
  role: Role,
  joinedDate: Instant,
  readReceiptsEnabled: z.boolean(),
  emailUpdates: z.boolean(),
  /** The time zone that the browser last sent; null if it has not sent any. */
  timeZone: z.nullable(z.string()),
  isGuide: z.boolean(),
  isStaff: z.boolean(),
  /** True for staff if the session was started with a passkey. */
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

/** What an email confirmation link confirms, and whether the link is still valid. */
export const ConfirmationLink = z.object({
  /**
   * `done`: the address has already been confirmed, by this or another link; `over`: the link has expired.
   */
  state: z.enum(['open', 'done', 'over']),
  /** The address; null if the link has expired. */
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

/** An open session, as shown to its owner. */
export const OpenSession = z.object({
  id: SessionId,
  /** True for the session of this request. */
  current: z.boolean(),
  /**
   * The well-known names of the browser and operating system in the User-Agent header; null if none
   * matches.
   */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type OpenSession = z.infer<typeof OpenSession>;

/** Whether the caller's account can be closed, and what would be lost. */
export const Closing = z.object({
  reasons: z.array(z.enum(CLOSING_REASONS)),
  /** Goodwill that would be lost. */
  goodwillCents: Cents,
});
export type Closing = z.infer<typeof Closing>;

/** The export of all data about a user as one ZIP file. */
export const AccountExport = z.object({
  state: z.enum(['waiting', 'making', 'ready', 'failed']),
  /** Progress of the export, in percent. */
  percent: z.int(),
  sizeBytes: z.nullable(z.int()),
  requestedAt: Instant,
  /** When the download expires; null until the export is ready. */
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
