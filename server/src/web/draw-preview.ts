import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@tomoguide/contract/catalog/previews';

/**
 * The density at which drawings are rendered. They are 800 units wide at 72 dpi; at this density, they have
 * the width of a preview.
 */
const DENSITY = (72 * PREVIEW_WIDTH) / 800;
const PORTRAIT = 300;
const BORDER = 10;
const MARGIN = 56;
/** The background color of pages. */
const PAPER = '#fbfaf7';

const drawDisc = (edge: number, fill: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><circle cx="${edge / 2}" cy="${edge / 2}" r="${edge / 2}" fill="${fill}"/></svg>`,
  );

/**
 * Renders a preview as JPEG: the drawing (SVG) or photo, with the portrait (any image format) in a round
 * frame. Keeps a pool thread busy for about 100 ms. Loads sharp on first use.
 */
export const drawPreview = async (drawing: Buffer, portrait: Buffer | null): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const scene = sharp(drawing, { density: DENSITY }).resize(PREVIEW_WIDTH, PREVIEW_HEIGHT, {
    fit: 'cover',
  });
  if (!portrait) return scene.flatten({ background: PAPER }).jpeg({ quality: 82 }).toBuffer();
  const face = await sharp(portrait)
    .resize(PORTRAIT, PORTRAIT)
    .composite([{ input: drawDisc(PORTRAIT, '#000'), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const edge = PORTRAIT + 2 * BORDER;
  const top = PREVIEW_HEIGHT - edge - MARGIN;
  return scene
    .flatten({ background: PAPER })
    .composite([
      { input: drawDisc(edge, PAPER), left: MARGIN, top },
      { input: face, left: MARGIN + BORDER, top: top + BORDER },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
};
