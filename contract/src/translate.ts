import { inEachLanguage, LANGUAGES, type Locale } from './locale.ts';
import type { Namespace, Translate } from './words/keys.ts';

/** A catalog of texts in one language. Groups can be nested. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The values of a text's placeholders; `count` also selects its plural form. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

const pluralRules = inEachLanguage((locale) => new Intl.PluralRules(locale));

const find = (texts: TextTree, key: string): string | undefined => {
  let found: string | TextTree | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
};

/** Characters that need no space next to each other: Chinese characters, kana and full-width punctuation. */
const CLOSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /[\p{Script=Latin}\p{Nd}¥%+]/u;

/**
 * Fixes the spaces around values in Chinese text: one space between Chinese characters and Latin letters or
 * digits, none between two Chinese characters. A template thus works for names and dates in any script
 * (docs/glossary.md, "Spaces in Chinese").
 */
const joinChinese = (left: string, right: string): string => {
  const before = left.replace(/ $/, '');
  const after = right.replace(/^ /, '');
  const last = before.at(-1) ?? '';
  const first = after.at(0) ?? '';
  if (CLOSE.test(last) && CLOSE.test(first)) return before + after;
  const mixed = (HAN.test(last) && LATIN.test(first)) || (LATIN.test(last) && HAN.test(first));
  return mixed ? `${before} ${after}` : left + right;
};

/** Joins texts with a space, or without one in languages that do not use spaces. */
export const joinSentences = (locale: Locale, ...texts: readonly string[]): string =>
  texts.filter(Boolean).join(LANGUAGES[locale].unspaced ? '' : ' ');

/** Joins the items of a list: 'A, B' · 'A、B'. */
export const joinList = (locale: Locale, items: readonly string[]): string =>
  items.join(LANGUAGES[locale].comma);

const PLACE = /\{\{(\w+)\}\}/g;

/**
 * Right-to-left characters: U+0590–08FF (Hebrew through Arabic Extended-A), their presentation forms, and
 * the right-to-left blocks above U+FFFF.
 */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Direction marks, embeddings, overrides and isolates, which stored texts can contain. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Isolates right-to-left text, which would otherwise reorder the times and amounts that follow it. */
const isolateText = (value: string): string => {
  const plain = value.replace(DIRECTIONS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
};

/** Fills the placeholders in a text. */
const fillPlaceholders = (locale: Locale, text: string, values: TextValues | undefined): string => {
  const value = (place: string) => isolateText(String(values?.[place] ?? ''));
  if (!LANGUAGES[locale].unspaced) return text.replace(PLACE, (_, place: string) => value(place));
  return text
    .split(PLACE)
    .map((part, index) => (index % 2 === 0 ? part : value(part)))
    .reduce(joinChinese);
};

/**
 * Returns the text at `key` (`group.name`) with its `{{placeholders}}` filled. Values are not escaped; in
 * Chinese, the spaces around them are adjusted. With a count, uses `name_one` or `name_other` if that text
 * exists. An error code without a text, which is newer than the texts, reads as an internal error. Returns any
 * other key that has no text.
 */
export const translate = (
  locale: Locale,
  texts: TextTree,
  key: string,
  values?: TextValues,
): string => {
  const { count } = values ?? {};
  const plural =
    typeof count === 'number'
      ? find(texts, `${key}_${pluralRules[locale].select(count)}`)
      : undefined;
  const fallback = key.startsWith('errors.') ? find(texts, 'errors.INTERNAL_ERROR') : undefined;
  const text = plural ?? find(texts, key) ?? fallback ?? key;
  if (!text.includes('{{')) return text;
  return fillPlaceholders(locale, text, values);
};

/** Returns a translate function for one language and these catalogs. */
export const createTranslator = <Name extends Namespace>(
  locale: Locale,
  catalogs: Readonly<Record<string, TextTree>>,
): Translate<Name> =>
  ((key: string, values?: TextValues) =>
    translate(locale, catalogs, key, values)) as Translate<Name>;
