import type { UserId } from '../primitives.ts';
import type { ApplicationDecision } from './fields.ts';
import type { IdentityDecision } from './identity-rules.ts';

/** Guide application events in the outbox. */
export interface ApplicationEvents {
  /** Staff decided or requested changes; `reason` is for the applicant. */
  'application.decided': { userId: UserId; decision: ApplicationDecision; reason: string };
  /** Staff checked a user's document and selfie; `reason` is for that user. */
  'identity.decided': { userId: UserId; decision: IdentityDecision; reason: string };
}
