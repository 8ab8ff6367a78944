import { describe, expect, test } from 'vitest';
import { joinSentences, translate } from './translate.ts';

const texts = {
  title: 'Guides in {{city}}',
  count_one: '{{count}} guide',
  count_other: '{{count}} guides',
  empty: { text: 'Nobody fits' },
};

test('finds a text by its group and fills its placeholders', () => {
  expect(translate('en', texts, 'title', { city: 'Kyoto' })).toBe('Guides in Kyoto');
  expect(translate('en', texts, 'empty.text')).toBe('Nobody fits');
});

test('chooses the plural form by count and language', () => {
  expect(translate('en', texts, 'count', { count: 1 })).toBe('1 guide');
  expect(translate('en', texts, 'count', { count: 0 })).toBe('0 guides');
  expect(translate('zh-CN', texts, 'count', { count: 1 })).toBe('1 guides');
});

test('does not escape placeholder values', () => {
  const city = '{{city}} $& $t(empty.text) <b>';
  expect(translate('en', texts, 'title', { city })).toBe(`Guides in ${city}`);
});

describe('spaces around values in Chinese', () => {
  const translateWith = (text: string, value: string | number) =>
    translate('zh-CN', { text: `${text}` }, 'text', { value });
  test.each([
    ['收藏{{value}}', 'Kenji', '收藏 Kenji'],
    ['收藏{{value}}', '健二', '收藏健二'],
    ['{{value}} 已接受预订', 'Kenji', 'Kenji 已接受预订'],
    ['{{value}} 已接受预订', '健二', '健二已接受预订'],
    ['在 {{value}} 的行程', '5月3日 周日', '在 5月3日 周日的行程'],
    ['在 {{value}}前付款', '09:30（东京时间）', '在 09:30（东京时间）前付款'],
    ['在 {{value}}前付款', '09:30', '在 09:30 前付款'],
    ['加 {{value}} 人', 3, '加 3 人'],
    ['{{value}}起', '¥200', '¥200 起'],
    ['{{value}} 起', '¥200/小时', '¥200/小时起'],
    ['{{value}}，你好', 'Kenji', 'Kenji，你好'],
    ['第一{{value}}', '', '第一'],
  ])('%s with %s', (text, value, expected) => {
    expect(translateWith(text, value)).toBe(expected);
  });

  test('leaves English as written', () => {
    expect(translate('en', { text: 'Save {{value}}now' }, 'text', { value: '健二' })).toBe(
      'Save 健二now',
    );
  });
});

test('replaces a placeholder without a value with an empty string', () => {
  expect(translate('en', texts, 'title', { city: null })).toBe('Guides in ');
  expect(translate('en', texts, 'title')).toBe('Guides in ');
});

test('an error code without a text reads as an internal error', () => {
  const errors = { NOT_FOUND: 'Not found', INTERNAL_ERROR: 'Something went wrong' };
  expect(translate('en', { errors }, 'errors.NOT_FOUND')).toBe('Not found');
  expect(translate('en', { errors }, 'errors.NEWER_THAN_THE_PAGE')).toBe('Something went wrong');
});

test('returns the key if there is no text for it', () => {
  expect(translate('en', texts, 'empty')).toBe('empty');
  expect(translate('en', texts, 'constructor.name')).toBe('constructor.name');
});

test('joins texts with a space only in languages that use spaces', () => {
  expect(joinSentences('en', 'Pay in person.', '', 'Cash is fine.')).toBe(
    'Pay in person. Cash is fine.',
  );
  expect(joinSentences('zh-CN', '当面付款。', '现金也可以。')).toBe('当面付款。现金也可以。');
});

test.each([
  ['Hebrew', 'בנימין'],
  ['Arabic', 'محمد'],
  ['N’Ko', 'ߒߞߏ'],
  ['Adlam', '𞤀𞤣𞤤𞤢𞤥'],
  ['Hanifi Rohingya', '𐴌𐴟'],
])('isolates the text direction of a name in %s from the surrounding text', (_, name) => {
  expect(translate('en', { said: '{{name}}, 10:00' }, 'said', { name })).toBe(
    `\u2068${name}\u2069, 10:00`,
  );
});

test.each([
  ['\u202eMei', 'Mei'],
  ['Mei\u2069\u202e', 'Mei'],
  ['\u2067Mei', 'Mei'],
])('closes the direction mark in %j', (name, shown) => {
  for (const locale of ['en', 'zh-CN'] as const)
    expect(translate(locale, { said: '{{name}}, 10:00' }, 'said', { name })).toBe(
      `${shown}, 10:00`,
    );
});
