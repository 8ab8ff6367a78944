/** A guide's photos (docs/product/guides.md, "Photos"). */

/** Maximum length of a photo's alternative text in each language, in code points. */
export const PHOTO_ALT_MAX = 200;
