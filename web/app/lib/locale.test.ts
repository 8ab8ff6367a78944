import { expect, test } from 'vitest';
import { chooseLocale } from './locale.ts';

const ask = (query: string | null, cookie: string | null, acceptLanguage: string | null) =>
  chooseLocale({ query, cookie, acceptLanguage });

test('?lang= wins over the stored locale, which wins over the browser', () => {
  expect(ask('en', 'zh-CN', 'zh-CN')).toBe('en');
  expect(ask(null, 'en', 'zh-CN')).toBe('en');
  expect(ask(null, null, 'zh-TW,zh;q=0.9,en;q=0.8')).toBe('zh-CN');
});

test('a language we do not have is passed over, and English is the last resort', () => {
  expect(ask('fr', 'de', 'ja,fr;q=0.9,zh-Hans;q=0.5')).toBe('zh-CN');
  expect(ask(null, null, 'ja,fr')).toBe('en');
  expect(ask(null, null, null)).toBe('en');
});
