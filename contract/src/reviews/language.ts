/** What a review may be seen to be written in. */
export type WrittenLanguage = 'en' | 'zh' | 'ja' | 'ko';

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** A Chinese character says about as much as so many Latin letters. */
const LATIN_PER_HAN = 3;

/**
 * The language of what somebody wrote, by its script; null where there are no letters. A name or a
 * dish in another script does not make it another language.
 */
export const writtenLanguage = (text: string): WrittenLanguage | null => {
  const han = count(text, /\p{Script=Han}/gu);
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(text, /\p{Script=Hangul}/gu);
  const latin = count(text, /\p{Script=Latin}/gu) / LATIN_PER_HAN;
  const most = Math.max(han + kana, hangul, latin);
  if (most === 0) return null;
  if (most === latin) return 'en';
  if (most === hangul) return 'ko';
  // Japanese has as many kana as characters; Chinese now and then quotes a word of them.
  return kana * 3 > han ? 'ja' : 'zh';
};
