/** Link preview images: JPEG, because chats and social networks do not show SVG or WebP. */

export const PREVIEW_WIDTH = 1_200;
export const PREVIEW_HEIGHT = 630;

/** The guide's cover with the portrait. */
export const guidePreviewPath = (guideId: number | ':name'): string =>
  `/previews/guides/${guideId}.jpg`;

/** A city's drawing. */
export const cityPreviewPath = (slug: string): string => `/previews/cities/${slug}.jpg`;
