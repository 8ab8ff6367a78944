/** The placeholders of quick replies (docs/product/messages.md, "Quick replies"). */
import type { TextLanguage } from '../languages/en.ts';

export const PLACEHOLDERS = ['name', 'time', 'meetingPoint', 'price'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** How each placeholder is written in each language. Both spellings are read in both versions. */
export const PLACEHOLDER_NAMES: Readonly<Record<Placeholder, Record<TextLanguage, string>>> = {
  name: { en: 'name', zh: '姓名' },
  time: { en: 'time', zh: '时间' },
  meetingPoint: { en: 'meeting point', zh: '集合地点' },
  price: { en: 'price', zh: '价格' },
};

/** Words between braces, also the wide ones that Chinese input methods type. */
const IN_BRACES = /[{｛]([^{}｛｝\n]{1,40})[}｝]/g;

const findPlaceholder = (words: string): Placeholder | null => {
  const written = words.trim().replace(/\s+/g, ' ').toLowerCase();
  return (
    PLACEHOLDERS.find((each) => Object.values(PLACEHOLDER_NAMES[each]).includes(written)) ?? null
  );
};

/** Returns everything between braces in a text, with the braces, in order and each once. */
export const listInBraces = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(IN_BRACES), ([whole]) => whole)),
];

/** Returns what is written like a placeholder but isn't one: {nmae}. */
export const listUnknownPlaceholders = (text: string): string[] =>
  listInBraces(text).filter((whole) => findPlaceholder(whole.slice(1, -1)) === null);

/** Replaces the placeholders that have a value; the others stay as they are. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
): string =>
  text.replace(IN_BRACES, (whole, words: string) => {
    const placeholder = findPlaceholder(words);
    return (placeholder && values[placeholder]) ?? whole;
  });
