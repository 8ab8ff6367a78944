import type { Cut, PersonPicture } from '@tomoguide/contract/files/public-pictures';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { getPicturePath, parsePictureName, publishPicture } from '../../files/service.ts';
import { type UserRow, updateUser } from '../queries.ts';
import { lockViewerRow } from '../sessions/lock-viewer-row.ts';
import {
  PICTURE_FIELDS,
  removePreviousPicture,
  unpublishUnlessShown,
} from './unpublish-pictures.ts';

/** The width of the variant whose URL is stored in the user's row. */
const WIDTHS = { portrait: 240, background: 1280 } as const satisfies Record<PersonPicture, number>;

/** Stores the URL of a new picture in the user's row, and deletes the previous picture. */
const replacePicture = (
  deps: Deps,
  userId: UserId,
  kind: PersonPicture,
  path: string | null,
): Promise<UserRow> =>
  inTransaction(deps.db, async (tx) => {
    const user = await lockViewerRow(tx, userId);
    const field = PICTURE_FIELDS[kind];
    const changed = (await updateUser(tx, userId, { [field]: path })) ?? user;
    await removePreviousPicture(tx, deps, { userId, kind, name: parsePictureName(user[field]) });
    await record(tx, {
      type: 'account.profile_changed',
      payload: { userId },
      occurredAt: deps.clock.now(),
    });
    return changed;
  });

/** Crops an upload and sets it as the user's portrait or background. Throws the endpoint's error codes. */
export const setOwnPicture = async (
  deps: Deps,
  userId: UserId,
  given: { kind: PersonPicture; fileId: FileId; cut: Cut },
): Promise<UserRow> => {
  const { kind } = given;
  const name = await publishPicture(deps, {
    ...given,
    ownerId: userId,
    forget: (name) => unpublishUnlessShown(deps, { userId, kind, name }),
  });
  return replacePicture(deps, userId, kind, getPicturePath(kind, name, WIDTHS[kind]));
};

/** Removes the portrait or background. Throws TOKEN_INVALID. */
export const removeOwnPicture = (
  deps: Deps,
  userId: UserId,
  kind: PersonPicture,
): Promise<UserRow> => replacePicture(deps, userId, kind, null);
