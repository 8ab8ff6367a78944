import type { Locale } from '@tomoguide/contract/primitives';
import type { Sentences } from '@tomoguide/contract/translate';
import { type ReactNode, useMemo, useState } from 'react';
import type { Namespace } from './sentence-keys.ts';
import { PageSentences, SentencesContext, type Wording } from './use-translation.ts';

/** One small file a language and noun, fetched when a page first needs it. */
const files = import.meta.glob<Sentences>('../../../contract/src/locales/*/*.ts', {
  import: 'default',
});

const fetchSentences = async (locale: Locale, namespace: Namespace): Promise<Sentences> => {
  const file = files[`../../../contract/src/locales/${locale}/${namespace}.ts`];
  if (!file) throw new Error(`No sentences for ${locale}/${namespace}`);
  return file();
};

class FetchedWording implements Wording {
  readonly locale: Locale;
  readonly #known: Map<string, Sentences>;
  readonly #fetching = new Map<string, Promise<void>>();

  constructor(locale: Locale, known: Readonly<Record<string, Sentences>> = {}) {
    this.locale = locale;
    this.#known = new Map(Object.entries(known));
  }

  get namespaces(): Namespace[] {
    return [...this.#known.keys()] as Namespace[];
  }

  awaited(namespaces: readonly Namespace[]): Promise<void> | null {
    const missing = namespaces.filter((namespace) => !this.#known.has(namespace));
    if (missing.length === 0) return null;
    const key = missing.join(' ');
    const fetching = this.#fetching.get(key) ?? this.#fetch(missing);
    this.#fetching.set(key, fetching);
    // What failed is asked for again the next time.
    fetching.catch(() => this.#fetching.delete(key));
    return fetching;
  }

  sentencesOf(namespace: Namespace): Sentences {
    return this.#known.get(namespace) ?? {};
  }

  async #fetch(namespaces: readonly Namespace[]): Promise<void> {
    await Promise.all(
      namespaces.map(async (namespace) => {
        this.#known.set(namespace, await fetchSentences(this.locale, namespace));
      }),
    );
  }
}

/** The sentences that the server rendered the page with: nothing is fetched before hydration. */
const inlined = (): Record<string, Sentences> =>
  JSON.parse(document.getElementById('sentences')?.textContent ?? '{}');

export const renderedWording = (locale: Locale) => new FetchedWording(locale, inlined());

/** Gives the page its sentences, and those of the other language once somebody asks for it. */
export const SentencesProvider = ({
  rendered,
  children,
}: {
  rendered: FetchedWording;
  children: ReactNode;
}) => {
  const [wording, setWording] = useState(rendered);
  const sentences = useMemo(
    () =>
      new PageSentences(wording, async (locale) => {
        const other = new FetchedWording(locale);
        await other.awaited(wording.namespaces);
        setWording(other);
      }),
    [wording],
  );
  return <SentencesContext value={sentences}>{children}</SentencesContext>;
};
