/**
 * Romanizes katakana in Hepburn, as on station signs but without macrons, for travelers who read an address
 * aloud. トウキョウ becomes Tokyo, ジングウマエ Jingumae.
 */

const ROWS = [
  ['アイウエオ', 'a i u e o'],
  ['カキクケコ', 'ka ki ku ke ko'],
  ['サシスセソ', 'sa shi su se so'],
  ['タチツテト', 'ta chi tsu te to'],
  ['ナニヌネノ', 'na ni nu ne no'],
  ['ハヒフヘホ', 'ha hi fu he ho'],
  ['マミムメモ', 'ma mi mu me mo'],
  ['ヤユヨ', 'ya yu yo'],
  ['ラリルレロ', 'ra ri ru re ro'],
  ['ワヰヱヲン', 'wa i e o n'],
  ['ガギグゲゴ', 'ga gi gu ge go'],
  ['ザジズゼゾ', 'za ji zu ze zo'],
  ['ダヂヅデド', 'da ji zu de do'],
  ['バビブベボ', 'ba bi bu be bo'],
  ['パピプペポ', 'pa pi pu pe po'],
  ['ヴァィゥェォ', 'vu a i u e o'],
] as const;

const SOUNDS = new Map(
  ROWS.flatMap(([kana, sounds]) => {
    const each = sounds.split(' ');
    return [...kana].map((character, index) => [character, each[index] ?? ''] as const);
  }),
);

const SMALL_Y: Readonly<Record<string, string>> = { ャ: 'a', ュ: 'u', ョ: 'o' };
const SMALL_VOWELS = 'ァィゥェォ';

/** Combines a sound with a small vowel: キ and ャ to kya, シ and ャ to sha. */
const addSmallVowel = (sound: string, vowel: string): string => {
  const stem = sound.slice(0, -1);
  return /(?:sh|ch|j)$/.test(stem) ? `${stem}${vowel}` : `${stem}y${vowel}`;
};

const splitSyllables = (kana: string): string[] => {
  const sounds: string[] = [];
  for (const character of kana) {
    const last = sounds.at(-1) ?? '';
    const small = SMALL_Y[character];
    if (small && last) sounds[sounds.length - 1] = addSmallVowel(last, small);
    // ティ is ti, フォ fo: the small vowel replaces the vowel before it.
    else if (SMALL_VOWELS.includes(character) && last)
      sounds[sounds.length - 1] = `${last.slice(0, -1)}${SOUNDS.get(character)}`;
    else if (character === '・') sounds.push(' ');
    else if (character !== 'ー') sounds.push(SOUNDS.get(character) ?? character);
  }
  return sounds;
};

/** ッ doubles the next consonant; before ch it becomes t. */
const doubleConsonants = (sounds: readonly string[]): string =>
  sounds.reduceRight((after, sound) => {
    if (sound !== 'ッ') return `${sound}${after}`;
    return /^[bcdfghjkmprstvwyz]/.test(after)
      ? `${after.startsWith('ch') ? 't' : after[0]}${after}`
      : after;
  }, '');

/** Romanizes full-width katakana; other characters stay unchanged. */
export const romanize = (kana: string): string => {
  const letters = doubleConsonants(splitSyllables(kana))
    .replace(/o[ou]/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/n(?=[bmp])/g, 'm');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
};
