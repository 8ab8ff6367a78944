import type { Locale } from '@tomoguide/contract/primitives';
import type { TextTree } from '@tomoguide/contract/translate';
import type { Namespace } from '@tomoguide/contract/words/keys';
import { type ReactNode, useMemo, useState } from 'react';
import { FetchedWording, fetchTranslations } from './fetch-translations.ts';
import { PageTexts, TextsContext } from './use-translation.ts';

/** Returns the texts that the server's render used, so that nothing is fetched before hydration. */
const readInlined = (): Record<string, TextTree> =>
  JSON.parse(document.getElementById('sentences')?.textContent ?? '{}');

export const createRenderedWording = (locale: Locale, fetchFile = fetchTranslations) =>
  new FetchedWording(locale, fetchFile, readInlined());

/** Provides the page's texts and, once the user switches, those of the other language. */
export const TranslationsProvider = ({
  rendered,
  children,
}: {
  rendered: FetchedWording;
  children: ReactNode;
}) => {
  const [wording, setWording] = useState(rendered);
  const texts = useMemo(
    () =>
      new PageTexts(wording, async (locale) => {
        const known = await Promise.all(
          (Object.keys(wording.texts) as Namespace[]).map(async (name) => [
            name,
            await fetchTranslations(locale, name),
          ]),
        );
        setWording(new FetchedWording(locale, fetchTranslations, Object.fromEntries(known)));
      }),
    [wording],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
};
