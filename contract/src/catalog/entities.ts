import * as z from 'zod/mini';

/** A service. Guides, searches and bookings refer to it by its id in `services`. */
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

/** A name in Japanese writing, kana, Latin letters and Simplified Chinese. Empty if there is none. */
const Reading = z.object({
  kanji: z.string(),
  kana: z.string(),
  romaji: z.string(),
  chinese: z.string(),
});
export type Reading = z.infer<typeof Reading>;

/** A place that a postal code belongs to (docs/product/pages.md, "Postal codes"). */
export const PostalPlace = z.object({
  /** 東京都. */
  prefecture: Reading,
  /** 渋谷区, 京都市東山区 or 八重山郡与那国町. */
  city: Reading,
  /** 神宮前; empty if the code covers the whole city. */
  town: Reading,
});
export type PostalPlace = z.infer<typeof PostalPlace>;
