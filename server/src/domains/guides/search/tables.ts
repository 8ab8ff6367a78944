import type { GuideId, SubcategoryId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';
import { guides } from '../tables.ts';

/**
 * Data for searches: filter columns and response bodies, derived from the guides' tables in the transaction
 * that changes those. Only refresh.ts writes to these tables.
 */

const guideId = () =>
  integer('guide_id')
    .$type<GuideId>()
    .primaryKey()
    .references(() => guides.id, { onDelete: 'cascade' });

/** One narrow row per listed guide, with everything that a search filters and sorts by. */
export const guideSearch = pgTable(
  'guide_search',
  {
    guideId: guideId(),
    city: text().notNull(),
    timeZone: text('time_zone').notNull(),
    /** Bit mask: Chinese 1, Japanese 2, English 4. */
    languages: smallint().notNull(),
    minPeople: smallint('min_people').notNull(),
    maxPeople: smallint('max_people').notNull(),
    /** RMB per hour for one person. */
    price: integer().notNull(),
    /** Ten times the mean of the public reviews; 0 if there are none. */
    rating: smallint().notNull(),
    /** Score for the recommended order; the highest comes first. */
    rank: integer().notNull(),
    /**
     * Latest start of the shortest tour by weekday, Monday first, in minutes after midnight; -1 for a
     * weekday without tours.
     */
    latestStarts: smallint('latest_starts').array().notNull(),
    services: integer().array().$type<SubcategoryId[]>().notNull(),
    instant: boolean().notNull().default(false),
    /** The last day on which the guide's residence status lets them guide; null if there is none. */
    lastDay: date('last_day'),
  },
  // Ascending indexes that descending orders read backward, because Drizzle's desc() sorts nulls
  // differently from the queries.
  (t) => [
    index('guide_search_city_rank').on(t.city, t.rank, t.guideId),
    index('guide_search_city_rating').on(t.city, t.rating, t.rank, t.guideId),
    index('guide_search_city_price').on(t.city, t.price, t.guideId),
    index('guide_search_rank').on(t.rank, t.guideId),
    index('guide_search_rating').on(t.rating, t.rank, t.guideId),
    index('guide_search_price').on(t.price, t.guideId),
    // Partial, because a filter that few guides match would otherwise read most of an order's index.
    index('guide_search_instant_city_rank').on(t.city, t.rank, t.guideId).where(sql`${t.instant}`),
    index('guide_search_instant_rank').on(t.rank, t.guideId).where(sql`${t.instant}`),
    index('guide_search_services').using('gin', t.services),
  ],
);

/** The text of a listed guide that searches by text match. */
export const guideTexts = pgTable(
  'guide_texts',
  {
    guideId: guideId(),
    /** Hashed word parts (search-text.ts). */
    grams: integer().array().notNull(),
    words: text().notNull(),
  },
  (t) => [index('guide_texts_grams').using('gin', t.grams)],
);

/** The JSON responses about each guide, listed or not, in both languages. */
export const guidePages = pgTable('guide_pages', {
  guideId: guideId(),
  listed: boolean().notNull(),
  cardEn: text('card_en').notNull(),
  cardZh: text('card_zh').notNull(),
  detailEn: text('detail_en').notNull(),
  detailZh: text('detail_zh').notNull(),
  /** The format of the stored responses (page-format.ts), which differs between releases. */
  format: text().notNull().default(''),
});

/** Days that differ from the usual week because of exceptions, tours or DST changes. */
export const guideDayOverrides = pgTable(
  'guide_day_overrides',
  {
    guideId: integer('guide_id')
      .$type<GuideId>()
      .notNull()
      .references(() => guides.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** When the shortest tour can start at the latest; null if no tour can start on that day. */
    latestStart: instant('latest_start'),
  },
  (t) => [
    primaryKey({ columns: [t.guideId, t.day] }),
    index('guide_day_overrides_day').on(t.day, t.guideId, t.latestStart),
  ],
);
