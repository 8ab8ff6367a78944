import type { PostalPlace } from './entities.ts';

/**
 * Prefectures as written in addresses, and cities that are better known than their prefecture. Each has its
 * kanji and its romanization.
 */
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

/** Characters in these names and their simplified forms, so that '广岛' and '広島' are equal. */
const SIMPLIFIED = new Map(
  (
    '東东 県县 島岛 広广 長长 岡冈 児儿 縄绳 浜滨 沢泽 徳德 馬马 栃枥 葉叶 庫库 鳥鸟 静静 愛爱 戸户 覇霸 倉仓 賀贺 渋涩 ' +
    '崎崎 横横 台台 宮宫 関关 橋桥 団团 国国 區区 縣县 廣广 濱滨 澤泽 橫横 臺台 澀涩 德德 靜静 兒儿 繩绳 櫪枥'
  )
    .split(' ')
    .map(([full = '', simple = '']) => [full, simple] as const),
);

const toSimplified = (text: string): string =>
  [...text].map((character) => SIMPLIFIED.get(character) ?? character).join('');

/** Normalizes romanization, so that 'Kyōto', 'Kyouto' and 'Kyoto' are equal. */
const normalizeRomanization = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/o[uo]/g, 'o')
    .replace(/uu/g, 'u');

const WARD = /[\p{Script=Han}ヶケ]{1,4}区/u;
const PREFECTURE = /北海道|东京都|大阪府|京都府|\p{Script=Han}{2,3}县/gu;
/** Matches a city or district at the start of a segment, but not 市場, 市役所 and the like. */
const CITY = /^[\p{Script=Han}ヶケ]{1,5}?(?:市(?![场役民立营内街中])|郡)/u;
/** Matches a prefecture at the start that is followed by a city: '広島県府中市'. */
const IN_PREFECTURE = new RegExp(`^\\s*(${PREFECTURE.source})(?=${CITY.source.slice(1)})`, 'u');
/**
 * Matches a prefecture at the end, as in 'Fuchu, Hiroshima', optionally followed by 'ken', a postal code or
 * 'Japan'.
 */
const AT_END =
  /,\s*([a-z]+)(?:[ -](?:ken|fu|to|prefecture|pref\.?))?[\s,]*(?:〒?\d{3}-?\d{4})?[\s,]*(?:japan)?[\s.]*$/;
const PREFECTURES = 47;
/** Matches a city or ward in Latin letters: 'Shibuya-ku', 'Fujisawa City'. */
const NAMED_IN_LETTERS = /\b([a-z]{3,})(?:-| )(?:shi|ku|gun|city|ward)\b/g;

/** Returns the names in a place name that an address can contain: '京都市东山区' → ['京都', '东山']. */
const listShortNames = (name: string): string[] =>
  name.split(/[都道府县市区町村郡]/u).filter((part) => part.length > 1);

const splitWords = (letters: string): string[] =>
  normalizeRomanization(letters.toLowerCase())
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);

/**
 * Returns whether an address names a different prefecture, city, district or ward than its postal code.
 * Understands Japanese, Chinese (simplified and traditional) and Latin letters (docs/product/pages.md,
 * "Postal codes").
 */
export const namesAnotherPlace = (typed: string, places: readonly PostalPlace[]): boolean => {
  if (places.length === 0) return false;
  const letters = normalizeRomanization(typed.normalize('NFKC').toLowerCase());
  const han = toSimplified(typed.normalize('NFKC'));
  // 东京都 contains 京都, which must not be mistaken for Kyoto.
  const text = han.replaceAll('东京都', '东京 ');
  const words = new Set(splitWords(letters));
  const own = places.flatMap(({ prefecture, city, town }) => [prefecture, city, town]);
  const getSimplifiedNames = ({ kanji, chinese }: { kanji: string; chinese: string }) =>
    [kanji, chinese].filter((name) => name !== '').map(toSimplified);
  const cities = places.flatMap(({ city }) => getSimplifiedNames(city));
  const wards = cities.map((city) => city.replace(/^.*[市郡]/u, ''));
  if (WARD.test(text) && wards.every((ward) => ward.endsWith('区') && !text.includes(ward)))
    return true;
  // Cities in different prefectures share the names 府中 and 伊達, so the prefecture must match too.
  const prefectures = places.flatMap(({ prefecture }) => getSimplifiedNames(prefecture));
  const [, prefecture] = IN_PREFECTURE.exec(han) ?? [];
  if (prefecture !== undefined && !prefectures.includes(prefecture)) return true;
  const [, last] = AT_END.exec(letters) ?? [];
  const ownPrefectures = places.flatMap((place) => splitWords(place.prefecture.romaji));
  const isPrefecture = NAMES.slice(0, PREFECTURES).some(
    ([, romaji]) => normalizeRomanization(romaji) === last,
  );
  if (isPrefecture && last !== undefined && !ownPrefectures.includes(last)) return true;
  const named = han.replace(PREFECTURE, ' ').split(/[\s、,，。]+/u);
  const isOtherCity = named.some((part) => {
    const [city] = CITY.exec(part) ?? [];
    return city !== undefined && !cities.some((one) => one.includes(city));
  });
  if (isOtherCity) return true;
  const ownWords = new Set(own.flatMap(({ romaji }) => splitWords(romaji)));
  for (const [, word = ''] of letters.matchAll(NAMED_IN_LETTERS)) {
    if (!ownWords.has(word)) return true;
  }
  const isOwn =
    [...ownWords].some((word) => words.has(word)) ||
    own
      .flatMap(getSimplifiedNames)
      // `listShortNames` splits at every 都 and so loses the 京都 in 京都府, so also try the name without its last
      // suffix.
      .flatMap((name) => [...listShortNames(name), name.replace(/[都府县]$/u, '')])
      .some((name) => name.length > 1 && text.includes(name));
  if (isOwn) return false;
  return NAMES.some(
    ([kanji, romaji]) =>
      text.includes(toSimplified(kanji)) || words.has(normalizeRomanization(romaji)),
  );
};
