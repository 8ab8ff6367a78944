import type { PostalPlace } from './entities.ts';

/** Prefectures as addresses name them, and cities that are better known than theirs. */
const NAMES: readonly (readonly [kanji: string, romaji: string])[] = [
  ['北海道', 'hokkaido'],
  ['青森', 'aomori'],
  ['岩手', 'iwate'],
  ['宮城', 'miyagi'],
  ['秋田', 'akita'],
  ['山形', 'yamagata'],
  ['福島', 'fukushima'],
  ['茨城', 'ibaraki'],
  ['栃木', 'tochigi'],
  ['群馬', 'gunma'],
  ['埼玉', 'saitama'],
  ['千葉', 'chiba'],
  ['東京', 'tokyo'],
  ['神奈川', 'kanagawa'],
  ['新潟', 'niigata'],
  ['富山', 'toyama'],
  ['石川', 'ishikawa'],
  ['福井', 'fukui'],
  ['山梨', 'yamanashi'],
  ['長野', 'nagano'],
  ['岐阜', 'gifu'],
  ['静岡', 'shizuoka'],
  ['愛知', 'aichi'],
  ['三重', 'mie'],
  ['滋賀', 'shiga'],
  ['京都', 'kyoto'],
  ['大阪', 'osaka'],
  ['兵庫', 'hyogo'],
  ['奈良', 'nara'],
  ['和歌山', 'wakayama'],
  ['鳥取', 'tottori'],
  ['島根', 'shimane'],
  ['岡山', 'okayama'],
  ['広島', 'hiroshima'],
  ['山口', 'yamaguchi'],
  ['徳島', 'tokushima'],
  ['香川', 'kagawa'],
  ['愛媛', 'ehime'],
  ['高知', 'kochi'],
  ['福岡', 'fukuoka'],
  ['佐賀', 'saga'],
  ['長崎', 'nagasaki'],
  ['熊本', 'kumamoto'],
  ['大分', 'oita'],
  ['宮崎', 'miyazaki'],
  ['鹿児島', 'kagoshima'],
  ['沖縄', 'okinawa'],
  ['札幌', 'sapporo'],
  ['仙台', 'sendai'],
  ['横浜', 'yokohama'],
  ['鎌倉', 'kamakura'],
  ['金沢', 'kanazawa'],
  ['名古屋', 'nagoya'],
  ['神戸', 'kobe'],
  ['那覇', 'naha'],
];

const WARD = /[\p{Script=Han}ヶケ]{1,4}区/u;

/** '京都市東山区' → ['京都', '東山']: what an address may call it by. */
const shortNames = (name: string): string[] =>
  name.split(/[都道府県市区町村郡]/u).filter((part) => part.length > 1);

const wordsOf = (romaji: string): string[] =>
  romaji
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);

/**
 * Whether a typed address names another prefecture, well-known city or ward than the postal code beside it,
 * and nothing of the code's own place (docs/product/pages.md, "Postal codes").
 */
export const namesAnotherPlace = (typed: string, places: readonly PostalPlace[]): boolean => {
  if (places.length === 0) return false;
  // 東京都 holds 京都.
  const text = typed.normalize('NFKC').toLowerCase().replaceAll('東京都', '東京 ');
  const words = new Set(wordsOf(text));
  const own = places.flatMap(({ prefecture, city, town }) => [prefecture, city, town]);
  const wards = places.map(({ city }) => city.kanji.replace(/^.*[市郡]/u, ''));
  if (WARD.test(text) && wards.every((ward) => ward.endsWith('区') && !text.includes(ward)))
    return true;
  const isOwn = own.some(
    ({ kanji, romaji }) =>
      // 東京都 is split at its 都, 京都府 would be too.
      [...shortNames(kanji), kanji.replace(/[都府県]$/u, '')].some(
        (name) => name.length > 1 && text.includes(name),
      ) || wordsOf(romaji).some((word) => words.has(word)),
  );
  if (isOwn) return false;
  return NAMES.some(([kanji, romaji]) => text.includes(kanji) || words.has(romaji));
};
