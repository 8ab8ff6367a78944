/** The numbers of the rules in docs/product/files.md. Lengths of texts are next to their fields. */

/** Limits for files (docs/product/files.md, "What may be uploaded"). */
export const FILE_MEGABYTES = 10;
export const FILE_MAX_BYTES = FILE_MEGABYTES * 1024 * 1024;

/** Files per proof, claim or dispute. */
export const FILES_EACH = 10;

/** Accepts the largest image a phone takes, but not one crafted to exhaust memory. */
export const PICTURE_MAX_PIXELS = 64_000_000;

/** Lower, because decoding HEIC takes several times the memory. Accepts the 24 megapixels usual on iPhones. */
export const HEIC_MAX_PIXELS = 26_000_000;

export const PDF_MAX_PAGES = 30;
/** Maximum number of pixels of a stored picture (docs/product/files.md, "Uploading"). */
export const STORED_MAX_PIXELS = 12_000_000;
/** A long screenshot can have more pixels so that it stays this wide and its text stays readable. */
export const READABLE_WIDTH = 750;
/** The longer side of a picture's small size, in pixels. */
export const SMALL_SIDE = 640;

/** Processing time per hour that a user's uploads can take on one server: enough for hundreds of photos. */
export const EXAMINING_SECONDS_AN_HOUR = 60;
/**
 * The same for uploads that returned 503: the server was busy, or the file is crafted to take long. Enough
 * for several photos with all their retries.
 */
export const UNFINISHED_SECONDS_AN_HOUR = 300;

/** Unattached uploads of one user. */
export const UNATTACHED_MAX = 30;
/** Unattached uploads are erased after this time. */
export const UNATTACHED_HOURS = 24;

/** How long a link to a private file is valid. */
export const LINK_MINUTES = 5;
