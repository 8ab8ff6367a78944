import type { TextLanguage } from '../languages/en.ts';
import { LANGUAGES, type Locale } from '../locale.ts';

/** A guide's text in English, Chinese or both; at least one is set. */
export type LocalText = Readonly<Record<TextLanguage, string | null>>;

/** Joins the texts of both languages, for searching. */
export const joinLanguages = ({ en, zh }: LocalText): string => `${en ?? ''}\n${zh ?? ''}`;

/** Returns the text in this language if there is one, otherwise in the other language. */
export const getTextInLanguage = (words: LocalText, language: TextLanguage): string =>
  words[language] ?? words.en ?? words.zh ?? '';

/** Returns the text in the language that users of this locale read. */
export const getTextInLocale = (words: LocalText, locale: Locale): string =>
  getTextInLanguage(words, LANGUAGES[locale].reads);
