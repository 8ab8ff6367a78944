import type { UserId } from '../primitives.ts';
import type { ApplicationDecision } from './fields.ts';
import type { IdentityDecision } from './identity-rules.ts';

/** What happens to guide applications, as the outbox carries it. */
export interface ApplicationEvents {
  /** Staff has decided, or asks for changes; `reason` is for the applicant. */
  'application.decided': { userId: UserId; decision: ApplicationDecision; reason: string };
  /** Staff has looked at somebody's document and selfie; `reason` is for the person. */
  'identity.decided': { userId: UserId; decision: IdentityDecision; reason: string };
}
