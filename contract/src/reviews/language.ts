/** The languages that are detected in texts that users write. */
export type WrittenLanguage = 'en' | 'zh' | 'ja' | 'ko';

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Number of Latin letters that weigh as much as one Chinese character. */
const LATIN_PER_HAN = 3;

/** Characters that only Japanese uses, in texts about days, places and money. */
const JAPANESE_ONLY =
  /[々込働峠畑辻駅円気対渋沢桜浜広図発転単実県庁帰歩変楽薬黒徳検験険竜巣戦総続読売毎塩価剣営労両仮払択拝済焼瀬観覚譲軽辺遅鉄関雑頼顔駆髪齢亀抜様権歓満渓]/g;
/** Characters that Japanese does not use: simplified ones, and the most frequent words. */
const CHINESE_ONLY =
  /[你您她们們吗嗎呢吧呀哪么麼很这這谁说请谢没给让从对时间车见东门馆样钱欢开关发过边啊咱问应该两岁带买卖几为个还师]/g;

/**
 * Returns the language of a text, detected by script; null if it has no letters. A name or a dish in
 * another script does not change the result. `authorWrites` are the languages that its author is known to
 * write: they decide for a text in characters that Chinese and Japanese share.
 */
export const detectWrittenLanguage = (
  text: string,
  authorWrites: readonly string[] = [],
): WrittenLanguage | null => {
  const han = count(text, /\p{Script=Han}/gu);
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(text, /\p{Script=Hangul}/gu);
  const latin = count(text, /\p{Script=Latin}/gu) / LATIN_PER_HAN;
  const most = Math.max(han + kana, hangul, latin);
  if (most === 0) return null;
  if (most === latin) return 'en';
  if (most === hangul) return 'ko';
  // Japanese text contains many kana, whereas Chinese text only sometimes quotes a word in kana.
  if (kana * 3 > han) return 'ja';
  const lead = count(text, JAPANESE_ONLY) - count(text, CHINESE_ONLY);
  if (lead !== 0) return lead > 0 ? 'ja' : 'zh';
  return authorWrites.includes('ja') && !authorWrites.includes('zh') ? 'ja' : 'zh';
};
