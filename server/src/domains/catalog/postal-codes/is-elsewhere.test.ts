import { expect, test } from 'vitest';
import { isElsewhere } from './is-elsewhere.ts';

test.each([
  ['another prefecture', '京都府京都市東山区清水1-294', '1000005', true],
  ['another city in the prefecture', '神奈川県藤沢市江の島1-4-1', '2480006', true],
  ['another ward, in Chinese', '东京都涩谷区神南1-1', '1000005', true],
  ['another town in the ward', '東京都千代田区神田神保町1-1', '1000005', true],
  ['the town itself', '東京都千代田区丸の内1-9-1', '1000005', false],
  ['the ward in Chinese', '东京都涩谷区神宫前1-1', '1500001', false],
  ['only a landmark', 'In front of the big red gate', '1110032', false],
  ['an unknown postal code', '京都駅', '9999999', false],
])('%s: %s with %s', async (_, address, code, expected) => {
  expect(await isElsewhere(address, code)).toBe(expected);
});
