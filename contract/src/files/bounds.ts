/** What a file may be (docs/product/files.md, "What may be uploaded"). */
export const FILE_MEGABYTES = 10;
export const FILE_MAX_BYTES = FILE_MEGABYTES * 1024 * 1024;

/** Files at one thing: a proof, a claim, a dispute. */
export const FILES_EACH = 10;

/** A phone's largest picture passes; one made to fill memory does not. */
export const PICTURE_MAX_PIXELS = 64_000_000;

/** HEIC takes several times the memory to decode: an iPhone's usual 24 million pass. */
export const HEIC_MAX_PIXELS = 26_000_000;

export const PDF_MAX_PAGES = 30;

/** What is taken, as a file input names it. The server looks at the bytes. */
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

/** How a file is kept: every picture is made anew. */
export const KEPT_TYPES = ['image/webp', 'application/pdf'] as const;
export type KeptType = (typeof KEPT_TYPES)[number];

/** The sizes in which a picture can be fetched; what is no larger than the small one has only one. */
export const PICTURE_SIZES = ['full', 'small'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
/** The longer side of the small one, in pixels. */
export const SMALL_SIDE = 640;

/** So long a person's uploads may keep a server examining them within an hour: hundreds of photos. */
export const EXAMINING_SECONDS_AN_HOUR = 60;

/** Uploads of one person that belong to nothing yet. */
export const UNATTACHED_MAX = 30;
/** They are erased after so long. */
export const UNATTACHED_HOURS = 24;

/** A link to a private file opens it for so long. */
export const LINK_MINUTES = 5;
