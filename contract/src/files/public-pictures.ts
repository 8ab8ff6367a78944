/** Public images, cropped by their owner (docs/product/files.md, "Public pictures"). */
export const PICTURE_SHAPES = {
  /** A user's portrait. */
  portrait: { width: 1, height: 1, widths: [96, 240, 480], coarsest: 96 },
  /** Shown behind the header of a profile. */
  background: { width: 3, height: 1, widths: [640, 1280], coarsest: 96 },
  /** A guide's cover, shown on their card and at the top of their page. */
  cover: { width: 2, height: 1, widths: [480, 960, 1600], coarsest: 640 },
  /** One of the photos on a guide's page. */
  photo: { width: 4, height: 3, widths: [400, 800, 1600], coarsest: 480 },
} as const;

export type PublicPicture = keyof typeof PICTURE_SHAPES;

/** The kinds of images in a user's own profile. */
export const PERSON_PICTURES = ['portrait', 'background'] as const;
export type PersonPicture = (typeof PERSON_PICTURES)[number];

/** A crop of an image: its upper-left corner and its width, in pixels. */
export interface Cut {
  x: number;
  y: number;
  width: number;
}

/** Returns the minimum width of a crop in pixels, below which it would look blurry. */
export const getMinCropWidth = (kind: PublicPicture): number => PICTURE_SHAPES[kind].coarsest;

/** Returns the height of a crop, in whole pixels. */
export const calculateCropHeight = (kind: PublicPicture, width: number): number => {
  const shape = PICTURE_SHAPES[kind];
  return Math.round((width * shape.height) / shape.width);
};

/** Returns whether the crop is inside an image of this size and has enough pixels. */
export const cropFits = (
  kind: PublicPicture,
  { x, y, width }: Cut,
  picture: { width: number; height: number },
): boolean =>
  width >= getMinCropWidth(kind) &&
  x + width <= picture.width &&
  y + calculateCropHeight(kind, width) <= picture.height;

/** Returns the largest centered crop of an image, which is the default. */
export const calculateCenteredCrop = (
  kind: PublicPicture,
  picture: { width: number; height: number },
): Cut => {
  const shape = PICTURE_SHAPES[kind];
  const width = Math.min(picture.width, Math.floor((picture.height * shape.width) / shape.height));
  return {
    x: Math.floor((picture.width - width) / 2),
    y: Math.max(0, Math.floor((picture.height - calculateCropHeight(kind, width)) / 2)),
    width,
  };
};
