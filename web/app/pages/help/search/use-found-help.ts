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

/**
 * What the page came with, or what is found for what is typed since, and how to look for it again; what
 * stood before stays meanwhile.
 */
export const useFoundHelp = (query: string, rendered: FoundHelp | null = null) => {
  const locale = useLocale();
  const [found, setFound] = useState<FoundHelp | null>(null);
  const [tries, setTries] = useState(0);
  const isFor = (one: FoundHelp | null) => one?.query === query && one.locale === locale;
  const isRendered = isFor(rendered) && (tries === 0 || rendered?.entries !== null);
  const isThere = query === '' || isRendered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try looks again.
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
  }, [isThere, locale, query, tries]);
  const again = () => setTries((count) => count + 1);
  return { found: query === '' ? null : isRendered ? rendered : found, again };
};
