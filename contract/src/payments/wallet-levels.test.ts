import { expect, test } from 'vitest';
import { getWalletLevel } from './wallet-levels.ts';

test.each([
  [0, 'bronze', 'silver', 200_000],
  [199_999, 'bronze', 'silver', 1],
  [200_000, 'silver', 'gold', 600_000],
  [799_999, 'silver', 'gold', 1],
  [800_000, 'gold', 'diamond', 1_200_000],
  [2_000_000, 'diamond', 'black_card', 3_000_000],
  [4_999_999, 'diamond', 'black_card', 1],
  [5_000_000, 'black_card', null, 0],
  [90_000_000, 'black_card', null, 0],
] as const)('a lifetime total of %i fen is level %s', (cents, level, next, missingCents) => {
  expect(getWalletLevel(cents)).toEqual({ level, next, missingCents });
});
