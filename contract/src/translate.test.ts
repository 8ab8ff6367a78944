import { expect, test } from 'vitest';
import { translate } from './translate.ts';

const sentences = {
  title: 'Guides in {{city}}',
  count_one: '{{count}} guide',
  count_other: '{{count}} guides',
  empty: { text: 'Nobody fits' },
};

test('a sentence is found by its group, and its places are filled', () => {
  expect(translate('en', sentences, 'title', { city: 'Kyoto' })).toBe('Guides in Kyoto');
  expect(translate('en', sentences, 'empty.text')).toBe('Nobody fits');
});

test('a count chooses the plural form of the language', () => {
  expect(translate('en', sentences, 'count', { count: 1 })).toBe('1 guide');
  expect(translate('en', sentences, 'count', { count: 0 })).toBe('0 guides');
  expect(translate('zh-CN', sentences, 'count', { count: 1 })).toBe('1 guides');
});

test('what stands in a place is shown as it is', () => {
  const city = '{{city}} $& $t(empty.text) <b>';
  expect(translate('en', sentences, 'title', { city })).toBe(`Guides in ${city}`);
});

test('an empty place is left empty', () => {
  expect(translate('en', sentences, 'title', { city: null })).toBe('Guides in ');
  expect(translate('en', sentences, 'title')).toBe('Guides in ');
});

test('a key that nothing stands at is shown itself', () => {
  expect(translate('en', sentences, 'empty')).toBe('empty');
  expect(translate('en', sentences, 'constructor.name')).toBe('constructor.name');
});
