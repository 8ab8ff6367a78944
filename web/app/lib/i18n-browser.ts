import type { Locale } from '@tomoguide/contract/primitives';
import i18next, { type Resource } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { i18nOptions } from './i18n.ts';

/** One small file a language and noun, fetched when a page first needs it. */
const catalogues = import.meta.glob<Record<string, unknown>>(
  '../../../contract/src/locales/*/*.ts',
  { import: 'default' },
);

const load = async (locale: string, namespace: string) => {
  const catalogue = catalogues[`../../../contract/src/locales/${locale}/${namespace}.ts`];
  if (!catalogue) throw new Error(`No sentences for ${locale}/${namespace}`);
  return catalogue();
};

/** The sentences that the server rendered the page with: nothing is fetched before hydration. */
const inlined = (): Record<string, Record<string, unknown>> =>
  JSON.parse(document.getElementById('sentences')?.textContent ?? '{}');

export const startI18n = async (locale: Locale): Promise<void> => {
  const sentences = inlined();
  await i18next
    .use(resourcesToBackend(load))
    .use(initReactI18next)
    .init({
      ...i18nOptions,
      lng: locale,
      ns: Object.keys(sentences),
      resources: { [locale]: sentences } as Resource,
      partialBundledLanguages: true,
      react: { useSuspense: true },
    });
};
