import { createHash } from 'node:crypto';
import { drawPortrait, type Sitter } from '../drawings/portraits/draw.ts';
import { renderPortrait } from '../drawings/portraits/render.ts';
import type { Files } from '../server/src/adapters/files/files.ts';
import {
  getPictureKey,
  PORTRAIT_SIZES,
} from '../server/src/domains/files/publishing/public-pictures.ts';

/** Maximum number of portraits rendered concurrently, because each occupies a thread of the pool. */
const CONCURRENCY = 3;

/**
 * Returns the name of a portrait. It is derived from the drawing, so that the portrait can be cached
 * forever.
 */
export const getPortraitName = (seed: string, sitter: Sitter): string =>
  createHash('sha256').update(drawPortrait(seed, sitter)).digest('hex').slice(0, 16);

/** Renders and stores missing portraits in every size. `report` receives the number of finished portraits. */
export const storePortraits = async (
  files: Files,
  portraits: readonly { seed: string; sitter: Sitter }[],
  report: (done: number, of: number) => void = () => {},
): Promise<void> => {
  const left = [...portraits];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop(), done += 1) {
      report(done, portraits.length);
      const name = getPortraitName(next.seed, next.sitter);
      // The largest size is written last. If it exists, all others do.
      if (await files.get(getPictureKey('portrait', name, 480))) continue;
      const images = await renderPortrait(next.seed, next.sitter);
      for (const size of PORTRAIT_SIZES)
        await files.put(getPictureKey('portrait', name, size), images[size]);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
};
