/** The languages that are detected in texts that users write. */
export type WrittenLanguage = 'en' | 'zh' | 'ja' | 'ko';

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Number of Latin letters that weigh as much as one Chinese character. */
const LATIN_PER_HAN = 3;

/**
 * Returns the language of a text, detected by script; null if it has no letters. A name or a dish in
 * another script does not change the result.
 */
export const detectWrittenLanguage = (text: string): WrittenLanguage | null => {
  const han = count(text, /\p{Script=Han}/gu);
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(text, /\p{Script=Hangul}/gu);
  const latin = count(text, /\p{Script=Latin}/gu) / LATIN_PER_HAN;
  const most = Math.max(han + kana, hangul, latin);
  if (most === 0) return null;
  if (most === latin) return 'en';
  if (most === hangul) return 'ko';
  // Japanese text contains many kana, whereas Chinese text only sometimes quotes a word in kana.
  return kana * 3 > han ? 'ja' : 'zh';
};
