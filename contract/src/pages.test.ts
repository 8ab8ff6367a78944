import { expect, test } from 'vitest';
import { PAGES, pageAt } from './pages.ts';

test.each([
  ['/', 'landing'],
  ['/?lang=en', 'landing'],
  ['/search?city=kyoto&page=2', 'search'],
  ['/search/', 'search'],
  ['/guides/7', 'guide-profile'],
  ['/guides/7#reviews', 'guide-profile'],
  ['/checkout', 'checkout'],
  ['/checkout/3?date=2026-12-01', 'checkout'],
  ['/help', 'help'],
  ['/help/about', 'help-about'],
])('%s is the page %s', (address, file) => {
  expect(pageAt(address)?.file).toBe(file);
});

test.each([
  '/nowhere',
  '/guides',
  '/guides/aoi',
  '/guides/7/edit',
  '/help/unwritten',
  '/searches',
  '',
])('%s is no page', (address) => {
  expect(pageAt(address)).toBeUndefined();
});

test('every page has an address and a file of its own', () => {
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  expect(new Set(PAGES.map(({ file }) => file)).size).toBe(PAGES.length);
});

test('what search engines find is the same for everybody', () => {
  for (const page of PAGES) if (page.indexed) expect(page.shared, page.path).toBe(true);
});
