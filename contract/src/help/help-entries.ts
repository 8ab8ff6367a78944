import type { TextTree } from '../translate.ts';
import { HELP_PAGES, type HelpPageId, helpPath } from './help-pages.ts';

/** The catalog that contains a page's texts, and the group within it if several pages share a catalog. */
const HELP_SOURCES = {
  'how-it-works': ['how-it-works'],
  cancellation: ['cancellation'],
  safety: ['safety'],
  featured: ['featured-guides'],
  cities: ['cities'],
  'traveler-community': ['community', 'traveler'],
  'guide-resources': ['guiding'],
  'guide-community': ['community', 'guide'],
  about: ['about'],
  contact: ['contact'],
  terms: ['legal-summaries', 'terms'],
  privacy: ['legal-summaries', 'privacy'],
  cookies: ['legal-summaries', 'cookies'],
} as const satisfies Record<HelpPageId, readonly [catalog: string, part?: string]>;

export type HelpCatalog = 'help' | (typeof HELP_SOURCES)[HelpPageId][0];

export const HELP_CATALOGUES: readonly HelpCatalog[] = [
  'help',
  ...new Set(Object.values(HELP_SOURCES).map(([catalog]) => catalog)),
];

/** A search result: a help page, or a section of one. */
export interface HelpEntry {
  /** Includes the section's anchor, if any. */
  path: string;
  title: string;
  /** The title of the page that contains the section; null for a page. */
  of: string | null;
  text: string;
  /** Other terms that users search for; searched but not displayed. */
  searchTerms: string;
}

type Group = { readonly [key: string]: string | Group };

const isGroup = (value: string | Group | undefined): value is Group => typeof value === 'object';

/** Returns whether a group is a section, `{ title, text }`. A section's key is its anchor on the page. */
const isSection = (group: Group): group is { title: string; text: string } =>
  typeof group.title === 'string' && typeof group.text === 'string';

const listSections = (group: Group): [id: string, section: { title: string; text: string }][] =>
  Object.entries(group).flatMap(([key, value]) => {
    if (!isGroup(value)) return [];
    return isSection(value) ? [[key, value] as const] : listSections(value);
  }) as [string, { title: string; text: string }][];

/** Returns all text of a page outside its sections. */
const getRemainingText = (group: Group): string[] =>
  Object.values(group).flatMap((value) => {
    if (!isGroup(value)) return [value];
    return isSection(value) ? [] : getRemainingText(value);
  });

const stripMarkup = (text: string): string =>
  text
    .replace(/\{\{.*?\}\}/g, '')
    .replace(/(^|\n)- /g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns all search entries in one language. They are generated from the pages' catalogs, so that each
 * text exists only once (docs/product/help.md, "Search").
 */
export const helpEntries = (catalogs: Readonly<Record<HelpCatalog, TextTree>>): HelpEntry[] => {
  const help = catalogs.help as Group;
  const pages = help.pages as Group;
  const searchTerms = help.searchTerms as Record<string, string>;
  const getHelpEntries = (page: HelpPageId): HelpEntry[] => {
    const [catalog, part] = HELP_SOURCES[page] as readonly [HelpCatalog, string?];
    const all = catalogs[catalog] as Group;
    const own = (part === undefined ? all : all[part]) as Group;
    const { title, text } = pages[page] as { title: string; text: string };
    const path = helpPath(page);
    return [
      {
        path,
        title,
        of: null,
        text,
        searchTerms: stripMarkup([searchTerms[page], ...getRemainingText(own)].join(' ')),
      },
      ...listSections(own).map(([id, section]) => ({
        path: `${path}#${id}`,
        title: section.title,
        of: title,
        text: stripMarkup(section.text),
        searchTerms: '',
      })),
    ];
  };
  const questions = listSections(help.faq as Group).map(([id, { title, text }]) => ({
    path: `/help#${id}`,
    title,
    of: help.questions as string,
    text: stripMarkup(text),
    searchTerms: '',
  }));
  return [...HELP_PAGES.flatMap(getHelpEntries), ...questions];
};
