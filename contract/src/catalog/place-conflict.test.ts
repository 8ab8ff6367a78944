import { expect, test } from 'vitest';
import type { PostalPlace } from './entities.ts';
import { namesAnotherPlace } from './place-conflict.ts';

const reading = (kanji: string, romaji: string) => ({ kanji, kana: '', romaji, chinese: '' });
const CHIYODA: PostalPlace = {
  prefecture: reading('東京都', 'Tokyo-to'),
  city: reading('千代田区', 'Chiyoda-ku'),
  town: reading('丸の内', 'Marunouchi'),
};
const HIGASHIYAMA: PostalPlace = {
  prefecture: reading('京都府', 'Kyoto-fu'),
  city: reading('京都市東山区', 'Kyoto-shi Higashiyama-ku'),
  town: reading('清水', 'Kiyomizu'),
};

test.each([
  ['京都府京都市東山区清水1-294', CHIYODA],
  ['京都駅 八条口', CHIYODA],
  ['Kyoto Station, Hachijo exit', CHIYODA],
  ['東京都渋谷区神南1-1', CHIYODA],
  ['京都市伏見区深草', HIGASHIYAMA],
  ['東京駅 丸の内南口', HIGASHIYAMA],
])('%s is elsewhere', (typed, place) => {
  expect(namesAnotherPlace(typed, [place])).toBe(true);
});

test.each([
  ['東京都千代田区丸の内1-9-1', CHIYODA],
  ['東京駅 丸の内南口', CHIYODA],
  ['Tokyo Station', CHIYODA],
  ['Kyoto Gion Restaurant, Marunouchi 2-4', CHIYODA],
  ['京都市東山区清水寺', HIGASHIYAMA],
  ['清水寺 仁王門前', HIGASHIYAMA],
  ['In front of the station', HIGASHIYAMA],
])('%s may be there', (typed, place) => {
  expect(namesAnotherPlace(typed, [place])).toBe(false);
});
