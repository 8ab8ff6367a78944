import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import { expect, test } from 'vitest';
import { tagsThatFit } from './tags-that-fit.ts';

test('at most two, in their order', () => {
  expect(tagsThatFit([])).toEqual([]);
  expect(tagsThatFit(['Tea', 'Hiking', 'Kimono'])).toEqual(['Tea', 'Hiking']);
  expect(tagsThatFit(['茶道', '和服体验', '温泉'])).toEqual(['茶道', '和服体验']);
});

test('a long one gives way to a shorter one behind it', () => {
  expect(tagsThatFit(['Temples and shrines', 'Markets and street food', 'Kimono'])).toEqual([
    'Temples and shrines',
  ]);
  expect(tagsThatFit(['Tea ceremony', 'Markets and street food', 'Kimono'])).toEqual([
    'Tea ceremony',
    'Kimono',
  ]);
  expect(tagsThatFit(['Cherry blossom and autumn leaves', 'Kimono'])).toEqual(['Kimono']);
});

test('there is always one, however long', () => {
  for (const { nameEn, nameCn } of SERVICE_TREE.flatMap((each) => each.subcategories)) {
    expect(tagsThatFit([nameEn])).toEqual([nameEn]);
    expect(tagsThatFit([nameCn])).toEqual([nameCn]);
  }
});
