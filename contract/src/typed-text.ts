/**
 * Cleans typed and pasted text before it is checked and stored (docs/product/text.md). There is one
 * function for each kind of text, used in the browser and on the server. Contains no schemas, so that forms
 * need not load a validation library.
 */

/** Returns whether PostgreSQL can store a text: it contains neither U+0000 nor lone surrogates. */
export const isStorable = (text: string): boolean =>
  !text.includes('\u0000') && text.isWellFormed();

export const countCodePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/**
 * Line breaks other than the line feed, including the vertical tab, form feed, NEL and Unicode's
 * separators.
 */
const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Special spaces, except the ideographic space, which indents Chinese paragraphs. */
const BLANK = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800]/g;

/**
 * Invisible characters: control characters, direction marks, joiners, fillers, tags, the object replacement
 * character, and music's null notehead.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u{fff9}-\u{fffc}\u{1d159}]/u;
/** Direction embeddings, overrides and isolates, which reorder the text around them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;
/**
 * Invisible characters that are meaningless leftovers in pasted text: soft hyphens, word joiners, byte
 * order marks and direction marks.
 */
const PASTED = /[\u00ad\u061c\u200e\u200f\u2060\ufeff\ufffc]/;

const ZWNJ = '\u200c';
const ZWJ = '\u200d';
const PICTURE = /\p{Extended_Pictographic}/u;
const PICTURE_PART = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const EMOJI = /\p{Emoji}/u;
/** Scripts in which a joiner changes the shape of letters. */
const JOINING =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Mand}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Newa}\p{scx=Java}\p{scx=Bali}]/u;
const HAN = /\p{sc=Han}/u;
const MONGOLIAN = /\p{sc=Mong}/u;
/** The beginning of a regional flag, such as Scotland's: a black flag followed by tags. */
const TAGGED_FLAG = /^\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,8}\u{e007f}/u;

/**
 * Returns whether an invisible character has an effect at its position. `before` is the cleaned text so
 * far.
 */
const hasEffect = (character: string, before: string, after: string): boolean => {
  const last = getLastCharacter(before);
  if (character === ZWJ && PICTURE_PART.test(last)) return PICTURE.test(getFirstCharacter(after));
  if (character === ZWJ || character === ZWNJ) return JOINING.test(last);
  if (character === '\ufe0e' || character === '\ufe0f') return EMOJI.test(last);
  if (character >= '\ufe00' && character <= '\ufe0d') return /[\p{L}\p{S}]/u.test(last);
  // Variation selectors choose a variant of a Chinese character, as in Japanese family names: 葛󠄀.
  if (/[\u{e0100}-\u{e01ef}]/u.test(character)) return HAN.test(last);
  if (/[\u180b-\u180f]/.test(character)) return MONGOLIAN.test(last);
  return false;
};

const getFirstCharacter = (text: string): string => {
  const point = text.codePointAt(0);
  return point === undefined ? '' : String.fromCodePoint(point);
};

const getLastCharacter = (text: string): string => {
  const low = text.at(-1) ?? '';
  return /[\udc00-\udfff]/.test(low) ? text.slice(-2) : low;
};

/** Removes invisible characters, except those that have an effect or that `keeps` accepts. */
const withoutInvisible = (text: string, keeps: (character: string) => boolean): string => {
  if (!INVISIBLE.test(text)) return text;
  let result = '';
  for (let at = 0; at < text.length; ) {
    const character = getFirstCharacter(text.slice(at, at + 2));
    const flag =
      character === '\u{1f3f4}' ? TAGGED_FLAG.exec(text.slice(at, at + 24))?.[0] : undefined;
    const next = flag ?? character;
    const stays =
      flag !== undefined ||
      character === '\n' ||
      !INVISIBLE.test(character) ||
      hasEffect(character, result, text.slice(at + character.length, at + character.length + 2)) ||
      keeps(character);
    if (stays) result += next;
    at += next.length;
  }
  return result;
};

/**
 * More combining marks on one letter than any language uses, which would cover the neighboring lines.
 * Allowed are four marks common to all scripts, or eight of a script's own (Tibetan, Hebrew), but no mark
 * three times in a row.
 */
const STACKED =
  /((?:\p{sc=Zinh}(?<=\p{M})){4})(?:\p{sc=Zinh}(?<=\p{M}))+|([\p{Mn}\p{Me}]{8})[\p{Mn}\p{Me}]+/gu;
const REPEATED = /([\p{Mn}\p{Me}])\1{2,}/gu;

/**
 * Text that needs no cleaning: it contains only letters, digits and other characters that the rules in this
 * file do not affect.
 */
const PLAIN =
  /^[\n\u0020-\u007e\u3000-\u3029\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uff01-\uff60]*$/;

const clean = (text: string, keeps: (character: string) => boolean): string => {
  if (PLAIN.test(text) || !isStorable(text)) return text;
  const seen = withoutInvisible(text.replace(LINE_END, '\n').replace(BLANK, ' '), keeps);
  return seen.normalize('NFC').replace(REPEATED, '$1$1').replace(STACKED, '$1$2');
};

const keepsNone = (): boolean => false;
const onOneLine = (text: string): string => text.replace(/[\s\u3000]+/g, ' ').trim();

/** Cleans text of several lines, such as messages, reasons and biographies. */
export const cleanProse = (text: string): string => clean(text, keepsNone).trim();

/** Cleans text of one line, such as a title, a place or an address. Line breaks become spaces. */
export const cleanLine = (text: string): string => onOneLine(clean(text, keepsNone));

/** Dots between the parts of a name, as typed on different keyboards: 阿卜杜拉·买买提. */
const MIDDLE_DOTS = /[\u16eb\u2022\u2027\u2219\u22c5\u2e31\u30fb\uff65]/g;

/**
 * Cleans a user's name. Removes invisible characters that come from pasting, but not those that disguise a
 * name, so that `hasInvisibleCharacter` can reject the name.
 */
export const cleanName = (text: string): string =>
  onOneLine(
    clean(text, (character) => !PASTED.test(character)).replace(/^[\s\u200b]+|[\s\u200b]+$/g, ''),
  ).replace(MIDDLE_DOTS, '·');

/** Maximum length of a user's name in code points: two parts of 64 and a space. */
export const PERSON_NAME_MAX = 129;

/** Returns whether a cleaned name still contains an invisible character. */
export const hasInvisibleCharacter = (name: string): boolean =>
  withoutInvisible(name, keepsNone) !== name || TURNS.test(name);

/**
 * Cleans a username, code or number, which is typed without an input method. Line breaks become spaces, so
 * that lines are not joined.
 */
export const cleanHandle = (text: string): string =>
  onOneLine(
    text
      .normalize('NFKC')
      .replace(LINE_END, '\n')
      .replace(BLANK, ' ')
      .replace(/(?!\n)[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, ''),
  );

/** Returns whether a text contains a visible character. */
export const isVisible = (text: string): boolean =>
  /[^\s\u2800\u{1d159}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u.test(text);
