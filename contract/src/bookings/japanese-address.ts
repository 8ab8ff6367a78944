/** Kana are Japanese only; so is a prefecture before a ward, city, town or village in its characters. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const PREFECTURE = /[都道府県][^\s]*[市区町村郡]/u;
/** Characters of Chinese names of Japanese places that Japanese writes otherwise: 东京, 广岛, 横滨. */
const SIMPLIFIED = /[东冈县广岛滨濑泽丰关龙桥馆车门园楼层头长贝汤义乡图际]/u;

/** Whether an address is in Japanese, which is drawn and read aloud in another way than Chinese. */
export const isJapaneseAddress = (address: string): boolean =>
  KANA.test(address) || (PREFECTURE.test(address) && !SIMPLIFIED.test(address));
