/** Pictures that everybody may see, cut by their owner (docs/product/files.md, "Public pictures"). */
export const PICTURE_SHAPES = {
  /** A person. */
  portrait: { width: 1, height: 1, widths: [96, 240, 480], coarsest: 96 },
  /** Behind the head of their profile. */
  background: { width: 3, height: 1, widths: [640, 1280], coarsest: 96 },
  /** On a guide's card, and what their page begins with. */
  cover: { width: 2, height: 1, widths: [480, 960, 1600], coarsest: 640 },
  /** One of a guide's photos. */
  photo: { width: 4, height: 3, widths: [400, 800, 1600], coarsest: 480 },
} as const;

export type PublicPicture = keyof typeof PICTURE_SHAPES;

/** What people show of themselves. */
export const PERSON_PICTURES = ['portrait', 'background'] as const;
export type PersonPicture = (typeof PERSON_PICTURES)[number];

/** The part of a picture that is cut out: its left upper corner and its width, in pixels. */
export interface Cut {
  x: number;
  y: number;
  width: number;
}

/** A cut that is smaller is too coarse for where it is shown. */
export const leastCut = (kind: PublicPicture): number => PICTURE_SHAPES[kind].coarsest;

/** How high such a cut is, in whole pixels. */
export const cutHeight = (kind: PublicPicture, width: number): number => {
  const shape = PICTURE_SHAPES[kind];
  return Math.round((width * shape.height) / shape.width);
};

/** Whether the cut lies within a picture of this size, and is not too coarse. */
export const cutFits = (
  kind: PublicPicture,
  { x, y, width }: Cut,
  picture: { width: number; height: number },
): boolean =>
  width >= leastCut(kind) &&
  x + width <= picture.width &&
  y + cutHeight(kind, width) <= picture.height;

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
