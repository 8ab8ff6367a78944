import { type GuideSketch, isFromChina } from './sketch.ts';

/** Family names of guides that are not two characters long. */
const OTHER_LENGTHS = ['五十嵐', '小野寺', '長谷川', '海老原', '森', '橘', '灘', '南'];

/** Japanese characters in the guides' family names and their simplified Chinese forms. */
const SIMPLIFIED: Readonly<Record<string, string>> = {
  岡: '冈',
  黒: '黑',
  沢: '泽',
  滝: '泷',
  広: '广',
  長: '长',
  遠: '远',
  瀬: '濑',
  戸: '户',
  賀: '贺',
  沖: '冲',
  島: '岛',
  灘: '滩',
  磯: '矶',
  飛: '飞',
  倉: '仓',
  園: '园',
  浜: '滨',
  嵐: '岚',
};

/** Age from which a female guide is addressed as 女士. */
const SENIOR = 45;

const familyName = (native: string): string => {
  const length = OTHER_LENGTHS.find((name) => native.startsWith(name))?.length ?? 2;
  return Array.from(
    native.slice(0, length),
    (character) => SIMPLIFIED[character] ?? character,
  ).join('');
};

const title = ({ sex, age }: GuideSketch): string => {
  if (sex === 'male') return '先生';
  return age >= SENIOR ? '女士' : '小姐';
};

/**
 * Returns how a traveler addresses a guide. In English, guides are addressed by given name. In Chinese,
 * Japanese guides are addressed by family name and title, Chinese guides by given name if it has two
 * characters and otherwise by full name.
 */
export const formOfAddress = (sketch: GuideSketch, language: 'en' | 'zh'): string => {
  const { name, native } = sketch;
  const [first = name, last = name] = name.split(' ');
  if (language === 'en') return isFromChina(sketch) ? last : first;
  if (!isFromChina(sketch)) return familyName(native) + title(sketch);
  return native.length > 2 ? native.slice(1) : native;
};
