/** The help pages by audience (docs/product/help.md, "Pages"), in display order. */
export const HELP_TOPICS = [
  {
    topic: 'travel',
    pages: ['how-it-works', 'cancellation', 'safety', 'featured', 'cities', 'traveler-community'],
  },
  { topic: 'guiding', pages: ['guide-resources', 'guide-community'] },
  { topic: 'site', pages: ['about', 'contact', 'terms', 'privacy', 'cookies'] },
] as const;

export type HelpPageId = (typeof HELP_TOPICS)[number]['pages'][number];

export const HELP_PAGES: readonly HelpPageId[] = HELP_TOPICS.flatMap(({ pages }) => [...pages]);

export const helpPath = (page: HelpPageId): string => `/help/${page}`;
