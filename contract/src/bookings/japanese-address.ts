/**
 * Kana occur only in Japanese. A prefecture followed by a ward, city, town or village also indicates
 * Japanese, unless it contains simplified Chinese characters.
 */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const PREFECTURE = /[都道府県][^\s]*[市区町村郡]/u;
/** Chinese characters in names of Japanese places that are written differently in Japanese: 东京, 广岛, 横滨. */
const SIMPLIFIED = /[东冈县广岛滨濑泽丰关龙桥馆车门园楼层头长贝汤义乡图际]/u;

/** Returns whether an address is in Japanese, which needs a different font and speech voice than Chinese. */
export const isJapaneseAddress = (address: string): boolean =>
  KANA.test(address) || (PREFECTURE.test(address) && !SIMPLIFIED.test(address));
