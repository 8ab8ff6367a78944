/** Size of link preview images. They are JPEG, because chats and social networks do not show SVG or WebP. */

export const PREVIEW_WIDTH = 1_200;
export const PREVIEW_HEIGHT = 630;

/** Returns the URL of a guide's preview, which shows the cover and the portrait. */
export const getGuidePreviewPath = (guideId: number | ':name'): string =>
  `/previews/guides/${guideId}.jpg`;

/** Returns the URL of a city's preview, which shows its drawing. */
export const getCityPreviewPath = (slug: string): string => `/previews/cities/${slug}.jpg`;
