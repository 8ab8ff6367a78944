import { PICTURE_SHAPES, type PublicPicture } from '@tomoguide/contract/files/public-pictures';

/** The folder of each kind of picture, in the file store and in URLs. */
const FOLDERS = {
  portrait: 'portraits',
  background: 'backgrounds',
  cover: 'covers',
  photo: 'photos',
} as const satisfies Record<PublicPicture, string>;

/** The square sizes of portraits, in pixels. */
export const PORTRAIT_SIZES = PICTURE_SHAPES.portrait.widths;
export type PortraitSize = (typeof PORTRAIT_SIZES)[number];

/** Returns the kind of picture in a folder; null if there is no such folder. */
export const findPictureKind = (folder: string): PublicPicture | null =>
  (Object.keys(FOLDERS) as PublicPicture[]).find((kind) => FOLDERS[kind] === folder) ?? null;

/** Returns whether the name is valid for a file in the folder of this kind of picture. */
export const isPictureFile = (kind: PublicPicture, file: string): boolean => {
  const found = /^[a-z0-9-]{1,80}-(\d+)\.webp$/.exec(file);
  return PICTURE_SHAPES[kind].widths.some((width) => String(width) === found?.[1]);
};

/** Returns the key of a picture in the file store. */
export const getPictureKey = (kind: PublicPicture, name: string, width: number): string =>
  `${FOLDERS[kind]}/${name}-${width}.webp`;

/** Returns the public URL path of a picture. */
export const getPicturePath = (kind: PublicPicture, name: string, width: number): string =>
  `/files/${FOLDERS[kind]}/${encodeURIComponent(name)}-${width}.webp`;

/** Returns the URLs of all sizes for `srcset`, and of the largest size as the default. */
export const getPictureSources = (kind: PublicPicture, name: string) => {
  const { widths } = PICTURE_SHAPES[kind];
  return {
    src: getPicturePath(kind, name, Math.max(...widths)),
    srcSet: widths.map((width) => `${getPicturePath(kind, name, width)} ${width}w`).join(', '),
  };
};

/**
 * Extracts the name from a public URL: '/files/portraits/u7-a1b2-240.webp' gives 'u7-a1b2'. Returns null
 * for any other URL.
 */
export const parsePictureName = (path: string | null): string | null =>
  /^\/files\/[a-z]+\/([a-z0-9-]+)-\d+\.webp$/.exec(path ?? '')?.[1] ?? null;
