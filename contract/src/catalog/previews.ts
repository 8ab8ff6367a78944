/** Pictures for links that people share: JPEG, as chats and social sites show no SVG or WebP. */

export const PREVIEW_WIDTH = 1_200;
export const PREVIEW_HEIGHT = 630;

/** The guide's cover with the portrait on it. */
export const guidePreviewPath = (guideId: number | ':name'): string =>
  `/previews/guides/${guideId}.jpg`;

/** A city's drawing. */
export const cityPreviewPath = (slug: string): string => `/previews/cities/${slug}.jpg`;
