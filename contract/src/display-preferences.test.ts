import { expect, test } from 'vitest';
import { getPreferredLocale, getPreferredTheme, readCookie } from './display-preferences.ts';

const getLocale = (query: string | null, stored: string | null, acceptLanguage: string | null) =>
  getPreferredLocale(query, { cookie: stored && `a=b; locale=${stored}`, acceptLanguage });

test('prefers ?lang= to the stored locale, and the stored locale to the browser’s', () => {
  expect(getLocale('en', 'zh-CN', 'zh-CN')).toBe('en');
  expect(getLocale(null, 'en', 'zh-CN')).toBe('en');
  expect(getLocale(null, null, 'zh-TW,zh;q=0.9,en;q=0.8')).toBe('zh-CN');
});

test('skips an unsupported language in Accept-Language, and defaults to English', () => {
  expect(getLocale('fr', 'de', 'de,fr;q=0.9,zh-Hans;q=0.5')).toBe('zh-CN');
  expect(getLocale(null, null, 'de,fr')).toBe('en');
  expect(getLocale(null, null, null)).toBe('en');
});

test('reads the theme from the cookie, and returns null if it is unknown or missing', () => {
  expect(getPreferredTheme({ cookie: 'locale=en; theme=dark' })).toBe('dark');
  expect(getPreferredTheme({ cookie: 'theme=blue' })).toBeNull();
  expect(getPreferredTheme({})).toBeNull();
});

test('matches a cookie only by its full name', () => {
  expect(readCookie('xtheme=dark; theme=light', 'theme')).toBe('light');
  expect(readCookie(null, 'theme')).toBeNull();
});
