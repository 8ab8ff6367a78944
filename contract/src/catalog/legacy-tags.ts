import type { Named } from './names.ts';

/** A one-word tag for a guide's activity. Cards showed it before services existed. */
export interface LegacyTag extends Named {
  readonly key: string;
}

/**
 * Fallback tags for cards if the services cannot be loaded (docs/product/guides.md, "Services"). Keyed by
 * category id, and separate from the catalog to keep the browser bundle small.
 */
const LEGACY_TAGS: Readonly<Record<number, LegacyTag>> = {
  1: { key: 'walks', nameCn: '城市漫游', nameEn: 'City walks' },
  2: { key: 'food', nameCn: '美食', nameEn: 'Food' },
  3: { key: 'culture', nameCn: '文化', nameEn: 'Culture' },
  4: { key: 'outdoors', nameCn: '户外', nameEn: 'Outdoors' },
  5: { key: 'anime', nameCn: '动漫', nameEn: 'Anime' },
  6: { key: 'shopping', nameCn: '购物', nameEn: 'Shopping' },
  7: { key: 'photography', nameCn: '旅拍', nameEn: 'Photography' },
  8: { key: 'family', nameCn: '亲子', nameEn: 'Family' },
  9: { key: 'interpreting', nameCn: '翻译', nameEn: 'Interpreting' },
  10: { key: 'business', nameCn: '商务', nameEn: 'Business' },
  11: { key: 'day-trips', nameCn: '一日游', nameEn: 'Day trips' },
};

/** Returns the tags of a guide's subcategories, in their order and without duplicates. */
export const listLegacyTags = (subcategoryIds: readonly number[]): LegacyTag[] => {
  const categories = new Set(subcategoryIds.map((id) => Math.floor(id / 100)));
  return [...categories].flatMap((id) => LEGACY_TAGS[id] ?? []);
};

/** Returns the tag with this key, as used in a guide card's `legacyTags`; null if unknown. */
export const findLegacyTag = (key: string): LegacyTag | null =>
  Object.values(LEGACY_TAGS).find((tag) => tag.key === key) ?? null;
