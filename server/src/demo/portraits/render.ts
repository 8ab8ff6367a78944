import sharp from 'sharp';
import { drawPortrait, type Sitter } from './draw.ts';

/** The square sizes that pages use, in pixels. */
export const PORTRAIT_SIZES = [96, 240, 480] as const;
export type PortraitSize = (typeof PORTRAIT_SIZES)[number];

/** A portrait as WebP in every size, always the same for a seed. */
export const renderPortrait = async (
  seed: string,
  sitter: Sitter,
): Promise<Record<PortraitSize, Buffer>> => {
  const large = sharp(Buffer.from(drawPortrait(seed, sitter)), { density: 36 }).resize(480, 480);
  const pixels = await large.png({ compressionLevel: 0 }).toBuffer();
  const at = (size: number) =>
    sharp(pixels)
      .resize(size, size)
      .webp({ quality: 80, effort: 2, smartSubsample: true })
      .toBuffer();
  const [small, medium, full] = await Promise.all([at(96), at(240), at(480)]);
  return { 96: small, 240: medium, 480: full };
};
