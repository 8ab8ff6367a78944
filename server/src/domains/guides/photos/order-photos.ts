import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { changeOwnGuide } from '../profile/change-own-guide.ts';

/**
 * Puts the guide's photos in this order. Throws PHOTOS_CHANGED unless `names` contains each photo exactly
 * once.
 */
export const orderPhotos = (deps: Deps, viewer: Viewer, names: readonly string[]): Promise<void> =>
  changeOwnGuide(deps, viewer, ({ row: { gallery } }) => {
    const ordered = [...new Set(names)].flatMap(
      (name) => gallery.find((photo) => photo.name === name) ?? [],
    );
    if (ordered.length !== gallery.length || names.length !== gallery.length)
      fail('PHOTOS_CHANGED');
    return { gallery: ordered };
  });
