import type { UserId } from '../primitives.ts';
import type { ApplicationDecision } from './fields.ts';
import type { IdentityDecision } from './identity-rules.ts';

/** Guide application events in the outbox. */
export interface ApplicationEvents {
  /** Staff decided an application or requested changes. `reason` is their message to the applicant. */
  'application.decided': { userId: UserId; decision: ApplicationDecision; reason: string };
  /** Staff decided an identity check. `reason` is their message to the user. */
  'identity.decided': { userId: UserId; decision: IdentityDecision; reason: string };
}
