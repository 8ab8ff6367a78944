import type { Role } from '@tomoguide/contract/accounts/entities';
import type { ErrorCode } from '@tomoguide/contract/errors';

/** Which views a user can use (`docs/product/accounts.md, "Roles and views"`). */
export const canUseRole = (person: { isGuide: boolean }, role: Role): true | ErrorCode =>
  role === 'traveler' || person.isGuide ? true : 'ROLE_NOT_ALLOWED';

/** A suspended user cannot log in. The suspension is revealed only with the correct password. */
export const mayLogIn = (person: { suspendedAt: Temporal.Instant | null }): true | ErrorCode =>
  person.suspendedAt === null ? true : 'ACCOUNT_SUSPENDED';
