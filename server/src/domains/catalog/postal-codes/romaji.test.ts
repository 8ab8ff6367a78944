import { expect, test } from 'vitest';
import { romanize } from './romaji.ts';

test('romanizes kana as station signs do', () => {
  for (const [kana, letters] of [
    ['トウキョウ', 'Tokyo'],
    ['オオサカ', 'Osaka'],
    ['シンジュク', 'Shinjuku'],
    ['シンバシ', 'Shimbashi'],
    ['ドウトンボリ', 'Dotombori'],
    ['サッポロ', 'Sapporo'],
    ['ハッチョウボリ', 'Hatchobori'],
    ['ジュウジョウ', 'Jujo'],
    ['ニューシティー', 'Nyushiti'],
    ['フィッシャーマンズ', 'Fisshamanzu'],
    ['サンビル2カイ', 'Sambiru2kai'],
  ] as const) {
    expect(romanize(kana)).toBe(letters);
  }
});
