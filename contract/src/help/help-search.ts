import type { HelpEntry } from './help-entries.ts';

/** Maximum number of characters of a query that are used. */
export const HELP_QUERY_MAX = 80;

/** English stop words. */
const EMPTY_WORDS = new Set(
  'a an the is are am be do does did i my me we you your it its to of for in on at by and or with from how what when where who why which can could should would will if this that there much many'.split(
    ' ',
  ),
);
const EMPTY_PHRASES =
  /怎么办|怎么样|怎么|怎样|如何|什么时候|什么|为什么|哪里|哪些|可不可以|可以|能不能|是不是|有没有|多少|多久|请问|我的|我想|我要|我|你们|你|吗|呢|的|了|要|会|该|啊/g;

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Removes English endings, so that refunds, refunded and refunding are equal. */
const stem = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const bare = word.length > 5 ? word.replace(/(ing|ed)$/, '') : word;
  return bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare;
};

const WORD = /[#\p{L}\p{N}][\p{L}\p{N}’']*/gu;
const HAN = /\p{Script=Han}+/gu;

const splitWords = (text: string): string[] =>
  (text.replace(HAN, ' ').match(WORD) ?? []).map((word) => stem(word.replace(/['’]s?$/, '')));

/** Splits Chinese text, which has no spaces, into overlapping pairs of characters. */
const splitIntoPairs = (run: string): string[] =>
  run.length < 3 ? [run] : [...run.slice(1)].map((_, index) => run.slice(index, index + 2));

interface Term {
  text: string;
  isHan: boolean;
}

const splitIntoTerms = (query: string): Term[] => {
  const text = normalize(query).slice(0, HELP_QUERY_MAX);
  const words = splitWords(text);
  const significant = words.filter((word) => !EMPTY_WORDS.has(word));
  const asIs = text.match(HAN) ?? [];
  const runs = text.replace(EMPTY_PHRASES, ' ').match(HAN) ?? asIs;
  return [
    ...(significant.length > 0 ? significant : words).map((word) => ({ text: word, isHan: false })),
    ...runs.flatMap(splitIntoPairs).map((pair) => ({ text: pair, isHan: true })),
  ];
};

interface Field {
  text: string;
  words: readonly string[];
}

const indexField = (text: string): Field => ({
  text: normalize(text),
  words: splitWords(normalize(text)),
});

const matchesTerm = ({ text, words }: Field, term: Term): boolean =>
  term.isHan ? text.includes(term.text) : words.some((word) => word.startsWith(term.text));

/**
 * Weight of a term by the field in which it occurs. The title weighs most, so that a page ranks before its
 * sections.
 */
const WEIGHTS = { title: 8, of: 3, searchTerms: 3, text: 2 } as const;

interface Indexed {
  entry: HelpEntry;
  fields: Readonly<Record<keyof typeof WEIGHTS, Field>>;
}

const indexEntry = (entry: HelpEntry): Indexed => ({
  entry,
  fields: {
    title: indexField(entry.title),
    of: indexField(entry.of ?? ''),
    searchTerms: indexField(entry.searchTerms),
    text: indexField(entry.text),
  },
});

const calculateTermScore = ({ fields }: Indexed, term: Term): number =>
  (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce(
    (sum, field) => sum + (matchesTerm(fields[field], term) ? WEIGHTS[field] : 0),
    0,
  );

/** The share of terms that must match; only half, because users also type whole sentences. */
const ENOUGH = 0.5;

export type HelpSearch = (query: string) => HelpEntry[];

/**
 * Creates a search that returns matching pages and sections, best first. It returns nothing for an empty
 * query.
 */
export const helpSearch = (entries: readonly HelpEntry[]): HelpSearch => {
  const all = entries.map(indexEntry);
  return (query) => {
    const terms = splitIntoTerms(query);
    if (terms.length === 0) return [];
    return all
      .map((each) => {
        const worths = terms.map((term) => calculateTermScore(each, term));
        const share = worths.filter((one) => one > 0).length / terms.length;
        const score = share < ENOUGH ? 0 : share * worths.reduce((sum, one) => sum + one, 0);
        return { entry: each.entry, score };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  };
};

const BEFORE = 24;
const LENGTH = 110;

/** Returns the part of an entry's text that matches the query. */
export const buildSnippet = (text: string, query: string): string => {
  const at = splitIntoTerms(query)
    .map((term) => normalize(text).indexOf(term.text))
    .filter((index) => index >= 0);
  const first = Math.min(...at, text.length);
  const begin = first === text.length || first < LENGTH / 2 ? 0 : first - BEFORE;
  const from = begin === 0 ? 0 : Math.max(text.lastIndexOf(' ', begin) + 1, begin - BEFORE);
  const end = from + LENGTH;
  const cut = text.slice(from, end);
  return `${from > 0 ? '… ' : ''}${end < text.length ? `${cut.replace(/\s\S*$/, '')} …` : cut}`;
};
