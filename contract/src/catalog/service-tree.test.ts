import { expect, test } from 'vitest';
import { findLegacyTag, listLegacyTags } from './legacy-tags.ts';
import { findSubcategory, getCategory, isSubcategoryId, SERVICE_TREE } from './service-tree.ts';

const subcategories = SERVICE_TREE.flatMap((category) => category.subcategories);

test('the service tree has at least 8 categories and 40 subcategories', () => {
  expect(SERVICE_TREE.length).toBeGreaterThanOrEqual(8);
  expect(subcategories.length).toBeGreaterThanOrEqual(40);
});

test('service ids are unique, and each subcategory is found in its category', () => {
  const ids = [...SERVICE_TREE, ...subcategories].map((entry) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const category of SERVICE_TREE) {
    for (const sub of category.subcategories) {
      expect(findSubcategory(sub.id)).toBe(sub);
      expect(getCategory(sub.id)).toBe(category);
    }
  }
});

test('subcategory names are unique in both languages', () => {
  for (const sub of subcategories) {
    expect(sub.nameCn).toMatch(/\p{Script=Han}/u);
    expect(sub.nameEn).toMatch(/^[A-Z]/);
  }
  expect(new Set(subcategories.map((sub) => sub.nameEn)).size).toBe(subcategories.length);
  expect(new Set(subcategories.map((sub) => sub.nameCn)).size).toBe(subcategories.length);
});

test('published ids keep their meaning', () => {
  expect(findSubcategory(101)?.nameEn).toBe('Landmarks and highlights');
  expect(findSubcategory(302)?.nameCn).toBe('茶道');
  expect(findSubcategory(1105)?.nameEn).toBe('Hot-spring towns');
});

test('an id that was never published is unknown', () => {
  for (const id of [0, -1, 1, 199, 1.5, Number.NaN]) expect(isSubcategoryId(id)).toBe(false);
  expect(getCategory(199)).toBeNull();
});

test('listLegacyTags returns each of a guide’s categories once', () => {
  expect(listLegacyTags([201, 202, 304]).map((tag) => tag.nameEn)).toEqual(['Food', 'Culture']);
  expect(listLegacyTags([99_999])).toEqual([]);
  expect(findLegacyTag('food')?.nameCn).toBe('美食');
  expect(findLegacyTag('constructor')).toBeNull();
  for (const category of SERVICE_TREE)
    expect(listLegacyTags([category.id * 100 + 1])).toHaveLength(1);
});
