import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { changeOwnGuide } from '../profile/change-own-guide.ts';

/**
 * Sets the description of the cover or a photo. Throws NOT_FOUND if the guide has no picture with this
 * name, or CONTACT_NOT_ALLOWED.
 */
export const describePhoto = (
  deps: Deps,
  viewer: Viewer,
  { name, alt }: { name: string; alt: LocalText },
): Promise<void> =>
  changeOwnGuide(deps, viewer, ({ row: { cover, gallery } }) => {
    rejectContacts({ alt }, [cover, gallery]);
    if (cover?.name === name) return { cover: { name, alt } };
    if (!gallery.some((photo) => photo.name === name)) fail('NOT_FOUND');
    return { gallery: gallery.map((photo) => (photo.name === name ? { name, alt } : photo)) };
  });
