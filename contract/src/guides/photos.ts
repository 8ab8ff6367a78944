/** A guide's photos (docs/product/guides.md, "Photos"). */

/** Not counting the cover. */
export const GALLERY_MAX = 12;

/** Maximum length of a description, in each language. */
export const PHOTO_ALT_MAX = 200;
