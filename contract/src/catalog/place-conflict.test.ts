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

const KAMAKURA: PostalPlace = {
  prefecture: { ...reading('神奈川県', 'Kanagawa-ken'), chinese: '神奈川县' },
  city: { ...reading('鎌倉市', 'Kamakura-shi'), chinese: '镰仓市' },
  town: reading('小町', 'Komachi'),
};
const SHIBUYA: PostalPlace = {
  prefecture: { ...reading('東京都', 'Tokyo-to'), chinese: '东京都' },
  city: { ...reading('渋谷区', 'Shibuya-ku'), chinese: '涩谷区' },
  town: reading('神南', 'Jinnan'),
};
const FUCHU: PostalPlace = {
  prefecture: reading('東京都', 'Tokyo-to'),
  city: reading('府中市', 'Fuchu-shi'),
  town: reading('宮町', 'Miyamachi'),
};

test.each([
  ['広島県府中市元町', FUCHU],
  ['广岛县府中市', FUCHU],
  ['Motomachi, Fuchu, Hiroshima 726-0005, Japan', FUCHU],
  ['京都府京都市東山区清水1-294', CHIYODA],
  ['京都駅 八条口', CHIYODA],
  ['Kyoto Station, Hachijo exit', CHIYODA],
  ['東京都渋谷区神南1-1', CHIYODA],
  ['京都市伏見区深草', HIGASHIYAMA],
  ['東京駅 丸の内南口', HIGASHIYAMA],
  ['东京站', HIGASHIYAMA],
  ['Kyōto Station', CHIYODA],
  ['Shibuya-ku, Tokyo', CHIYODA],
  ['东京都涩谷区神南', CHIYODA],
  ['神奈川県藤沢市江の島1-4', KAMAKURA],
  ['神奈川県足柄下郡箱根町湯本', KAMAKURA],
  ['Enoshima, Fujisawa City, Kanagawa', KAMAKURA],
  ['广岛站', KAMAKURA],
])('detects a mismatch between address and postal code: %s', (typed, place) => {
  expect(namesAnotherPlace(typed, [place])).toBe(true);
});

test.each([
  ['東京都府中市宮町1-1', FUCHU],
  ['府中市宮町 広島県人会館', FUCHU],
  ['Hiroshima Okonomiyaki, Miyamachi, Fuchu, Tokyo', FUCHU],
  ['東京都千代田区丸の内1-9-1', CHIYODA],
  ['東京駅 丸の内南口', CHIYODA],
  ['Tokyo Station', CHIYODA],
  ['Kyoto Gion Restaurant, Marunouchi 2-4', CHIYODA],
  ['京都市東山区清水寺', HIGASHIYAMA],
  ['清水寺 仁王門前', HIGASHIYAMA],
  ['In front of the station', HIGASHIYAMA],
  ['东京都涩谷区神南1-1', SHIBUYA],
  ['澀谷站 八公像', SHIBUYA],
  ['Tōkyō, Shibuya-ku, Jinnan', SHIBUYA],
  ['神奈川県鎌倉市小町2-1', KAMAKURA],
  ['鎌倉市場前', KAMAKURA],
  ['Kamakura City, Komachi street', KAMAKURA],
])('accepts an address that matches its postal code: %s', (typed, place) => {
  expect(namesAnotherPlace(typed, [place])).toBe(false);
});
