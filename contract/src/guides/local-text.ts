import type { Locale } from '../primitives.ts';

/** A guide's text in one or both languages; at least one is present. */
export interface LocalText {
  readonly en: string | null;
  readonly zh: string | null;
}

/** Joins the texts of both languages, for searching. */
export const joinLanguages = ({ en, zh }: LocalText): string => `${en ?? ''}\n${zh ?? ''}`;

/** Returns the text in the user's language if there is one, otherwise in the other language. */
export const inLocale = (words: LocalText, locale: Locale): string =>
  (locale === 'zh-CN' ? (words.zh ?? words.en) : (words.en ?? words.zh)) ?? '';
