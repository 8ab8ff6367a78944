import { GALLERY_MAX } from '@tomoguide/contract/guides/figures';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { isSameCrop } from '../../files/service.ts';
import { changeOwnGuide } from '../profile/change-own-guide.ts';
import { type CutOut, publishCrop } from './publish-crop.ts';

/** Adds a crop of an upload as the last photo; a photo that already exists keeps its position. */
export const addPhoto = (deps: Deps, viewer: Viewer, given: CutOut): Promise<void> =>
  publishCrop(deps, viewer, given, {
    kind: 'photo',
    keep: (photo) =>
      changeOwnGuide(deps, viewer, ({ row: { gallery } }) => {
        if (gallery.some(({ name }) => isSameCrop(name, photo.name))) return {};
        if (gallery.length >= GALLERY_MAX) fail('TOO_MANY_PHOTOS');
        return { gallery: [...gallery, photo] };
      }),
  });
