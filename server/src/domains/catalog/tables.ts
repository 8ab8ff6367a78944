import type { StatedHours } from '@tomoguide/contract/catalog/day-figures';
import type { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';

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

export const DAY_FIGURE_KINDS = ['sight', 'ride'] as const;
export type DayFigureKind = (typeof DAY_FIGURE_KINDS)[number];

/**
 * What staff stated about figures of the day check (docs/product/guides.md, "Does the day fit?"). A row without hours
 * and minutes confirms the shipped figure; one without a day of the check has no effect. No row is deleted, so that a
 * version never returns.
 */
export const dayFigures = pgTable(
  'day_figures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<DayFigureKind>().notNull(),
    /** The ID of the sight or ride, which the lists in the code contain. */
    name: text().notNull(),
    hours: jsonb().$type<StatedHours>(),
    minutes: smallint(),
    checkedOn: date('checked_on'),
    /** Where the figure comes from. */
    note: text(),
    /** Increases with each change; 0 until the first one. */
    version: integer().notNull().default(0),
    /** Who changed it last. */
    staffId: integer('staff_id').$type<UserId>().notNull(),
  },
  (t) => [
    unique('day_figures_name').on(t.kind, t.name),
    check('day_figures_kind', sql`${t.kind} in ('sight', 'ride')`),
    check('day_figures_hours', sql`${t.hours} is null or ${t.kind} = 'sight'`),
    check(
      'day_figures_minutes',
      sql`${t.minutes} is null or (${t.kind} = 'ride' and ${t.minutes} between 1 and 600)`,
    ),
    check(
      'day_figures_checked',
      sql`${t.checkedOn} is not null or (${t.hours} is null and ${t.minutes} is null and ${t.note} is null)`,
    ),
  ],
);
