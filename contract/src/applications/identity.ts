import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { StoredFile } from '../files/entities.ts';
import { IdentityCheckId, Instant } from '../primitives.ts';
import { ApplicationState } from './entities.ts';

/** The result of a user's identity check (docs/product/applications.md, "Identity"). */
export const IdentityState = z.enum(['unverified', 'pending', 'verified', 'rejected']);
export type IdentityState = z.infer<typeof IdentityState>;

const fileShape = {
  /** Null once erased. */
  document: z.nullable(StoredFile),
  selfie: z.nullable(StoredFile),
};

/** The caller's own identity check. */
export const OwnIdentity = z.object({
  status: IdentityState,
  /** Staff's message after a rejection. */
  reason: z.nullable(z.string()),
  /** The name on the document, after verification. */
  verifiedName: z.nullable(z.string()),
  ...fileShape,
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** When the document and the selfie are erased. */
  filesKeptUntil: z.nullable(Instant),
  /** When the next submission is allowed, if there were too many; null if there is no wait. */
  nextTryAt: z.nullable(Instant),
});
export type OwnIdentity = z.infer<typeof OwnIdentity>;

/** An identity check, as shown to staff. */
export const IdentityCase = z.object({
  id: IdentityCheckId,
  person: UserSummary,
  username: z.string(),
  /** As entered at sign-up, and in a guide application. */
  fullName: z.string(),
  applicationName: z.nullable(z.string()),
  applicationStatus: ApplicationState,
  status: z.enum(['pending', 'verified', 'rejected']),
  reason: z.nullable(z.string()),
  ...fileShape,
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
  /** The staff member who decided. */
  reviewer: z.nullable(UserSummary),
  /** Number of this user's earlier rejections. */
  rejectedBefore: z.int(),
  /** False for the staff member's own check. */
  mayDecide: z.boolean(),
});
export type IdentityCase = z.infer<typeof IdentityCase>;
