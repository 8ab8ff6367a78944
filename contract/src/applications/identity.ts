import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { StoredFile } from '../files/entities.ts';
import { IdentityCheckId, Instant } from '../primitives.ts';
import { ApplicationState } from './entities.ts';

/** Whether TomoGuide knows who somebody is (docs/product/applications.md, "Identity"). */
export const IdentityState = z.enum(['unverified', 'pending', 'verified', 'rejected']);
export type IdentityState = z.infer<typeof IdentityState>;

const fileShape = {
  /** Null once erased. */
  document: z.nullable(StoredFile),
  selfie: z.nullable(StoredFile),
};

/** One's own identity check. */
export const OwnIdentity = z.object({
  status: IdentityState,
  /** What staff wrote with a rejection. */
  reason: z.nullable(z.string()),
  /** The name on the document, once verified. */
  verifiedName: z.nullable(z.string()),
  ...fileShape,
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** When document and selfie are erased. */
  filesKeptUntil: z.nullable(Instant),
  /** When the next may be sent, where too many were; null: there is no need to wait. */
  nextTryAt: z.nullable(Instant),
});
export type OwnIdentity = z.infer<typeof OwnIdentity>;

/** An identity check as staff decides it. */
export const IdentityCase = z.object({
  id: IdentityCheckId,
  person: UserSummary,
  username: z.string(),
  /** As the person gave it at sign-up, and in a guide application. */
  fullName: z.string(),
  applicationName: z.nullable(z.string()),
  applicationStatus: ApplicationState,
  status: z.enum(['pending', 'verified', 'rejected']),
  reason: z.nullable(z.string()),
  ...fileShape,
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
  /** Who of staff decided. */
  reviewer: z.nullable(UserSummary),
  /** How many of this person were rejected before this one. */
  rejectedBefore: z.int(),
  /** False for one's own. */
  mayDecide: z.boolean(),
});
export type IdentityCase = z.infer<typeof IdentityCase>;
