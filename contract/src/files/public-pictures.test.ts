import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateCenteredCrop, cropFits, type PublicPicture } from './public-pictures.ts';

test('returns a centered crop that fits within any large enough image', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<PublicPicture>('portrait', 'background'),
      fc.integer({ min: 96, max: 9000 }),
      fc.integer({ min: 96, max: 9000 }),
      (kind, width, height) => {
        const cut = calculateCenteredCrop(kind, { width, height });
        expect(cut.x).toBeGreaterThanOrEqual(0);
        expect(cut.y).toBeGreaterThanOrEqual(0);
        expect(cropFits(kind, cut, { width, height })).toBe(true);
      },
    ),
  );
});

test('rejects a crop that extends beyond the image', () => {
  const picture = { width: 600, height: 400 };
  expect(cropFits('portrait', { x: 0, y: 0, width: 400 }, picture)).toBe(true);
  expect(cropFits('portrait', { x: 0, y: 1, width: 400 }, picture)).toBe(false);
  expect(cropFits('background', { x: 1, y: 0, width: 600 }, picture)).toBe(false);
});
