import { and, eq } from 'drizzle-orm';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { changeOwn } from '../profile/change-own.ts';
import { itineraries } from '../tables.ts';
import { withdrawFormer } from './withdraw-photos.ts';

/**
 * Removes one of the user's photos, also from itineraries that show it. Throws NOT_FOUND for any other name.
 */
export const removePhoto = (deps: Deps, viewer: Viewer, name: string): Promise<void> =>
  changeOwn(deps, viewer, async ({ row: { id, gallery } }, tx) => {
    const left = gallery.filter((photo) => photo.name !== name);
    if (left.length === gallery.length) fail('NOT_FOUND');
    await tx
      .update(itineraries)
      .set({ picture: null })
      .where(and(eq(itineraries.guideId, id), eq(itineraries.picture, name)));
    await withdrawFormer(tx, deps, id, { photos: [name] });
    return { gallery: left };
  });
