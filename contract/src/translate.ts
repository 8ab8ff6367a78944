import type { Locale } from './primitives.ts';

/** A noun's sentences in one language, some of them in groups. */
export interface Sentences {
  readonly [key: string]: string | Sentences;
}

/** What stands in a sentence's places; `count` also chooses its plural form. */
export type SentenceValues = Readonly<Record<string, string | number | null | undefined>>;

const pluralRules: Readonly<Record<Locale, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  'zh-CN': new Intl.PluralRules('zh-CN'),
};

const find = (sentences: Sentences, key: string): string | undefined => {
  let found: string | Sentences | undefined = sentences;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
};

/** Characters that stand close to each other: Chinese, kana, and full-width punctuation. */
const CLOSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /[\p{Script=Latin}\p{Nd}¥%+]/u;

/**
 * Chinese with something filled in: one space between Chinese and Latin letters or digits, none
 * between Chinese and Chinese, whatever the sentence has there. So a sentence need not know in which
 * script a name or a date will come (docs/glossary.md, "Spaces in Chinese").
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

/** Sentences in a row, with the space that each language has between them: Chinese has none. */
export const inARow = (locale: Locale, ...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(locale === 'zh-CN' ? '' : ' ');

const PLACE = /\{\{(\w+)\}\}/g;

/** What is written from right to left: Hebrew and Arabic to Mandaic, and the scripts of both later blocks. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Marks, embeddings, overrides and isolates: text from before they were left out may hold some. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name written from right to left would turn the times and amounts behind it around. */
const isolated = (value: string): string => {
  const plain = value.replace(DIRECTIONS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
};

/** Texts and places in turn, the places filled. */
const filled = (locale: Locale, sentence: string, values: SentenceValues | undefined): string => {
  const value = (place: string) => isolated(String(values?.[place] ?? ''));
  if (locale !== 'zh-CN') return sentence.replace(PLACE, (_, place: string) => value(place));
  return sentence
    .split(PLACE)
    .map((part, index) => (index % 2 === 0 ? part : value(part)))
    .reduce(joinChinese);
};

/**
 * The sentence at `key` (`group.name`), its `{{places}}` filled as they are, without escaping (in Chinese with the spaces that the
 * scripts need). With
 * a count, `name_one` or `name_other` is preferred where there is one. The key itself where there is
 * no such sentence.
 */
export const translate = (
  locale: Locale,
  sentences: Sentences,
  key: string,
  values?: SentenceValues,
): string => {
  const { count } = values ?? {};
  const plural =
    typeof count === 'number'
      ? find(sentences, `${key}_${pluralRules[locale].select(count)}`)
      : undefined;
  const sentence = plural ?? find(sentences, key) ?? key;
  if (!sentence.includes('{{')) return sentence;
  return filled(locale, sentence, values);
};
