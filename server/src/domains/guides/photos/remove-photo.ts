import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { changeOwnGuide } from '../profile/change-own-guide.ts';
import { clearPicture } from '../profile/profile-lists-queries.ts';
import { unpublishFormerPhotos } from './unpublish-photos.ts';

/**
 * Removes one of the user's photos, including from itineraries that show it. Throws NOT_FOUND if the guide
 * has no photo with this name.
 */
export const removePhoto = (deps: Deps, viewer: Viewer, name: string): Promise<void> =>
  changeOwnGuide(deps, viewer, async ({ row: { id, gallery } }, tx) => {
    const left = gallery.filter((photo) => photo.name !== name);
    if (left.length === gallery.length) fail('NOT_FOUND');
    await clearPicture(tx, id, name);
    await unpublishFormerPhotos(tx, deps, id, { photos: [name] });
    return { gallery: left };
  });
