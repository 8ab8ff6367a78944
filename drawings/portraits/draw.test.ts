import { expect, test } from 'vitest';
import { drawPortrait } from './draw.ts';
import { renderPortrait } from './render.ts';

const TEMPLE = 'M60 360L97 198L138 360Z';
const TOWER = 'M84 360V140H136V360Z';

/** Returns the person in a portrait, without the background. */
const person = (svg: string): string => svg.slice(svg.indexOf('scale(1.1)'));

test('draws the landmark of the person’s town in the background', () => {
  const drawFor = (landmark: string) => drawPortrait('aiko', { sex: 'female', age: 30, landmark });
  expect(drawFor(TEMPLE)).not.toBe(drawFor(TOWER));
  expect(person(drawFor(TEMPLE))).toBe(person(drawFor(TOWER)));
});

test('turns hair gray with age', () => {
  const tones = (age: number) =>
    Array.from({ length: 20 }, (_, i) =>
      drawPortrait(`s${i}`, { sex: 'male', age, landmark: TEMPLE }),
    ).map((svg) => /#(6E6A66|8D8984|A9A49D)/.test(svg));
  expect(tones(64)).not.toContain(false);
  expect(tones(30)).not.toContain(true);
});

test('renders a portrait as WebP in each of its sizes', async () => {
  const images = await renderPortrait('aiko', { sex: 'female', age: 30, landmark: TEMPLE });
  for (const image of Object.values(images)) expect(image.toString('latin1', 8, 12)).toBe('WEBP');
});
