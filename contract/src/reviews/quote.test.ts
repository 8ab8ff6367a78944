import { expect, test } from 'vitest';
import { quoteFrom } from './quote.ts';

const ENGLISH = 'Kenji knew every lane. We came back twice.';
const CHINESE = '健次带我们走了很多小巷。孩子也很开心。';

test.each([
  ['en', ENGLISH],
  ['zh-CN', CHINESE],
] as const)('quotes a review in the user’s language: %s', (locale, quote) => {
  expect(quoteFrom([CHINESE, ENGLISH], locale)).toBe(quote);
  expect(quoteFrom([ENGLISH, CHINESE], locale)).toBe(quote);
});

test('does not quote a review in another language', () => {
  expect(quoteFrom([CHINESE], 'en')).toBeNull();
});

test('quotes only whole sentences, unless the first one is too long', () => {
  const long = `${ENGLISH} ${'And then we walked on to the next temple, slowly. '.repeat(4)}`;
  expect(quoteFrom([long], 'en')).toBe(ENGLISH);
  expect(quoteFrom([`${CHINESE}${'后来我们又慢慢走去了下一座寺院。'.repeat(4)}`], 'zh-CN')).toMatch(
    /。$/,
  );
  const endless = 'walking and '.repeat(20);
  expect(quoteFrom([endless], 'en')).toMatch(/^walking .* (walking|and)…$/);
});

test('skips reviews that are too short to be informative', () => {
  expect(quoteFrom(['Good!', '很好'], 'en')).toBeNull();
  expect(quoteFrom(['Good!', ENGLISH], 'en')).toBe(ENGLISH);
  expect(quoteFrom([], 'zh-CN')).toBeNull();
});
