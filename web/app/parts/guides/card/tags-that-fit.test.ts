import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import { expect, test } from 'vitest';
import { pickFittingTags } from './tags-that-fit.ts';

test('returns at most two tags, in order', () => {
  expect(pickFittingTags([])).toEqual([]);
  expect(pickFittingTags(['Tea', 'Hiking', 'Kimono'])).toEqual(['Tea', 'Hiking']);
  expect(pickFittingTags(['茶道', '和服体验', '温泉'])).toEqual(['茶道', '和服体验']);
});

test('skips a long tag if a shorter one follows', () => {
  expect(pickFittingTags(['Temples and shrines', 'Markets and street food', 'Kimono'])).toEqual([
    'Temples and shrines',
  ]);
  expect(pickFittingTags(['Tea ceremony', 'Markets and street food', 'Kimono'])).toEqual([
    'Tea ceremony',
    'Kimono',
  ]);
  expect(pickFittingTags(['Cherry blossom and autumn leaves', 'Kimono'])).toEqual(['Kimono']);
});

test('always returns one tag, no matter how long it is', () => {
  for (const { nameEn, nameCn } of SERVICE_TREE.flatMap((each) => each.subcategories)) {
    expect(pickFittingTags([nameEn])).toEqual([nameEn]);
    expect(pickFittingTags([nameCn])).toEqual([nameCn]);
  }
});
