import { expect, test } from 'vitest';
import { isJapaneseAddress } from './japanese-address.ts';

test.each([
  ['東京都台東区谷中5-8-3 谷中茶庵', true],
  ['北海道札幌市中央区北1条西2-1', true],
  ['大阪府大阪市北区天神橋3-5-15', true],
  ['神奈川県横浜市中区野毛町1-23', true],
  ['スターバックス 京都三条大橋店', true],
  ['京都駅の中央口', true],
  ['东京都台东区谷中5-8-3', false],
  ['京都站中央口', false],
  ['上野公园正门', false],
  ['Kyoto Station, central exit', false],
])('%s', (address, japanese) => {
  expect(isJapaneseAddress(address)).toBe(japanese);
});
