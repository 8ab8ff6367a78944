/**
 * Names in every script that travelers and guides use, with characters that break PDFs and email: accents,
 * stacked marks, right-to-left letters, rare and variant characters, joined emoji.
 */
export const NAMES_OF_THE_WORLD = [
  'Mei Lin',
  'O’Neil',
  "D'Angelo",
  'Oʼahu ‘Iolani ʻAukai',
  'Ñandú Åse Øyvind Þór ẞ',
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
  'مُحَمَّد',
  'नेहा',
  'ნინო',
  'Արամ Հակոբյան',
  'রুমানা',
  'கண்ணன்',
  'සමන්',
  'សុភា',
  'ສົມສັກ',
  'አበበ',
  '小林美咲',
  '阿卜杜拉·买买提',
  '佐々木 髙橋 﨑山 ヴィクトル',
  '㐂八 龘 〇',
  '陳大文 臺灣 龍馬 鬱',
  '𠮷田㛃㮾',
  '葛\u{e0100}城',
  '小厨👩\u200d🍳',
  '👍 🏯',
  'Li 👨\u200d👩\u200d👧 🧿',
] as const;

/** Names in scripts that the trip sheet fonts lack: PDFs show code points instead. */
export const NAMES_WITHOUT_FONT = ['ഗൗരി', 'မောင်', 'ᠪᠠᠲᠤ', 'ཚེ་རིང', '𪚥'] as const;
