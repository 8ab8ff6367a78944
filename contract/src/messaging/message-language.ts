import { detectWrittenLanguage, type WrittenLanguage } from '../reviews/language.ts';

/** Characters that only Japanese uses, in texts about days, places and money. */
const JAPANESE_ONLY =
  /[々込働峠畑辻駅円気対渋沢桜浜広図発転単実県庁帰歩変楽薬黒徳検験険竜巣戦総続読売毎塩価剣営労両仮払択拝済焼瀬観覚譲軽辺遅鉄関雑頼顔駆髪齢亀抜様権歓満渓]/g;
/** Characters that Japanese does not use: simplified ones, and the most frequent words. */
const CHINESE_ONLY =
  /[你您她们們吗嗎呢吧呀哪么麼很这這谁说请谢没给让从对时间车见东门馆样钱欢开关发过边啊咱问应该两岁带买卖几为个还师]/g;

const count = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0;

/**
 * Returns the language of a message; null if it has no letters. Unlike longer texts, a message in Japanese can
 * have few kana or none, so the characters of only one language decide first. `authorWrites` are the languages
 * that its author is known to write: they decide for characters that Chinese and Japanese share.
 */
export const detectMessageLanguage = (
  text: string,
  authorWrites: readonly string[] = [],
): WrittenLanguage | null => {
  const language = detectWrittenLanguage(text);
  if (language !== 'zh') return language;
  const lead = count(text, JAPANESE_ONLY) - count(text, CHINESE_ONLY);
  if (lead !== 0) return lead > 0 ? 'ja' : 'zh';
  return authorWrites.includes('ja') && !authorWrites.includes('zh') ? 'ja' : 'zh';
};
