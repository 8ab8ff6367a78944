import type { Role } from '@tomoguide/contract/accounts/entities';
import type { ErrorCode } from '@tomoguide/contract/errors';

/** Returns whether a user can use a view (`docs/product/accounts.md, "Roles and views"`). */
export const canUseRole = (person: { isGuide: boolean }, role: Role): true | ErrorCode =>
  role === 'traveler' || person.isGuide ? true : 'ROLE_NOT_ALLOWED';

/** Returns whether a user can log in. A suspension is revealed only after the correct password. */
export const mayLogIn = (person: { suspendedAt: Temporal.Instant | null }): true | ErrorCode =>
  person.suspendedAt === null ? true : 'ACCOUNT_SUSPENDED';
