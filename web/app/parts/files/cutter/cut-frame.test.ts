import {
  calculateCenteredCrop,
  cropFits,
  type PublicPicture,
} from '@tomoguide/contract/files/public-pictures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveCrop, scaleCrop, zoomCrop } from './cut-frame.ts';

const side = fc.integer({ min: 300, max: 6000 });
const share = fc.double({ min: -2, max: 2, noNaN: true });

test('keeps the crop inside the picture for any zoom, position and stored size', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<PublicPicture>('portrait', 'background'),
      side,
      side,
      fc.double({ min: 1, max: 3, noNaN: true }),
      share,
      share,
      fc.double({ min: 0.4, max: 1, noNaN: true }),
      (kind, width, height, zoom, right, down, scale) => {
        const shown = { width, height };
        const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
        let cut = zoomCrop(kind, calculateCenteredCrop(kind, shown), shown, zoom);
        expect(cropFits(kind, cut, shown)).toBe(true);
        cut = moveCrop(kind, cut, shown, { right, down });
        expect(cropFits(kind, cut, shown)).toBe(true);
        expect(cropFits(kind, scaleCrop(kind, cut, shown, size), size)).toBe(true);
      },
    ),
  );
});
