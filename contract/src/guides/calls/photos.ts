import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { CropOfUpload } from '../../files/entities.ts';
import { FileId, line } from '../../primitives.ts';
import { GALLERY_MAX } from '../figures.ts';
import { PHOTO_ALT_MAX } from '../photos.ts';
import { ownGuideChanged } from './params.ts';

const photoName = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));

export const words = z.nullable(line(1, PHOTO_ALT_MAX));

/** Alternative text for users who cannot see the image; both languages or neither must be set. */
const Alt = z.strictObject({ en: words, zh: words });

const cutOut = z.strictObject({ fileId: FileId, cut: CropOfUpload, alt: Alt });

const cutOutErrors = [
  'NOT_A_GUIDE',
  'GUIDE_SUSPENDED',
  'CONTACT_NOT_ALLOWED',
  'FILES_UNKNOWN',
  'CUT_INVALID',
  'TOO_MANY_UPLOADS',
  'FILES_UNAVAILABLE',
  'BUSY',
] as const;

export const setCover = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/cover',
  summary: 'Crop an upload as your cover photo',
  body: cutOut,
  errors: cutOutErrors,
});

/** Removes the cover, so that the page shows the drawing again. */
export const removeCover = call({
  ...ownGuideChanged,
  method: 'DELETE',
  path: '/api/guides/me/cover',
  summary: 'Remove your cover photo',
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED'],
});

/** Adds a photo. Adding the same crop of the same upload again has no effect. */
export const addPhoto = call({
  ...ownGuideChanged,
  method: 'POST',
  path: '/api/guides/me/photos',
  summary: 'Crop an upload and add it to your photos',
  body: cutOut,
  errors: [...cutOutErrors, 'TOO_MANY_PHOTOS'],
});

/** Reorders the photos. The body must list each photo exactly once; otherwise returns PHOTOS_CHANGED. */
export const orderPhotos = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/photos',
  summary: 'Reorder your photos',
  body: z.strictObject({ names: z.array(photoName).check(z.maxLength(GALLERY_MAX)) }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'PHOTOS_CHANGED'],
});

/** Sets the alternative text of the cover or a photo. */
export const describePhoto = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/photos/alt',
  summary: 'Set the description of your cover or of a photo',
  body: z.strictObject({ name: photoName, alt: Alt }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'NOT_FOUND', 'CONTACT_NOT_ALLOWED'],
});

export const removePhoto = call({
  ...ownGuideChanged,
  method: 'DELETE',
  path: '/api/guides/me/photos',
  summary: 'Remove a photo',
  query: z.strictObject({ name: photoName }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'NOT_FOUND'],
});
