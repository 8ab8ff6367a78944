import type { Locale } from '../primitives.ts';

/** A guide's own words in one or both languages; at least one is there. */
export interface LocalText {
  readonly en: string | null;
  readonly zh: string | null;
}

/** The words of both languages, to be looked through. */
export const bothOf = ({ en, zh }: LocalText): string => `${en ?? ''}\n${zh ?? ''}`;

/** The words in the reader's language, or in the other one where there are none. */
export const inLocale = (words: LocalText, locale: Locale): string =>
  (locale === 'zh-CN' ? (words.zh ?? words.en) : (words.en ?? words.zh)) ?? '';
