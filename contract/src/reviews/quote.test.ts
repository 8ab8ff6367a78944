import { expect, test } from 'vitest';
import { findCardQuote } from './quote.ts';

const ENGLISH = 'Kenji knew every lane. We came back twice.';
const CHINESE = '健次带我们走了很多小巷。孩子也很开心。';

test.each([
  ['en', ENGLISH],
  ['zh-CN', CHINESE],
] as const)('quotes a review in the user’s language: %s', (locale, quote) => {
  expect(findCardQuote([CHINESE, ENGLISH], locale)).toBe(quote);
  expect(findCardQuote([ENGLISH, CHINESE], locale)).toBe(quote);
});

test('does not quote a review in another language', () => {
  expect(findCardQuote([CHINESE], 'en')).toBeNull();
});

test('quotes only whole sentences, unless the first one is too long', () => {
  const long = `${ENGLISH} ${'And then we walked on to the next temple, slowly. '.repeat(4)}`;
  expect(findCardQuote([long], 'en')).toBe(ENGLISH);
  expect(
    findCardQuote([`${CHINESE}${'后来我们又慢慢走去了下一座寺院。'.repeat(4)}`], 'zh-CN'),
  ).toMatch(/。$/);
  const endless = 'walking and '.repeat(20);
  expect(findCardQuote([endless], 'en')).toMatch(/^walking .* (walking|and)…$/);
});

test('skips reviews that are too short to be informative', () => {
  expect(findCardQuote(['Good!', '很好'], 'en')).toBeNull();
  expect(findCardQuote(['Good!', ENGLISH], 'en')).toBe(ENGLISH);
  expect(findCardQuote([], 'zh-CN')).toBeNull();
});
