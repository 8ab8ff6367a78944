import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import { getLanguageTag, type Locale } from '@tomoguide/contract/locale';

/** The languages that a search can ask for. */
export const SEARCH_LANGUAGES: readonly GuideLanguage[] = ['zh', 'en', 'ja'];

/** Returns the guides' language that searches begin with: that of the page. */
export const getPageLanguage = (locale: Locale): GuideLanguage =>
  SEARCH_LANGUAGES.find((language) => language === getLanguageTag(locale)) ?? 'en';

/**
 * Returns the URL of the search for guides of a city who speak the language of the page, as the search form
 * preselects it. Like any filter, the language can be removed there.
 */
export const citySearchPath = (city: CitySlug, locale: Locale): string =>
  `/search?city=${city}&language=${getPageLanguage(locale)}`;
