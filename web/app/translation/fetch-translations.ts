import type { Locale } from '@tomoguide/contract/primitives';
import type { TextTree } from '@tomoguide/contract/translate';
import type { Namespace } from '@tomoguide/contract/words/keys';
import type { Wording } from './use-translation.ts';

/** Loads the manifest of the translation files that were not sent with the page. */
export const fetchTranslationFiles = () => import('./translation-files.ts');

/** Fetches the texts of a namespace when a page first needs them. */
export const fetchTranslations = async (
  locale: Locale,
  namespace: Namespace,
): Promise<TextTree> => {
  const { files } = await fetchTranslationFiles();
  const name = `/words/${locale}/${namespace}.ts`;
  const [, file] = Object.entries(files).find(([path]) => path.endsWith(name)) ?? [];
  if (!file) throw new Error(`No texts for ${locale}/${namespace}`);
  return file();
};

export class FetchedWording implements Wording {
  readonly locale: Locale;
  readonly texts: Record<string, TextTree>;
  readonly #fetchFile: typeof fetchTranslations;
  /**
   * All fetches, including finished ones, because React must receive the same promise on every render
   * attempt.
   */
  readonly #fetching = new Map<Namespace, Promise<void>>();
  readonly #failed = new Set<Namespace>();

  constructor(
    locale: Locale,
    fetchFile: typeof fetchTranslations,
    known: Record<string, TextTree> = {},
  ) {
    this.locale = locale;
    this.#fetchFile = fetchFile;
    this.texts = known;
  }

  awaited(namespaces: readonly Namespace[]): Promise<void>[] {
    return namespaces.flatMap(
      (namespace) =>
        this.#fetching.get(namespace) ?? (namespace in this.texts ? [] : this.#fetch(namespace)),
    );
  }

  clearFailures(): void {
    for (const namespace of this.#failed) this.#fetching.delete(namespace);
    this.#failed.clear();
  }

  #fetch(namespace: Namespace): Promise<void> {
    const fetching = this.#fetchFile(this.locale, namespace).then((texts) => {
      this.texts[namespace] = texts;
    });
    this.#fetching.set(namespace, fetching);
    fetching.catch(() => this.#failed.add(namespace));
    return fetching;
  }
}
