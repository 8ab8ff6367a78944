import * as z from 'zod/mini';

/** A service. Guides, searches and bookings refer to it by ID in `services`. */
export const ServiceSubcategory = z.object({
  id: z.int(),
  nameCn: z.string(),
  nameEn: z.string(),
});
export type ServiceSubcategory = z.infer<typeof ServiceSubcategory>;

export const ServiceCategory = z.object({
  id: z.int(),
  nameCn: z.string(),
  nameEn: z.string(),
  subcategories: z.array(ServiceSubcategory),
});
export type ServiceCategory = z.infer<typeof ServiceCategory>;

/**
 * A name in Japanese script, in kana, in Latin letters and in Simplified Chinese. A missing form is an
 * empty string.
 */
const Reading = z.object({
  kanji: z.string(),
  kana: z.string(),
  romaji: z.string(),
  chinese: z.string(),
});
export type Reading = z.infer<typeof Reading>;

/** A place that a postal code belongs to (docs/product/pages.md, "Postal codes"). */
export const PostalPlace = z.object({
  /** For example 東京都. */
  prefecture: Reading,
  /** For example 渋谷区, 京都市東山区 or 八重山郡与那国町. */
  city: Reading,
  /** For example 神宮前; empty if the code covers the whole city. */
  town: Reading,
});
export type PostalPlace = z.infer<typeof PostalPlace>;
