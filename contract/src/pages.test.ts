import { expect, test } from 'vitest';
import { findPage, PAGES } from './pages.ts';

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
])('%s belongs to the page %s', (address, file) => {
  expect(findPage(address)?.file).toBe(file);
});

test.each([
  '/nowhere',
  '/guides',
  '/guides/aoi',
  '/guides/7/edit',
  '/help/unwritten',
  '/searches',
  '',
])('%s does not belong to any page', (address) => {
  expect(findPage(address)).toBeUndefined();
});

test('every page has a URL and a file of its own', () => {
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  expect(new Set(PAGES.map(({ file }) => file)).size).toBe(PAGES.length);
});

test('every indexed page is marked as the same for all users', () => {
  for (const page of PAGES) if (page.indexed) expect(page.shared, page.path).toBe(true);
});
