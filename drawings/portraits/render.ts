import type { PICTURE_SHAPES } from '@tomoguide/contract/files/public-pictures';
import sharp from 'sharp';
import { drawPortrait, SIDE, type Sitter } from './draw.ts';

/** Dots per inch at which the drawing is as wide as the largest size. */
const DENSITY = (72 * 480) / SIDE;

/**
 * Renders a portrait as WebP in every size. The result is always the same for a seed. Takes about 20 ms of
 * CPU time.
 */
export const renderPortrait = async (
  seed: string,
  sitter: Sitter,
): Promise<Record<(typeof PICTURE_SHAPES.portrait.widths)[number], Buffer>> => {
  const svg = Buffer.from(drawPortrait(seed, sitter));
  const { data, info } = await sharp(svg, { density: DENSITY })
    .resize(480, 480)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (size: number) =>
    sharp(data, { raw: { width, height, channels } })
      .resize(size, size)
      .webp({ quality: 84, effort: 2 })
      .toBuffer();
  const [small, medium, large] = await Promise.all([at(96), at(240), at(480)]);
  return { 96: small, 240: medium, 480: large };
};
