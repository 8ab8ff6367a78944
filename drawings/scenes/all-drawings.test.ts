import { gzipSync } from 'node:zlib';
import { DRAWINGS, getDrawingPath } from '@tomoguide/contract/catalog/drawings';
import { expect, test } from 'vitest';
import { drawAll } from './all-drawings.ts';

const LARGEST = 12 * 1024;

test('every scene used by a page is drawn for day, dusk and evening', () => {
  const all = drawAll();
  for (const name of DRAWINGS) {
    for (const light of ['day', 'dusk', 'evening'] as const) {
      const path = getDrawingPath(name, light);
      expect(all.has(path.replace('/illustrations/', '').replace('.svg', '')), path).toBe(true);
    }
  }
});

test('no drawing is larger than 12 KB when compressed', () => {
  for (const [name, svg] of drawAll())
    expect(gzipSync(svg, { level: 9 }).length, name).toBeLessThanOrEqual(LARGEST);
});

test('a drawing is well-formed, references only its own definitions, and fetches nothing', () => {
  for (const [name, svg] of drawAll()) {
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g))
      expect(defined, name).toContain(id);
    expect(svg.match(/<g/g)?.length ?? 0, name).toBe(svg.match(/<\/g/g)?.length ?? 0);
  }
});
