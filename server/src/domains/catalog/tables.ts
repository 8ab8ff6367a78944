import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The contract's service tree, stored in the database for foreign keys from guides' services and for SQL
 * queries.
 */
export const serviceCategories = pgTable('service_categories', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  nameCn: text('name_cn').notNull(),
  nameEn: text('name_en').notNull(),
});

export const serviceSubcategories = pgTable('service_subcategories', {
  id: integer('id').primaryKey(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => serviceCategories.id),
  position: integer('position').notNull(),
  nameCn: text('name_cn').notNull(),
  nameEn: text('name_en').notNull(),
});
