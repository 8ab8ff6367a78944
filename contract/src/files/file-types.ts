/** Types that can be uploaded, for a file input. The server does not rely on them and inspects the bytes. */
export const FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'application/pdf',
] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Types in which files are stored: every image is re-encoded as WebP. */
export const STORED_TYPES = ['image/webp', 'application/pdf'] as const;
export type StoredType = (typeof STORED_TYPES)[number];

/** Sizes in which an image is stored. An image no larger than the small size is stored only once. */
export const PICTURE_SIZES = ['full', 'small'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
