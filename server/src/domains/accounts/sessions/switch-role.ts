import type { Role } from '@tomoguide/contract/accounts/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { canUseRole } from '../policy.ts';
import { type UserRow, updateUser } from '../queries.ts';
import { lockViewerRow } from './lock-viewer-row.ts';

/** Switches the user's view. Throws ROLE_NOT_ALLOWED or TOKEN_INVALID. */
export const switchRole = (
  deps: Pick<BaseDeps, 'db'>,
  userId: UserId,
  role: Role,
): Promise<UserRow> =>
  inTransaction(deps.db, async (tx) => {
    const user = await lockViewerRow(tx, userId);
    const allowed = canUseRole({ isGuide: user.guideId !== null }, role);
    if (allowed !== true) return fail(allowed);
    return (await updateUser(tx, userId, { roleView: role })) ?? fail('TOKEN_INVALID');
  });
