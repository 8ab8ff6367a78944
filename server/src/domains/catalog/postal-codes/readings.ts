/** Names of the postal table as a sign has them, in kana, in Chinese, and in letters with their parts told apart. */
import type { PostalPlace, Reading } from '@tomoguide/contract/catalog/entities';
import type { PostalRow } from './postal-file.ts';
import { romaji } from './romaji.ts';

/** What a name ends with, and how that is read: Shibuya-ku, Higashishiokoji-cho. */
const ENDINGS = [
  ['都', 'ト'],
  ['府', 'フ'],
  ['県', 'ケン'],
  ['市', 'シ'],
  ['区', 'ク'],
  ['郡', 'グン'],
  ['町', 'チョウ'],
  ['町', 'マチ'],
  ['村', 'ムラ'],
  ['村', 'ソン'],
] as const;

const lettersOf = (kanji: string, kana: string): string => {
  const found = ENDINGS.find(([sign, sound]) => kanji.endsWith(sign) && kana.endsWith(sound));
  const stem = found ? kana.slice(0, -found[1].length) : '';
  return found && stem ? `${romaji(stem)}-${romaji(found[1]).toLowerCase()}` : romaji(kana);
};

/** A ward of a city, a town or village of a district. */
const OF_CITY = /^.+?市.+区$/;
const OF_DISTRICT = /^.+?郡.+[町村]$/;

/** 広島 has the sound of 市 in its name; elsewhere the first one that is no part of シュ ends the city. */
const CITY_KANA = /^((?:ヒロシマ|.+?)シ)(?![ャュョ])(.+)$/;
const DISTRICT_KANA = /^(.+グン)(.+)$/;

const cityLetters = (kanji: string, kana: string): string => {
  const [sign, pattern] = OF_CITY.test(kanji)
    ? (['市', CITY_KANA] as const)
    : (['郡', DISTRICT_KANA] as const);
  const parts = OF_CITY.test(kanji) || OF_DISTRICT.test(kanji) ? pattern.exec(kana) : null;
  if (!parts) return lettersOf(kanji, kana);
  const [, whole = '', part = ''] = parts;
  return `${lettersOf(sign, whole)} ${lettersOf(kanji, part)}`;
};

/** Full-width katakana, as it is written. */
const wide = (kana: string): string => kana.normalize('NFKC');

/** The place of a row; `chinese` writes a name in kanji as a Chinese one. */
export const placeOf = (row: PostalRow, chinese: (kanji: string) => string): PostalPlace => {
  const reading = (kanji: string, kana: string, letters = lettersOf): Reading => ({
    kanji,
    kana: wide(kana),
    romaji: letters(kanji, wide(kana)),
    chinese: chinese(kanji),
  });
  return {
    prefecture: reading(row.prefecture, row.prefectureKana),
    city: reading(row.city, row.cityKana, cityLetters),
    town: reading(row.town, row.townKana),
  };
};
