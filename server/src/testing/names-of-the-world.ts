/**
 * Names in every script that travelers and guides have, with what breaks paper and letters: accents, marks
 * above marks, right-to-left letters, rare and variant characters, joined emoji.
 */
export const NAMES_OF_THE_WORLD = [
  'Mei Lin',
  'O’Neil',
  'Łukasz Żółć',
  'İbrahim Çelik',
  'Nguyễn Thị Hương',
  'Ελένη Παπαδοπούλου',
  'Дмитрий Ёлкин',
  '김민준',
  'สมชาย ใจดี',
  'محمد علي',
  'علی\u200cرضا',
  'בנימין',
  '小林美咲',
  '阿卜杜拉·买买提',
  '陳大文 臺灣 龍馬 鬱',
  '𠮷田㛃㮾',
  '葛\u{e0100}城',
  '小厨👩\u200d🍳',
  'Li 👨\u200d👩\u200d👧 🧿',
] as const;
