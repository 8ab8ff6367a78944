import { expect, test } from 'vitest';
import { tourEarnings } from './tour-earnings.ts';

test('the fee comes out of the deposit; what is left of it and the cash are the guide’s', () => {
  expect(tourEarnings(92_000)).toEqual({
    depositCents: 27_600,
    commissionCents: 13_800,
    guideCents: 13_800,
    cashCents: 64_400,
    earnedCents: 78_200,
  });
});
