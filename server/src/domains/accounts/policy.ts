import type { Role } from '@tomoguide/contract/accounts/entities';
import type { ErrorCode } from '@tomoguide/contract/errors';

/**
 * Returns true if a user can switch to a view, otherwise the error code (`docs/product/accounts.md, "Roles
 * and views"`).
 */
export const canUseRole = (person: { isGuide: boolean }, role: Role): true | ErrorCode =>
  role === 'traveler' || person.isGuide ? true : 'ROLE_NOT_ALLOWED';

/**
 * Returns true if a user can log in, otherwise the error code. Check it only after the password, so that a
 * suspension is not revealed to others.
 */
export const canLogIn = (person: { suspendedAt: Temporal.Instant | null }): true | ErrorCode =>
  person.suspendedAt === null ? true : 'ACCOUNT_SUSPENDED';
