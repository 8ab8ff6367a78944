import type { Locale } from '@tomoguide/contract/primitives';
import type { TextTree } from '@tomoguide/contract/translate';
import type { Namespace } from '@tomoguide/contract/words/keys';
import { PageTexts } from './use-translation.ts';

const files = import.meta.glob<TextTree>(
  ['../../../contract/src/**/words/*/*.ts', '!../../../contract/src/words/*/all.ts'],
  {
    import: 'default',
    eager: true,
  },
);

const encoder = new TextEncoder();
const OPEN = encoder.encode('{');
const COMMA = encoder.encode(',');
const CLOSE = encoder.encode('}');

/** The texts of one language by namespace. */
interface Rendered {
  texts: Record<string, TextTree>;
  /**
   * The JSON of each catalog with its name, as a member of a JSON object that is safe inside an HTML script
   * element.
   */
  members: Map<string, Uint8Array>;
}

const encodeMember = (name: string, texts: TextTree): Uint8Array =>
  encoder.encode(`"${name}":${JSON.stringify(texts).replaceAll('<', '\\u003c')}`);

const languages = new Map<string, Rendered>();
for (const [path, catalog] of Object.entries(files)) {
  const [locale = '', file = ''] = path.split('/').slice(-2);
  const name = file.replace(/\.ts$/, '');
  const language: Rendered = languages.get(locale) ?? { texts: {}, members: new Map() };
  language.texts[name] = catalog;
  language.members.set(name, encodeMember(name, catalog));
  languages.set(locale, language);
}

/**
 * Returns the texts for one page, and a function that returns the JSON bytes of those that the page used
 * during the render.
 */
export const createPageTexts = (locale: Locale) => {
  const language = languages.get(locale);
  if (!language) throw new Error(`No texts for ${locale}`);
  const used = new Set<Namespace>();
  const texts = new PageTexts({
    locale,
    texts: language.texts,
    awaited(namespaces) {
      for (const namespace of namespaces) used.add(namespace);
      return [];
    },
    clearFailures() {},
  });
  const usedJson = (): Uint8Array[] => {
    const members = [...used].map((name) => language.members.get(name) ?? encoder.encode(''));
    return [OPEN, ...members.flatMap((each, index) => (index > 0 ? [COMMA, each] : [each])), CLOSE];
  };
  return { texts, usedJson };
};
