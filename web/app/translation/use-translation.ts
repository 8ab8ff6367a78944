import type { Locale } from '@tomoguide/contract/primitives';
import { type Sentences, translator } from '@tomoguide/contract/translate';
import type { Catalogs, Namespace, Translate } from '@tomoguide/contract/words/keys';
import type { Shape } from '@tomoguide/contract/words/shape';
import { createContext, use, useContext, useEffect } from 'react';

/** The texts of one language. */
export interface Wording {
  readonly locale: Locale;
  /** By namespace. */
  readonly sentences: Readonly<Record<string, Sentences>>;
  /** Pending fetches of texts that were not sent with the page; the same promises each time. */
  awaited(namespaces: readonly Namespace[]): readonly Promise<void>[];
  /** Makes failed fetches run again the next time. */
  clearFailures(): void;
}

/** The texts of a page: the language, and one stable `t` function. */
export class PageSentences {
  readonly wording: Wording;
  readonly changeLocale: (locale: Locale) => Promise<void>;
  readonly t: Translate;

  constructor(wording: Wording, changeLocale: (locale: Locale) => Promise<void> = async () => {}) {
    this.wording = wording;
    this.changeLocale = changeLocale;
    this.t = translator(wording.locale, wording.sentences);
  }
}

export const SentencesContext = createContext<PageSentences | null>(null);

const usePageTranslations = (namespaces: readonly Namespace[] = []): PageSentences => {
  const sentences = useContext(SentencesContext);
  if (!sentences) throw new Error('There are no sentences around this component');
  for (const fetching of sentences.wording.awaited(namespaces)) use(fetching);
  return sentences;
};

/**
 * Returns `t`, which reads the texts of these namespaces: `t('trips.cancel.title')`. Suspends while the
 * browser fetches those that were not sent with the page.
 */
export const useTranslation = <Name extends Namespace>(
  ...namespaces: readonly Name[]
): { t: Translate<Name> } => usePageTranslations(namespaces);

/** Returns all texts of a namespace, for texts that are shown as a whole. */
export const useCatalog = <Name extends Namespace>(namespace: Name): Shape<Catalogs[Name]> =>
  usePageTranslations([namespace]).wording.sentences[namespace] as Shape<Catalogs[Name]>;

/** The current language, for formatting. */
export const useLocale = (): Locale => usePageTranslations().wording.locale;

/** Retries failed text fetches the next time, once the page's error is shown. */
export const useClearFailures = (): void => {
  const { wording } = usePageTranslations();
  useEffect(() => wording.clearFailures(), [wording]);
};

/** Switches the page to another language. */
export const useChangeLocale = (): ((locale: Locale) => Promise<void>) =>
  usePageTranslations().changeLocale;
