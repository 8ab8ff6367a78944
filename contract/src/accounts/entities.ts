import * as z from 'zod/mini';
import { GuideStatus } from '../applications/entities.ts';
import { Cents, GuideId, Instant, SessionId, UserId } from '../primitives.ts';
import { CLOSING_REASONS } from './closing.ts';
import { GENDERS } from './profile.ts';

/** The view a person works in. A view, never a right: rights come from the database. */
export const Role = z.enum(['traveler', 'guide']);
export type Role = z.infer<typeof Role>;

export const Gender = z.enum(GENDERS);
export type Gender = z.infer<typeof Gender>;

/** The signed-in person as they see themself. */
export const CurrentUser = z.object({
  id: UserId,
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** `taken`: another account has confirmed it, this one needs a different address. */
  emailStatus: z.enum(['confirmed', 'unconfirmed', 'taken']),
  /** What takes its place once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  role: Role,
  joinedDate: Instant,
  readReceiptsEnabled: z.boolean(),
  emailUpdates: z.boolean(),
  /** What their browser last sent; null until it has. */
  timeZone: z.nullable(z.string()),
  isGuide: z.boolean(),
  isStaff: z.boolean(),
  /** Of the team, in a session that was started with a passkey. */
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

/** A fresh session: its token beside the user's fields, as the specification has it. */
export const SignedIn = z.extend(CurrentUser, { token: z.string(), expiresAt: Instant });
export type SignedIn = z.infer<typeof SignedIn>;

/** What a link sent to confirm an e-mail address is for. */
export const ConfirmationLink = z.object({
  /** `done`: the address is confirmed already, by this link or another. */
  state: z.enum(['open', 'done', 'over']),
  /** Null where the link is over. */
  email: z.nullable(z.string()),
  username: z.nullable(z.string()),
});
export type ConfirmationLink = z.infer<typeof ConfirmationLink>;

/** What others may know of a person (`docs/product/accounts.md, "Who sees what"`). */
export const UserSummary = z.object({
  id: UserId,
  nickname: z.string(),
  profilePicture: z.nullable(z.string()),
});
export type UserSummary = z.infer<typeof UserSummary>;

/** A browser that is logged in, as its owner sees it. */
export const OpenSession = z.object({
  id: SessionId,
  /** The one that asks. */
  current: z.boolean(),
  /** What the browser called itself, by well-known names; null where it is none of them. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type OpenSession = z.infer<typeof OpenSession>;

/** Whether an account can be closed, and what is given up by it. */
export const Closing = z.object({
  reasons: z.array(z.enum(CLOSING_REASONS)),
  /** Goodwill that would be given up. */
  goodwillCents: Cents,
});
export type Closing = z.infer<typeof Closing>;

/** All that is known of a person, as one ZIP file. */
export const AccountExport = z.object({
  state: z.enum(['waiting', 'making', 'ready', 'failed']),
  /** How much of it is made. */
  percent: z.int(),
  sizeBytes: z.nullable(z.int()),
  requestedAt: Instant,
  /** Until when it can be fetched; null until it is ready. */
  expiresAt: z.nullable(Instant),
});
export type AccountExport = z.infer<typeof AccountExport>;

/** An account that the login page offers in demo mode. */
export const DemoAccount = z.object({
  username: z.string(),
  password: z.string(),
  kind: z.enum(['traveler', 'guide', 'staff']),
});
export type DemoAccount = z.infer<typeof DemoAccount>;
