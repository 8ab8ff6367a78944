import {
  HELP_CATALOGUES,
  type HelpCatalog,
  type HelpEntry,
  helpEntries,
} from '@tomoguide/contract/help/help-entries';
import { type HelpSearch, helpSearch } from '@tomoguide/contract/help/help-search';
import { LOCALES } from '@tomoguide/contract/locale';
import type { Locale } from '@tomoguide/contract/primitives';
import type { Sentences } from '@tomoguide/contract/translate';
import { fetchTranslations } from '../../../translation/translations-provider.tsx';

interface Searchable {
  entries: readonly HelpEntry[];
  search: HelpSearch;
}

const known = new Map<Locale, Promise<Searchable>>();

const load = async (locale: Locale): Promise<Searchable> => {
  const catalogs = await Promise.all(
    HELP_CATALOGUES.map(async (name) => [name, await fetchTranslations(locale, name)] as const),
  );
  const entries = helpEntries(Object.fromEntries(catalogs) as Record<HelpCatalog, Sentences>);
  return { entries, search: helpSearch(entries) };
};

/** Loaded once per language, when the user starts to search. */
const loadOnce = (locale: Locale): Promise<Searchable> => {
  const before = known.get(locale);
  if (before) return before;
  const loading = load(locale);
  known.set(locale, loading);
  // After a lost connection, retries the next time.
  loading.catch(() => known.delete(locale));
  return loading;
};

export const prepareHelp = (locale: Locale): void => {
  loadOnce(locale).catch(() => {
    // Reported once the user types.
  });
};

/**
 * The results for a query, best first, in the current language. If there are none, those in the other
 * language, because Chinese users may type an English word.
 */
export const findHelp = async (locale: Locale, query: string): Promise<HelpEntry[]> => {
  const own = await loadOnce(locale);
  const found = own.search(query);
  if (found.length > 0) return found;
  const others = await Promise.all(
    LOCALES.filter((other) => other !== locale).map((other) => loadOnce(other)),
  );
  const paths = others.flatMap(({ search }) => search(query).map(({ path }) => path));
  return paths.flatMap((path) => own.entries.find((entry) => entry.path === path) ?? []);
};
