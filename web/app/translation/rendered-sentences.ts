import type { Locale } from '@tomoguide/contract/primitives';
import type { Sentences } from '@tomoguide/contract/translate';
import type { Namespace } from './sentence-keys.ts';
import { PageSentences } from './use-translation.ts';

const files = import.meta.glob<Sentences>('../../../contract/src/locales/*/*.ts', {
  import: 'default',
  eager: true,
});

/** A noun's sentences, and the same as JSON that is safe inside an HTML script element. */
const catalogues = new Map(
  Object.entries(files).map(([path, sentences]) => {
    const json = JSON.stringify(sentences).replaceAll('<', '\\u003c');
    return [path, { sentences, json }];
  }),
);

const catalogueOf = (locale: Locale, namespace: Namespace) => {
  const catalogue = catalogues.get(`../../../contract/src/locales/${locale}/${namespace}.ts`);
  if (!catalogue) throw new Error(`No sentences for ${locale}/${namespace}`);
  return catalogue;
};

/** The sentences of one page, and as JSON those that it was rendered with. */
export const sentencesIn = (locale: Locale) => {
  const used = new Set<Namespace>();
  const sentences = new PageSentences({
    locale,
    awaited(namespaces) {
      for (const namespace of namespaces) used.add(namespace);
      return [];
    },
    forgetFailures() {},
    sentencesOf: (namespace) => catalogueOf(locale, namespace).sentences,
  });
  const usedJson = (): string => {
    const parts = [...used].map((name) => `"${name}":${catalogueOf(locale, name).json}`);
    return `{${parts.join(',')}}`;
  };
  return { sentences, usedJson };
};
