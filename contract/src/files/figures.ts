/**
 * The numeric limits of the rules in docs/product/files.md. Text lengths are defined next to their fields.
 */

/** Maximum size of a file (docs/product/files.md, "What may be uploaded"). */
export const FILE_MEGABYTES = 10;
export const FILE_MAX_BYTES = FILE_MEGABYTES * 1024 * 1024;

/** Maximum number of files per proof, claim or dispute. */
export const FILES_EACH = 10;

/**
 * Large enough for the largest photo that a phone takes, but too small for an image crafted to exhaust
 * memory.
 */
export const PICTURE_MAX_PIXELS = 64_000_000;

/**
 * Lower, because decoding HEIC takes several times the memory. Large enough for the 24 megapixels that are
 * usual on iPhones.
 */
export const HEIC_MAX_PIXELS = 26_000_000;

export const PDF_MAX_PAGES = 30;
/** Maximum number of pixels of a stored picture (docs/product/files.md, "Uploading"). */
export const STORED_MAX_PIXELS = 12_000_000;
/**
 * Width in pixels that a long screenshot keeps, so that its text stays readable; it can therefore exceed
 * the maximum number of pixels.
 */
export const READABLE_WIDTH = 750;
/** Length in pixels of the longer side of a picture's small size. */
export const SMALL_SIDE = 640;

/**
 * Seconds of processing per hour that one user's uploads can take on one server; enough for hundreds of
 * photos.
 */
export const EXAMINING_SECONDS_PER_HOUR = 60;
/**
 * The same limit for uploads that returned 503, because the server was busy or the file was crafted to take
 * long. Enough for several photos with all their retries.
 */
export const UNFINISHED_SECONDS_PER_HOUR = 300;

/** Maximum number of unattached uploads of one user. */
export const UNATTACHED_MAX = 30;
/** Hours after which an unattached upload is erased. */
export const UNATTACHED_HOURS = 24;

/** Minutes for which a link to a private file is valid. */
export const LINK_MINUTES = 5;
