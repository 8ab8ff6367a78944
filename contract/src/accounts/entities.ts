import * as z from 'zod/mini';
import { GuideStatus } from '../applications/entities.ts';
import { GuideId, Instant, UserId } from '../primitives.ts';

/** The view a person works in. A view, never a right: rights come from the database. */
export const Role = z.enum(['traveler', 'guide']);
export type Role = z.infer<typeof Role>;

export const Gender = z.enum(['male', 'female', 'other', 'prefer_not_to_say']);
export type Gender = z.infer<typeof Gender>;

/** The signed-in person as they see themself. */
export const CurrentUser = z.object({
  id: UserId,
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: Role,
  joinedDate: Instant,
  readReceiptsEnabled: z.boolean(),
  emailUpdates: z.boolean(),
  /** What their browser last sent; null until it has. */
  timeZone: z.nullable(z.string()),
  isGuide: z.boolean(),
  isStaff: z.boolean(),
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

/** What others may know of a person (`docs/product/accounts.md, "Who sees what"`). */
export const UserSummary = z.object({
  id: UserId,
  nickname: z.string(),
  profilePicture: z.nullable(z.string()),
});
export type UserSummary = z.infer<typeof UserSummary>;

/** An account that the login page offers in demo mode. */
export const DemoAccount = z.object({
  username: z.string(),
  password: z.string(),
  kind: z.enum(['traveler', 'guide', 'staff']),
});
export type DemoAccount = z.infer<typeof DemoAccount>;
