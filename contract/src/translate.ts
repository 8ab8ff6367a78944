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

/**
 * The sentence at `key` (`group.name`), its `{{places}}` filled as they are, without escaping. With
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
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, place: string) => String(values?.[place] ?? ''));
};
