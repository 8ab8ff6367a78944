import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { serviceCategories, serviceSubcategories } from './tables.ts';

/** Updates an existing row if its position or names differ. */
const updateIfChanged = (table: typeof serviceCategories | typeof serviceSubcategories) => ({
  target: table.id,
  set: {
    position: sql`excluded.position`,
    nameCn: sql`excluded.name_cn`,
    nameEn: sql`excluded.name_en`,
  },
  setWhere: sql`(${table.position}, ${table.nameCn}, ${table.nameEn}) is distinct from (excluded.position, excluded.name_cn, excluded.name_en)`,
});

export const upsertCategories = async (
  db: Executor,
  rows: (typeof serviceCategories.$inferInsert)[],
): Promise<void> => {
  await db
    .insert(serviceCategories)
    .values(rows)
    .onConflictDoUpdate(updateIfChanged(serviceCategories));
};

export const upsertSubcategories = async (
  db: Executor,
  rows: (typeof serviceSubcategories.$inferInsert)[],
): Promise<void> => {
  await db
    .insert(serviceSubcategories)
    .values(rows)
    .onConflictDoUpdate(updateIfChanged(serviceSubcategories));
};
