import type { GuideId, SubcategoryId } from '@tomoguide/contract/primitives';
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
 * Search filters and reply bodies, derived from the guides' tables in the transaction that changes them,
 * only by refresh.ts.
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
    /** The recommended order, highest first. */
    rank: integer().notNull(),
    /**
     * Latest start of the shortest tour by weekday, Monday first, in minutes after midnight; -1 if none that
     * day.
     */
    latestStarts: smallint('latest_starts').array().notNull(),
    services: integer().array().$type<SubcategoryId[]>().notNull(),
  },
  // Ascending, and read backward for descending orders, because Drizzle's desc() sorts nulls differently
  // from the queries.
  (t) => [
    index('guide_search_city_rank').on(t.city, t.rank, t.guideId),
    index('guide_search_city_rating').on(t.city, t.rating, t.rank, t.guideId),
    index('guide_search_city_price').on(t.city, t.price, t.guideId),
    index('guide_search_rank').on(t.rank, t.guideId),
    index('guide_search_rating').on(t.rating, t.rank, t.guideId),
    index('guide_search_price').on(t.price, t.guideId),
    index('guide_search_services').using('gin', t.services),
  ],
);

/** The text in which a search finds a listed guide. */
export const guideTexts = pgTable(
  'guide_texts',
  {
    guideId: guideId(),
    /** Hashes of word parts (see words.ts). */
    grams: integer().array().notNull(),
    words: text().notNull(),
  },
  (t) => [index('guide_texts_grams').using('gin', t.grams)],
);

/** The JSON replies of every guide, listed or not, in both languages. */
export const guidePages = pgTable('guide_pages', {
  guideId: guideId(),
  listed: boolean().notNull(),
  cardEn: text('card_en').notNull(),
  cardZh: text('card_zh').notNull(),
  detailEn: text('detail_en').notNull(),
  detailZh: text('detail_zh').notNull(),
  /** Identifies the format of these replies (page-format.ts), which differs between releases. */
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
    /** Latest start of the shortest tour; null if none that day. */
    latestStart: instant('latest_start'),
  },
  (t) => [
    primaryKey({ columns: [t.guideId, t.day] }),
    index('guide_day_overrides_day').on(t.day, t.guideId, t.latestStart),
  ],
);
