import type { Role } from '@tomoguide/contract/accounts/entities';
import type { ErrorCode } from '@tomoguide/contract/errors';

/** The guide view is for guides; anyone may go back to the traveler view (spec §6). */
export const mayTakeRole = (person: { isGuide: boolean }, role: Role): true | ErrorCode =>
  role === 'traveler' || person.isGuide ? true : 'ROLE_NOT_ALLOWED';

/** A suspended person cannot log in (product §1). Told only to who knows the password. */
export const mayLogIn = (person: { suspendedAt: Temporal.Instant | null }): true | ErrorCode =>
  person.suspendedAt === null ? true : 'ACCOUNT_SUSPENDED';
