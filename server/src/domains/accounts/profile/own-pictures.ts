import type { Cut, PersonPicture } from '@tomoguide/contract/files/public-pictures';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import {
  pictureNameOf,
  picturePath,
  publishPicture,
  withdrawPicture,
} from '../../files/service.ts';
import { lockUserRow, type UserRow, updateUser } from '../queries.ts';

/** Where each kind is written, and the width of the size that is. */
const KEPT = {
  portrait: { column: 'profilePicture', width: 240 },
  background: { column: 'backgroundImage', width: 1280 },
} as const satisfies Record<PersonPicture, object>;

/** Puts another address in place of the one that is there, then takes the former picture away. */
const replace = async (
  deps: Deps,
  userId: UserId,
  kind: PersonPicture,
  path: string | null,
): Promise<UserRow> => {
  const { column } = KEPT[kind];
  const { before, after } = await inTransaction(deps.db, async (tx) => {
    const user = (await lockUserRow(tx, userId)) ?? fail('TOKEN_INVALID');
    const changed = (await updateUser(tx, userId, { [column]: path })) ?? user;
    await record(tx, {
      type: 'account.profile_changed',
      payload: { userId },
      occurredAt: deps.clock.now(),
    });
    return { before: user[column], after: changed };
  });
  if (before !== path)
    await withdrawPicture(deps, kind, pictureNameOf(before)).catch((err) =>
      deps.log.error({ err, userId }, 'a former picture could not be taken away'),
    );
  return after;
};

/** Cuts an upload into one's picture. Fails with the codes of the call. */
export const setOwnPicture = async (
  deps: Deps,
  userId: UserId,
  given: { kind: PersonPicture; fileId: FileId; cut: Cut },
): Promise<UserRow> => {
  const name = await publishPicture(deps, { ...given, ownerId: userId });
  const path = picturePath(given.kind, name, KEPT[given.kind].width);
  return replace(deps, userId, given.kind, path);
};

export const removeOwnPicture = (
  deps: Deps,
  userId: UserId,
  kind: PersonPicture,
): Promise<UserRow> => replace(deps, userId, kind, null);
