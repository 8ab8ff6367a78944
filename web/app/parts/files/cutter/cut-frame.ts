import {
  type Cut,
  calculateCenteredCrop,
  calculateCropHeight,
  getMinCropWidth,
  type PublicPicture,
} from '@tomoguide/contract/files/public-pictures';

/** A picture's size in pixels. */
export interface Size {
  width: number;
  height: number;
}

const clamp = (value: number, max: number): number =>
  Math.min(Math.max(0, value), Math.max(0, max));

/** Returns the crop, moved inside the picture if necessary. */
const clampCrop = (kind: PublicPicture, cut: Cut, picture: Size): Cut => ({
  width: cut.width,
  x: clamp(Math.round(cut.x), picture.width - cut.width),
  y: clamp(Math.round(cut.y), picture.height - calculateCropHeight(kind, cut.width)),
});

/** Returns whether a picture is large enough for a crop of this kind. */
export const isLargeEnough = (kind: PublicPicture, picture: Size): boolean =>
  calculateCenteredCrop(kind, picture).width >= getMinCropWidth(kind);

/** Returns the maximum zoom: 4, or less if the crop would have too few pixels. */
export const getMaxZoom = (kind: PublicPicture, picture: Size): number =>
  Math.min(4, calculateCenteredCrop(kind, picture).width / getMinCropWidth(kind));

/** Returns the crop around the same center at another zoom; 1 is the largest possible crop. */
export const zoomCrop = (kind: PublicPicture, cut: Cut, picture: Size, zoom: number): Cut => {
  const width = Math.max(
    getMinCropWidth(kind),
    Math.floor(calculateCenteredCrop(kind, picture).width / zoom),
  );
  const x = cut.x + (cut.width - width) / 2;
  const y = cut.y + (calculateCropHeight(kind, cut.width) - calculateCropHeight(kind, width)) / 2;
  return clampCrop(kind, { x, y, width }, picture);
};

/** Returns the crop moved by multiples of its own width and height. */
export const moveCrop = (
  kind: PublicPicture,
  cut: Cut,
  picture: Size,
  by: { right: number; down: number },
): Cut =>
  clampCrop(
    kind,
    {
      width: cut.width,
      x: cut.x + by.right * cut.width,
      y: cut.y + by.down * calculateCropHeight(kind, cut.width),
    },
    picture,
  );

/** Returns the same crop for a copy of the picture that is stored in another size. */
export const scaleCrop = (kind: PublicPicture, cut: Cut, shown: Size, size: Size): Cut => {
  const scale = size.width / shown.width;
  const width = Math.min(
    calculateCenteredCrop(kind, size).width,
    Math.max(getMinCropWidth(kind), Math.floor(cut.width * scale)),
  );
  return clampCrop(kind, { width, x: cut.x * scale, y: cut.y * scale }, size);
};
