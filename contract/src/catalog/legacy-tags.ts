import type { Named } from './names.ts';

/** One word for what a guide does, as cards showed it before there were services. */
export interface LegacyTag extends Named {
  readonly key: string;
}

/**
 * The list that cards fall back to when the services cannot be fetched (docs/product/guides.md,
 * "Services"). It stands by category id and needs nothing else of the catalog, so that it is small
 * in the browser.
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

/** The tags of a guide's subcategory ids, each once, in their order. */
export const legacyTags = (subcategoryIds: readonly number[]): LegacyTag[] => {
  const categories = new Set(subcategoryIds.map((id) => Math.floor(id / 100)));
  return [...categories].flatMap((id) => LEGACY_TAGS[id] ?? []);
};

/** The tag of a key, as `legacyTags` of a guide's card names it; null for an unknown one. */
export const legacyTagByKey = (key: string): LegacyTag | null =>
  Object.values(LEGACY_TAGS).find((tag) => tag.key === key) ?? null;
