import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { StoredFile } from '../files/entities.ts';
import { IdentityCheckId, Instant } from '../primitives.ts';
import { ApplicationState } from './entities.ts';

/** The result of a user's identity check (docs/product/applications.md, "Identity"). */
export const IdentityState = z.enum(['unverified', 'pending', 'verified', 'rejected']);
export type IdentityState = z.infer<typeof IdentityState>;

const fileShape = {
  /** The files of the check; null once they are erased. */
  document: z.nullable(StoredFile),
  selfie: z.nullable(StoredFile),
};

/** The caller's own identity check. */
export const OwnIdentity = z.object({
  status: IdentityState,
  /** Staff's reason for a rejection; null otherwise. */
  reason: z.nullable(z.string()),
  /** The name on the document; null unless the identity is verified. */
  verifiedName: z.nullable(z.string()),
  ...fileShape,
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** When the document and the selfie are erased; null while no decision was made. */
  filesKeptUntil: z.nullable(Instant),
  /** When the next submission is allowed; null unless the user has reached the limit of submissions. */
  nextTryAt: z.nullable(Instant),
});
export type OwnIdentity = z.infer<typeof OwnIdentity>;

/** An identity check, as shown to staff. */
export const IdentityCase = z.object({
  id: IdentityCheckId,
  person: UserSummary,
  username: z.string(),
  /** The name entered at sign-up, and the name in the guide application. */
  fullName: z.string(),
  applicationName: z.nullable(z.string()),
  applicationStatus: ApplicationState,
  status: z.enum(['pending', 'verified', 'rejected']),
  reason: z.nullable(z.string()),
  ...fileShape,
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
  /** The staff member who decided; null while undecided. */
  reviewer: z.nullable(UserSummary),
  /** Number of earlier checks of this user that were rejected. */
  rejectedBefore: z.int(),
  /** False if the check is the staff member's own. */
  mayDecide: z.boolean(),
});
export type IdentityCase = z.infer<typeof IdentityCase>;
