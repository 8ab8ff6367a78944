/** Converts names from the postal table to kanji, kana, Chinese, and romaji with hyphenated suffixes. */
import type { PostalPlace, Reading } from '@tomoguide/contract/catalog/entities';
import type { PostalRow } from './postal-file.ts';
import { romanize } from './romaji.ts';

/** Name suffixes and their readings: Shibuya-ku, Higashishiokoji-cho. */
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

const getLetters = (kanji: string, kana: string): string => {
  const found = ENDINGS.find(([sign, sound]) => kanji.endsWith(sign) && kana.endsWith(sound));
  const stem = found ? kana.slice(0, -found[1].length) : '';
  return found && stem ? `${romanize(stem)}-${romanize(found[1]).toLowerCase()}` : romanize(kana);
};

/** Patterns for a ward of a city, and for a town or village of a district. */
const OF_CITY = /^.+?市.+区$/;
const OF_DISTRICT = /^.+?郡.+[町村]$/;

/** The city name ends with the first シ that is not part of シャ, シュ or ショ, except in 広島 (ヒロシマ). */
const CITY_KANA = /^((?:ヒロシマ|.+?)シ)(?![ャュョ])(.+)$/;
const DISTRICT_KANA = /^(.+グン)(.+)$/;

const getCityLetters = (kanji: string, kana: string): string => {
  const [sign, pattern] = OF_CITY.test(kanji)
    ? (['市', CITY_KANA] as const)
    : (['郡', DISTRICT_KANA] as const);
  const parts = OF_CITY.test(kanji) || OF_DISTRICT.test(kanji) ? pattern.exec(kana) : null;
  if (!parts) return getLetters(kanji, kana);
  const [, whole = '', part = ''] = parts;
  return `${getLetters(sign, whole)} ${getLetters(kanji, part)}`;
};

/** Converts half-width katakana to full-width katakana, the usual form. */
const toFullWidth = (kana: string): string => kana.normalize('NFKC');

/** Returns the place of a row; `chinese` converts a kanji name to Chinese. */
export const buildPlace = (row: PostalRow, chinese: (kanji: string) => string): PostalPlace => {
  const reading = (kanji: string, kana: string, letters = getLetters): Reading => ({
    kanji,
    kana: toFullWidth(kana),
    romaji: letters(kanji, toFullWidth(kana)),
    chinese: chinese(kanji),
  });
  return {
    prefecture: reading(row.prefecture, row.prefectureKana),
    city: reading(row.city, row.cityKana, getCityLetters),
    town: reading(row.town, row.townKana),
  };
};
