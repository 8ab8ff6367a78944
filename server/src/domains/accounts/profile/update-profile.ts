import type { updateMe } from '@tomoguide/contract/accounts/calls';
import type { Body } from '@tomoguide/contract/call';
import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { refuseContacts } from '../../../refuse-contacts.ts';
import { type UserRow, updateUser } from '../queries.ts';
import { lockViewerRow } from '../sessions/lock-viewer-row.ts';
import { refuseField } from '../sign-up/refuse-field.ts';
import { impersonatesTeam } from './impersonates-team.ts';

/**
 * Changes a user's settings and profile; other data follows by event. Throws TOKEN_INVALID or
 * CONTACT_NOT_ALLOWED, and NICKNAME_RESERVED except for staff.
 */
export const updateProfile = (
  deps: Pick<BaseDeps, 'db' | 'clock'>,
  userId: UserId,
  changes: Body<typeof updateMe>,
): Promise<UserRow> =>
  inTransaction(deps.db, async (tx) => {
    const user = await lockViewerRow(tx, userId);
    const { nickname, city, bio } = changes;
    const renamed = nickname !== undefined && nickname !== user.nickname;
    if (renamed && !user.isStaff && impersonatesTeam(nickname)) refuseField('NICKNAME_RESERVED');
    refuseContacts({ nickname, city, bio }, [user.nickname, user.city, user.bio]);
    if (renamed)
      await record(tx, {
        type: 'account.profile_changed',
        payload: { userId },
        occurredAt: deps.clock.now(),
      });
    return (
      (await updateUser(tx, userId, {
        ...changes,
        ...(changes.city === '' ? { city: null } : {}),
      })) ?? user
    );
  });
