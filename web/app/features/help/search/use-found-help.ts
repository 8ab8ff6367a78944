import type { HelpEntry } from '@tomoguide/contract/help/help-entries';
import type { Locale } from '@tomoguide/contract/primitives';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../translation/use-translation.ts';
import { findHelp } from './find-help.ts';

/** What was found for a question in a language; null: it could not be looked for. */
export interface FoundHelp {
  locale: Locale;
  query: string;
  entries: readonly HelpEntry[] | null;
}

/** What the page came with, or what is found for what is typed since; what stood before stays meanwhile. */
export const useFoundHelp = (query: string, rendered: FoundHelp | null = null) => {
  const locale = useLocale();
  const [found, setFound] = useState<FoundHelp | null>(null);
  const isFor = (one: FoundHelp | null) => one?.query === query && one.locale === locale;
  const isThere = query === '' || isFor(rendered);
  useEffect(() => {
    if (isThere) return;
    let isWanted = true;
    const keep = (entries: readonly HelpEntry[] | null) => {
      if (isWanted) setFound({ locale, query, entries });
    };
    findHelp(locale, query).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [isThere, locale, query]);
  if (query === '') return null;
  return isFor(rendered) ? rendered : found;
};
