import {
  HELP_CATALOGUES,
  type HelpCatalog,
  type HelpEntry,
  helpEntries,
} from '@tomoguide/contract/help/help-entries';
import { type HelpSearch, helpSearch } from '@tomoguide/contract/help/help-search';
import { LOCALES } from '@tomoguide/contract/locale';
import type { Locale } from '@tomoguide/contract/primitives';
import type { TextTree } from '@tomoguide/contract/translate';
import { fetchTranslations } from '../../../translation/fetch-translations.ts';

interface Searchable {
  entries: readonly HelpEntry[];
  search: HelpSearch;
}

const known = new Map<Locale, Promise<Searchable>>();

const load = async (locale: Locale): Promise<Searchable> => {
  const catalogs = await Promise.all(
    HELP_CATALOGUES.map(async (name) => [name, await fetchTranslations(locale, name)] as const),
  );
  const entries = helpEntries(Object.fromEntries(catalogs) as Record<HelpCatalog, TextTree>);
  return { entries, search: helpSearch(entries) };
};

/** Loads the search index of a language once, when the user starts to search. */
const loadOnce = (locale: Locale): Promise<Searchable> => {
  const before = known.get(locale);
  if (before) return before;
  const loading = load(locale);
  known.set(locale, loading);
  // If the connection is lost, the next search loads it again.
  loading.catch(() => known.delete(locale));
  return loading;
};

export const prepareHelp = (locale: Locale): void => {
  loadOnce(locale).catch(() => {
    // Errors are reported once the user types.
  });
};

/**
 * Returns the results for a query in the current language, best first. If there are none, returns those in
 * the other language, because Chinese users may type an English word.
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
