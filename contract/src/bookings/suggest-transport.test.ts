import { expect, test } from 'vitest';
import { suggestTransport } from './suggest-transport.ts';

test.each([
  [0, 'none'],
  [60, 'same_city'],
  [61, 'nearby_city'],
  [120, 'nearby_city'],
  [121, 'regional_city'],
  [240, 'regional_city'],
  [241, 'remote'],
])('a round trip of %i minutes suggests %s', (minutes, option) => {
  expect(suggestTransport(minutes)).toBe(option);
});
