import { expect, test } from 'vitest';
import { createWindingLine } from './winding-line.ts';

test.each([1, 3, 4, 12])('draws a line through %i stops in order, within its frame', (count) => {
  const { spots, line, width, height } = createWindingLine(count);
  expect(spots).toHaveLength(count);
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  for (const { x, y } of spots) {
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  }
  expect(line.match(/[MHC]/g)).toHaveLength(count);
});

test('ends each row directly above the start of the next row', () => {
  const { spots } = createWindingLine(7);
  expect(spots[3]?.x).toBe(spots[2]?.x);
  expect(spots[6]?.x).toBe(spots[5]?.x);
});

test('ends the sketch below the labels of its last row, without an empty row', () => {
  const { spots, height } = createWindingLine(4);
  const [first, last] = [spots[0], spots[3]];
  expect(height - (last?.y ?? 0)).toBeLessThan(((last?.y ?? 0) - (first?.y ?? 0)) * 0.6);
});
