import type { Locale } from './primitives.ts';

/** Checks texts against docs/glossary.md, for the tests of the catalogs and of the demo content. */

const { process } = globalThis as unknown as {
  process: {
    getBuiltinModule(name: 'node:fs'): { readFileSync(path: URL, encoding: 'utf8'): string };
  };
};

interface RejectedWord {
  readonly word: string;
  /** Phrases in which the rejected word is allowed. */
  readonly except: readonly string[];
}

const HAN = /\p{Script=Han}/u;

/**
 * Reads the rejected terms from the glossary: the last column of the table of terms, and the rejected
 * spellings.
 */
const readRejectedTerms = (): RejectedWord[] => {
  const url = new URL('../../docs/glossary.md', import.meta.url);
  const page = process.getBuiltinModule('node:fs').readFileSync(url, 'utf8');
  const [, terms = ''] = page.split('\n## Terms\n');
  const [table = '', rest = ''] = terms.split('\n## American spelling\n');
  const [spellings = ''] = rest.split('\n## ');
  const lost = [...table.split('\n').map((line) => line.split('|').at(-2) ?? ''), spellings];
  // Each entry is 'word' or 'word (but phrase, phrase)', with each part in backticks.
  return [...lost.join('\n').matchAll(/`([^`]+)`(?: \(but ([^)]+)\))?/g)].map(
    ([, word = '', places = '']) => ({
      word,
      except: [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
    }),
  );
};

export const LOST_WORDS: readonly RejectedWord[] = readRejectedTerms();

const withoutNames = (text: string, places: readonly string[]): string =>
  places.reduce((rest, place) => rest.replaceAll(place, '·'), text);

const asPattern = (word: string): RegExp =>
  HAN.test(word)
    ? new RegExp(RegExp.escape(word), 'u')
    : new RegExp(`(?<![\\p{L}])${RegExp.escape(word)}`, 'iu');

const LOST_PATTERNS = LOST_WORDS.map((lost) => ({ ...lost, pattern: asPattern(lost.word) }));

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
}

const BOTH: readonly Rule[] = [
  { name: 'a hyphen in a range', pattern: /\}\}-\{\{|(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])/ },
  { name: 'a straight quote', pattern: /"/ },
];

const CHINESE: readonly Rule[] = [
  { name: 'half-width punctuation', pattern: /\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}/u },
  { name: 'another kind of quotes', pattern: /[「」『』']/ },
  { name: 'an exclamation mark', pattern: /！/ },
  { name: 'three dots', pattern: /\.\.\./ },
  { name: 'a space beside full-width punctuation', pattern: / [，。；：、？）]|[，。；：、？（] / },
  {
    name: 'a space between Chinese',
    // The space in '5月3日 周日' is correct.
    pattern: /[^日\P{Script=Han}] \p{Script=Han}|日 (?!周|星期)\p{Script=Han}/u,
  },
  {
    name: 'no space between Chinese and Latin or digits',
    pattern:
      /[^年月\P{Script=Han}][\p{Script=Latin}\p{Nd}¥]|[\p{Script=Latin}%]\p{Script=Han}|\d(?![年月日])\p{Script=Han}/u,
  },
];

const ENGLISH: readonly Rule[] = [
  { name: 'a straight apostrophe', pattern: /\w'|'\w/ },
  { name: 'two spaces', pattern: /\S {2,}\S/ },
  { name: 'a space before punctuation', pattern: / [,.;:!?](?!\d)/ },
];

const RULES: Partial<Record<Locale, readonly Rule[]>> = {
  en: [...BOTH, ...ENGLISH],
  'zh-CN': [...BOTH, ...CHINESE],
};

/** Removes tags, as well as dates and postal codes in the format in which users type them. */
const withoutDatesAndTags = (text: string): string =>
  text.replace(/\d{4}-\d{2}-\d{2}|\d{3}-\d{4}/g, '0').replace(/<\/?\w+>/g, '');

/** Returns all violations of docs/glossary.md in a text. Ignores placeholders (`{{…}}`). */
export const listGlossaryProblems = (text: string, locale: Locale): string[] => {
  const read = withoutDatesAndTags(text);
  const lost = LOST_PATTERNS.filter(
    ({ word, except, pattern }) =>
      HAN.test(word) === (locale === 'zh-CN') && pattern.test(withoutNames(read, except)),
  ).map(({ word }) => `'${word}'`);
  const broken = (RULES[locale] ?? BOTH)
    .filter(({ pattern }) => pattern.test(read))
    .map(({ name }) => name);
  return [...lost, ...broken].map((problem) => `${problem} in: ${text}`);
};
