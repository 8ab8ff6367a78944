import type { HelpEntry } from '@tomoguide/contract/help/help-entries';
import type { Locale } from '@tomoguide/contract/primitives';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../translation/use-translation.ts';
import { findHelp } from './find-help.ts';

/** The results for a query in a language; null if the search failed. */
export interface FoundHelp {
  locale: Locale;
  query: string;
  entries: readonly HelpEntry[] | null;
}

/**
 * Returns the results sent with the page, or those for the text typed since, and a function that retries.
 * Earlier results stay visible while new ones load.
 */
export const useFoundHelp = (query: string, rendered: FoundHelp | null = null) => {
  const locale = useLocale();
  const [found, setFound] = useState<FoundHelp | null>(null);
  const [tries, setTries] = useState(0);
  const isFor = (one: FoundHelp | null) => one?.query === query && one.locale === locale;
  const isRendered = isFor(rendered) && (tries === 0 || rendered?.entries !== null);
  const isComplete = query === '' || isRendered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each attempt.
  useEffect(() => {
    if (isComplete) return;
    let isCurrent = true;
    const showEntries = (entries: readonly HelpEntry[] | null) => {
      if (isCurrent) setFound({ locale, query, entries });
    };
    findHelp(locale, query).then(showEntries, () => showEntries(null));
    return () => {
      isCurrent = false;
    };
  }, [isComplete, locale, query, tries]);
  const retry = () => setTries((count) => count + 1);
  return { found: query === '' ? null : isRendered ? rendered : found, again: retry };
};
