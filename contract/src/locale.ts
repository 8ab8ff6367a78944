import { en, TEXT_LANGUAGES, type TextLanguage } from './languages/en.ts';
import { zhCN } from './languages/zh-cn.ts';

/**
 * The languages of the site. Code reads their properties and never compares language codes, so that adding
 * a language requires no other changes (CONTRIBUTING.md, "Add a language").
 */
export const LANGUAGES = { en, 'zh-CN': zhCN };

export type Locale = keyof typeof LANGUAGES;

/** The supported locales. English, the default, is first. */
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];

/** Returns the language of a locale: 'zh' for 'zh-CN'. */
export const getLanguageTag = (locale: string): string =>
  locale.toLowerCase().split('-', 1)[0] ?? '';

/** Returns the name of a language in the reader's language: 'Chinese' · '中文'. */
export const getLanguageName = (language: Locale, reader: Locale): string =>
  LANGUAGES[language].names[LANGUAGES[reader].reads];

/** Returns the text language that is not this one. */
export const getOtherTextLanguage = (language: TextLanguage): TextLanguage =>
  TEXT_LANGUAGES.find((each) => each !== language) ?? language;

export const inEachLanguage = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
