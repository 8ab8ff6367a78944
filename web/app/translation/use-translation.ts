import type { Locale } from '@tomoguide/contract/primitives';
import { type Sentences, type SentenceValues, translate } from '@tomoguide/contract/translate';
import type { Shape } from '@tomoguide/contract/words/shape';
import { createContext, use, useContext, useEffect } from 'react';
import type { Catalogs, Namespace, SentenceKey } from './sentence-keys.ts';

interface Untyped {
  t(key: string, values?: SentenceValues): string;
  sentences: Sentences;
}

/** The sentences of one language. */
export interface Wording {
  readonly locale: Locale;
  /** Pending fetches of sentences not sent with the page; the same promises each time. */
  awaited(namespaces: readonly Namespace[]): readonly Promise<void>[];
  /** Makes failed fetches run again the next time. */
  forgetFailures(): void;
  sentencesOf(namespace: Namespace): Sentences;
}

/** The sentences of a page: the language, and one stable `t` function for each set of namespaces. */
export class PageSentences {
  readonly wording: Wording;
  readonly changeLocale: (locale: Locale) => Promise<void>;
  readonly #translates = new Map<string, Untyped>();

  constructor(wording: Wording, changeLocale: (locale: Locale) => Promise<void> = async () => {}) {
    this.wording = wording;
    this.changeLocale = changeLocale;
  }

  of(namespaces: Namespace | readonly Namespace[]): Untyped {
    const name = typeof namespaces === 'string' ? namespaces : namespaces.join(' ');
    const list = typeof namespaces === 'string' ? [namespaces] : namespaces;
    for (const fetching of this.wording.awaited(list)) use(fetching);
    const known = this.#translates.get(name);
    if (known) return known;
    const own = list[0] ?? 'layout';
    const made = { t: this.#translateWith(own), sentences: this.wording.sentencesOf(own) };
    this.#translates.set(name, made);
    return made;
  }

  #translateWith(own: Namespace): Untyped['t'] {
    const { locale } = this.wording;
    return (key, values) => {
      const colon = key.indexOf(':');
      const namespace = colon < 0 ? own : (key.slice(0, colon) as Namespace);
      return translate(locale, this.wording.sentencesOf(namespace), key.slice(colon + 1), values);
    };
  }
}

export const SentencesContext = createContext<PageSentences | null>(null);

const usePageSentences = (): PageSentences => {
  const sentences = useContext(SentencesContext);
  if (!sentences) throw new Error('There are no sentences around this component');
  return sentences;
};

interface Translation<First extends Namespace, All extends Namespace> {
  t(key: SentenceKey<First, All>, values?: SentenceValues): string;
  /** All sentences of the first namespace, for texts that are shown as a whole. */
  sentences: Shape<Catalogs[First]>;
}

/**
 * Returns the sentences of one or more namespaces. Suspends while the browser fetches those that were not
 * sent with the page.
 */
export const useTranslation = <
  First extends Namespace = 'layout',
  Others extends Namespace = never,
>(
  namespaces: First | readonly [First, ...Others[]],
): Translation<First, First | Others> =>
  usePageSentences().of(namespaces) as unknown as Translation<First, First | Others>;

/** The current language, for formatting. */
export const useLocale = (): Locale => usePageSentences().wording.locale;

/** Lets failed sentence fetches run again once the page's error is shown. */
export const useForgetFailures = (): void => {
  const { wording } = usePageSentences();
  useEffect(() => wording.forgetFailures(), [wording]);
};

/** Switches the page to another language. */
export const useChangeLocale = (): ((locale: Locale) => Promise<void>) =>
  usePageSentences().changeLocale;
