import type { Locale } from '@tomoguide/contract/primitives';
import { createTranslator, type TextTree } from '@tomoguide/contract/translate';
import type { Catalogs, Namespace, Translate } from '@tomoguide/contract/words/keys';
import type { Shape } from '@tomoguide/contract/words/shape';
import { createContext, use, useContext, useEffect } from 'react';

/** The texts of one language. */
export interface Wording {
  readonly locale: Locale;
  /** The texts by namespace. */
  readonly texts: Readonly<Record<string, TextTree>>;
  /**
   * Returns the pending fetches of texts that were not sent with the page, as the same promises on each
   * call.
   */
  awaited(namespaces: readonly Namespace[]): readonly Promise<void>[];
  /** Clears failed fetches, so that they are retried when the texts are next needed. */
  clearFailures(): void;
}

/** The texts of a page in one language, with one stable `t` function. */
export class PageTexts {
  readonly wording: Wording;
  readonly changeLocale: (locale: Locale) => Promise<void>;
  readonly t: Translate;

  constructor(wording: Wording, changeLocale: (locale: Locale) => Promise<void> = async () => {}) {
    this.wording = wording;
    this.changeLocale = changeLocale;
    this.t = createTranslator(wording.locale, wording.texts);
  }
}

export const TextsContext = createContext<PageTexts | null>(null);

const usePageTranslations = (namespaces: readonly Namespace[] = []): PageTexts => {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('There are no texts around this component');
  for (const fetching of texts.wording.awaited(namespaces)) use(fetching);
  return texts;
};

/**
 * Returns `t`, which returns the texts of these namespaces: `t('trips.cancel.title')`. Suspends while the
 * browser fetches namespaces that were not sent with the page.
 */
export const useTranslation = <Name extends Namespace>(
  ...namespaces: readonly Name[]
): { t: Translate<Name> } => usePageTranslations(namespaces);

/** Returns all texts of a namespace, for components that show them as a whole. */
export const useCatalog = <Name extends Namespace>(namespace: Name): Shape<Catalogs[Name]> =>
  usePageTranslations([namespace]).wording.texts[namespace] as Shape<Catalogs[Name]>;

/** Returns the current language, for formatting. */
export const useLocale = (): Locale => usePageTranslations().wording.locale;

/**
 * Clears failed translation fetches when the error page is shown, so that the next navigation retries them.
 */
export const useClearFailures = (): void => {
  const { wording } = usePageTranslations();
  useEffect(() => wording.clearFailures(), [wording]);
};

/** Returns a function that switches the page to another language. */
export const useChangeLocale = (): ((locale: Locale) => Promise<void>) =>
  usePageTranslations().changeLocale;
