import type { Cut } from '@tomoguide/contract/files/public-pictures';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { FileId, GuideId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { publishPicture } from '../../files/service.ts';
import { lockOwnGuide } from '../profile/change-own-guide.ts';
import type { StoredPhoto } from '../tables.ts';
import { unpublishUnlessShown } from './unpublish-photos.ts';

/** A crop of an upload, and its description. */
export interface CutOut {
  fileId: FileId;
  cut: Cut;
  alt: LocalText;
}

interface ReusedFile {
  kind: 'cover' | 'photo';
  /** Stores the published picture in the guide's profile. */
  keep: (photo: StoredPhoto) => Promise<void>;
}

/**
 * Publishes a crop of an upload as the guide's cover or as a photo. Throws CONTACT_NOT_ALLOWED if the
 * description contains a contact, and the errors of `publishPicture`.
 */
export const publishCrop = async (
  deps: Deps,
  viewer: Viewer,
  { fileId, cut, alt }: CutOut,
  { kind, keep }: ReusedFile,
): Promise<void> => {
  const guideId = await inTransaction(deps.db, async (tx): Promise<GuideId> => {
    const { row } = await lockOwnGuide(tx, viewer);
    rejectContacts({ alt }, [row.cover, row.gallery]);
    return row.id;
  });
  const name = await publishPicture(deps, {
    ownerId: viewer.userId,
    fileId,
    kind,
    cut,
    forget: (name) =>
      unpublishUnlessShown(
        deps,
        guideId,
        kind === 'cover' ? { covers: [name] } : { photos: [name] },
      ),
  });
  await keep({ name, alt });
};
