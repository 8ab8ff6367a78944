/** Pictures that everybody may see, cut by their owner (docs/product/files.md, "Public pictures"). */
export const PICTURE_SHAPES = {
  /** A person. */
  portrait: { width: 1, height: 1, widths: [96, 240, 480] },
  /** Behind the head of their profile. */
  background: { width: 3, height: 1, widths: [640, 1280] },
} as const;

export type PublicPicture = keyof typeof PICTURE_SHAPES;

/** The part of a picture that is cut out: its left upper corner and its width, in pixels. */
export interface Cut {
  x: number;
  y: number;
  width: number;
}

/** What is smaller is too coarse on any screen. */
export const CUT_MIN_WIDTH = 96;

/** How high such a cut is, in whole pixels. */
export const cutHeight = (kind: PublicPicture, width: number): number => {
  const shape = PICTURE_SHAPES[kind];
  return Math.round((width * shape.height) / shape.width);
};

/** Whether the cut lies within a picture of this size. */
export const cutFits = (
  kind: PublicPicture,
  { x, y, width }: Cut,
  picture: { width: number; height: number },
): boolean => x + width <= picture.width && y + cutHeight(kind, width) <= picture.height;

/** The largest cut in the middle: what a picture starts with. */
export const middleCut = (kind: PublicPicture, picture: { width: number; height: number }): Cut => {
  const shape = PICTURE_SHAPES[kind];
  const width = Math.min(picture.width, Math.floor((picture.height * shape.width) / shape.height));
  return {
    x: Math.floor((picture.width - width) / 2),
    y: Math.max(0, Math.floor((picture.height - cutHeight(kind, width)) / 2)),
    width,
  };
};
