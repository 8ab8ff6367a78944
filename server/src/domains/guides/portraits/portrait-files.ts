/** The square sizes that pages use, in pixels. */
export const PORTRAIT_SIZES = [96, 240, 480] as const;
export type PortraitSize = (typeof PORTRAIT_SIZES)[number];

/** The names of files that may be asked for. */
export const PORTRAIT_FILE = new RegExp(`^[a-z0-9-]{1,80}-(?:${PORTRAIT_SIZES.join('|')})\\.webp$`);

/** Where a portrait is in the store of files. */
export const portraitKey = (name: string, size: PortraitSize): string =>
  `portraits/${name}-${size}.webp`;

/** Where browsers find it. */
export const portraitPath = (name: string, size: PortraitSize): string =>
  `/files/portraits/${encodeURIComponent(name)}-${size}.webp`;
