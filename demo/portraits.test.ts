import { expect, test } from 'vitest';
import { drawPortrait } from '../drawings/portraits/draw.ts';
import { SKETCHES } from './content/guides.ts';
import { getPortrait } from './seed-guides.ts';

const GUIDES = SKETCHES.map(getPortrait);

/** Returns the person in a portrait, without the background. */
const person = (svg: string): string => svg.slice(svg.indexOf('scale(1.1)'));

test('portraits differ between guides, and are the same on every run', () => {
  const drawn = GUIDES.map(({ seed, sitter }) => drawPortrait(seed, sitter));
  expect(new Set(drawn.map(person)).size).toBe(GUIDES.length);
  expect(GUIDES.map(({ seed, sitter }) => drawPortrait(seed, sitter))).toEqual(drawn);
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/);
});
