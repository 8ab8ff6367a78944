/** A guide's photos (docs/product/guides.md, "Photos"). */

/** Beside the cover. */
export const GALLERY_MAX = 12;

/** Characters of a description, in each language. */
export const PHOTO_ALT_MAX = 200;
