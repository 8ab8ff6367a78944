import type { Role } from '@tomoguide/contract/accounts/entities';
import type { ErrorCode } from '@tomoguide/contract/errors';

/** Who may work in which view (`docs/product/accounts.md, "Roles and views"`). */
export const mayTakeRole = (person: { isGuide: boolean }, role: Role): true | ErrorCode =>
  role === 'traveler' || person.isGuide ? true : 'ROLE_NOT_ALLOWED';

/** A suspended person cannot log in. Said only to whoever knows the password. */
export const mayLogIn = (person: { suspendedAt: Temporal.Instant | null }): true | ErrorCode =>
  person.suspendedAt === null ? true : 'ACCOUNT_SUSPENDED';
