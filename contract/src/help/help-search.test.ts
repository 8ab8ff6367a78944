import { expect, test } from 'vitest';
import { LOCALES } from '../locale.ts';
import { PAGES } from '../pages.ts';
import type { Locale } from '../primitives.ts';
import { CATALOGS } from '../words/catalogs.ts';
import { type HelpEntry, helpEntries } from './help-entries.ts';
import { HELP_PAGES, helpPath } from './help-pages.ts';
import { buildSnippet, helpSearch } from './help-search.ts';

const entriesIn = (locale: Locale): HelpEntry[] => helpEntries(CATALOGS[locale]);

const found = (locale: Locale, query: string): string[] =>
  helpSearch(entriesIn(locale))(query).map(({ path }) => path);

test.each([
  ['en', 'refund', '/help/cancellation'],
  ['en', 'How long do refunds take?', '/help/cancellation#speed'],
  ['en', 'EARTHQUAKE', '/help/safety#earthquake'],
  ['en', 'earthq', '/help/safety#earthquake'],
  ['en', 'lost my passport', '/help/safety#passport'],
  ['en', '#7119', '/help/safety'],
  ['en', 'What do I pay when I book?', '/help#deposit'],
  ['en', 'deposit', '/help/how-it-works#deposit'],
  ['en', 'delete account', '/help/privacy'],
  ['en', 'tipping', '/help/traveler-community'],
  ['zh-CN', '退款', '/help/cancellation'],
  ['zh-CN', '怎么退款', '/help/cancellation'],
  ['zh-CN', '退款多久到账？', '/help/cancellation#speed'],
  ['zh-CN', '护照丢了怎么办', '/help/safety#passport'],
  ['zh-CN', '地震', '/help/safety#earthquake'],
  ['zh-CN', '我想退钱', '/help/cancellation'],
  ['zh-CN', '注销', '/help/privacy'],
  ['zh-CN', 'Cookie', '/help/cookies'],
] as const)('%s: %s finds %s among the first three', (locale, query, path) => {
  expect(found(locale, query).slice(0, 3)).toContain(path);
});

test.each(['', '   ', 'xyzzy', '鸬鹚', '?!', '\u0000'])('%j finds nothing', (query) => {
  for (const locale of LOCALES) expect(found(locale, query)).toEqual([]);
});

test('returns results for a query of a thousand words without error', () => {
  expect(found('en', 'refund '.repeat(1000))).not.toEqual([]);
});

test('finds every page by its title, and has the same entries in both languages', () => {
  const places = new Set<string>();
  for (const locale of LOCALES) {
    const entries = entriesIn(locale);
    const paths = entries.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    places.add(paths.join('\n'));
    const search = helpSearch(entries);
    for (const page of HELP_PAGES) {
      const entry = entries.find(({ path }) => path === helpPath(page));
      const first = search(entry?.title ?? '')
        .slice(0, 2)
        .map(({ path }) => path);
      expect(first, `${locale} ${page}`).toContain(helpPath(page));
    }
  }
  expect(places.size).toBe(1);
});

test('every help page has a URL and is in the sitemap', () => {
  for (const page of HELP_PAGES)
    expect(PAGES.find(({ path }) => path === helpPath(page))).toMatchObject({
      shared: true,
      indexed: true,
    });
});

test('uses the same page titles as the footer', () => {
  for (const locale of LOCALES) {
    const footer: Readonly<Record<string, string>> = CATALOGS[locale].layout.footer;
    const { pages } = CATALOGS[locale].help;
    for (const page of HELP_PAGES) {
      const key = page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      // The footer links directly to the terms and the privacy policy instead of their summaries.
      if (key in footer && page !== 'terms' && page !== 'privacy')
        expect(footer[key], page).toBe(pages[page].title);
    }
  }
});

test('shows the match in the snippet without splitting words', () => {
  const text = `${'word '.repeat(60)}needle ${'tail '.repeat(60)}`.trim();
  const snippet = buildSnippet(text, 'needle');
  expect(snippet).toMatch(/^… word .*needle .*tail …$/);
  expect(buildSnippet('Short.', 'needle')).toBe('Short.');
});
