/** A guide's photos (docs/product/guides.md, "Photos"). */

/** Maximum length of a description, in each language. */
export const PHOTO_ALT_MAX = 200;
