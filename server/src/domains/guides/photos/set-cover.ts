import type { Deps, Viewer } from '../../../deps.ts';
import { changeOwnGuide } from '../profile/change-own-guide.ts';
import { type CutOut, publishCrop } from './publish-crop.ts';
import { unpublishFormerPhotos } from './unpublish-photos.ts';

/** Sets a crop of an upload as the cover of the user's card and page. Throws the errors of `publishCrop`. */
export const setCover = (deps: Deps, viewer: Viewer, given: CutOut): Promise<void> =>
  publishCrop(deps, viewer, given, {
    kind: 'cover',
    keep: (cover) =>
      changeOwnGuide(deps, viewer, async ({ row }, tx) => {
        if (row.cover && row.cover.name !== cover.name)
          await unpublishFormerPhotos(tx, deps, row.id, { covers: [row.cover.name] });
        return { cover };
      }),
  });

/** Removes the cover; the page shows the drawing again. */
export const removeCover = (deps: Deps, viewer: Viewer): Promise<void> =>
  changeOwnGuide(deps, viewer, async ({ row }, tx) => {
    await unpublishFormerPhotos(tx, deps, row.id, { covers: row.cover ? [row.cover.name] : [] });
    return { cover: null };
  });
