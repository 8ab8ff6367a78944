import * as z from 'zod/mini';

/** A specialty: what `services` of a guide, a search and a booking name by id. */
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
