import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { serviceCategories, serviceSubcategories } from './tables.ts';

export { isElsewhere } from './postal-codes/is-elsewhere.ts';
export { placesOfCode } from './postal-codes/places-of-code.ts';

const named = {
  position: sql`excluded.position`,
  nameCn: sql`excluded.name_cn`,
  nameEn: sql`excluded.name_en`,
};

/**
 * Writes the contract's service tree to the database: adds new entries, updates renamed ones, and removes
 * none, because past bookings reference them. Idempotent, and safe in several processes concurrently.
 */
export const syncCatalog = async (executor: Executor): Promise<void> => {
  const categories = SERVICE_TREE.map(({ id, nameCn, nameEn }, position) => ({
    id,
    position,
    nameCn,
    nameEn,
  }));
  await executor
    .insert(serviceCategories)
    .values(categories)
    .onConflictDoUpdate({
      target: serviceCategories.id,
      set: named,
      setWhere: sql`(${serviceCategories.position}, ${serviceCategories.nameCn}, ${serviceCategories.nameEn}) is distinct from (excluded.position, excluded.name_cn, excluded.name_en)`,
    });
  const subcategories = SERVICE_TREE.flatMap((category) =>
    category.subcategories.map((sub, position) => ({ ...sub, categoryId: category.id, position })),
  );
  await executor
    .insert(serviceSubcategories)
    .values(subcategories)
    .onConflictDoUpdate({
      target: serviceSubcategories.id,
      set: named,
      setWhere: sql`(${serviceSubcategories.position}, ${serviceSubcategories.nameCn}, ${serviceSubcategories.nameEn}) is distinct from (excluded.position, excluded.name_cn, excluded.name_en)`,
    });
};
