import type { updateMe } from '@tomoguide/contract/accounts/calls';
import { FIELD_RULES } from '@tomoguide/contract/accounts/fields';
import { isReservedUsername, normalizeUsername } from '@tomoguide/contract/accounts/username';
import type { Body } from '@tomoguide/contract/call';
import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import { findViolatedConstraint } from '../../../database/violations.ts';
import type { BaseDeps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { type UserRow, updateUser } from '../queries.ts';
import { lockViewerRow } from '../sessions/lock-viewer-row.ts';
import { failField } from '../sign-up/refuse-field.ts';
import { impersonatesTeam } from './impersonates-team.ts';

/** Returns the new username; undefined if it does not change. Throws USERNAME_INVALID or USERNAME_TAKEN. */
const parseNewUsername = (typed: string | undefined, user: UserRow): string | undefined => {
  const username = typed === undefined ? user.username : normalizeUsername(typed);
  if (username === user.username) return undefined;
  const wrong = FIELD_RULES.username(username);
  if (wrong) failField(wrong);
  if (isReservedUsername(username)) failField('USERNAME_TAKEN');
  return username;
};

/**
 * Changes a user's settings and profile. Other domains update their copies of the data when they receive
 * the event. Throws TOKEN_INVALID, USERNAME_INVALID, USERNAME_TAKEN or CONTACT_NOT_ALLOWED, and
 * NICKNAME_RESERVED except for staff.
 */
export const updateProfile = (
  deps: Pick<BaseDeps, 'db' | 'clock'>,
  userId: UserId,
  changes: Body<typeof updateMe>,
): Promise<UserRow> =>
  inTransaction(deps.db, async (tx) => {
    const user = await lockViewerRow(tx, userId);
    const { username: typedUsername, ...others } = changes;
    const { nickname, city, bio } = others;
    const username = parseNewUsername(typedUsername, user);
    const renamed = nickname !== undefined && nickname !== user.nickname;
    if (renamed && !user.isStaff && impersonatesTeam(nickname)) failField('NICKNAME_RESERVED');
    rejectContacts({ nickname, city, bio }, [user.nickname, user.city, user.bio]);
    if (renamed)
      await record(tx, {
        type: 'account.profile_changed',
        payload: { userId },
        occurredAt: deps.clock.now(),
      });
    return (
      (await updateUser(tx, userId, {
        ...others,
        ...(username === undefined ? {} : { username }),
        ...(changes.city === '' ? { city: null } : {}),
      })) ?? user
    );
  }).catch((error: unknown) => {
    if (findViolatedConstraint(error) === 'users_username_unique') failField('USERNAME_TAKEN');
    throw error;
  });
