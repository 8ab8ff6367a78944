import type { Locale } from '@tomoguide/contract/primitives';
import type { Sentences } from '@tomoguide/contract/translate';
import type { Namespace } from './sentence-keys.ts';
import { PageSentences } from './use-translation.ts';

const files = import.meta.glob<Sentences>(['../../../contract/src/**/words/*/*.ts', '!**/all.ts'], {
  import: 'default',
  eager: true,
});

interface Catalog {
  sentences: Sentences;
  /**
   * The sentences after their name, as a member of a JSON object that is safe inside an HTML script
   * element.
   */
  member: Uint8Array;
}

const encoder = new TextEncoder();
const OPEN = encoder.encode('{');
const COMMA = encoder.encode(',');
const CLOSE = encoder.encode('}');

const memberOf = (name: string, sentences: Sentences): Uint8Array =>
  encoder.encode(`"${name}":${JSON.stringify(sentences).replaceAll('<', '\\u003c')}`);

/** By language, then namespace. */
const catalogs = new Map<string, Map<string, Catalog>>();
for (const [path, sentences] of Object.entries(files)) {
  const [locale = '', file = ''] = path.split('/').slice(-2);
  const name = file.replace(/\.ts$/, '');
  const ofLocale = catalogs.get(locale) ?? new Map<string, Catalog>();
  catalogs.set(locale, ofLocale.set(name, { sentences, member: memberOf(name, sentences) }));
}

/** The sentences for one page, and the JSON bytes of those it used while rendering. */
export const sentencesIn = (locale: Locale) => {
  const used = new Set<Namespace>();
  const ofLocale = catalogs.get(locale);
  const catalogOf = (namespace: Namespace): Catalog => {
    const catalog = ofLocale?.get(namespace);
    if (!catalog) throw new Error(`No sentences for ${locale}/${namespace}`);
    return catalog;
  };
  const sentences = new PageSentences({
    locale,
    awaited(namespaces) {
      for (const namespace of namespaces) used.add(namespace);
      return [];
    },
    forgetFailures() {},
    sentencesOf: (namespace) => catalogOf(namespace).sentences,
  });
  const usedJson = (): Uint8Array[] => [
    OPEN,
    ...[...used].flatMap((name, index) => [...(index > 0 ? [COMMA] : []), catalogOf(name).member]),
    CLOSE,
  ];
  return { sentences, usedJson };
};
