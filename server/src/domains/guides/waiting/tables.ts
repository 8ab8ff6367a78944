import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import type { FreedDayId, GuideId, UserId, WaitingEntryId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';
import { guides } from '../tables.ts';

/** Who waits for which day: of a guide, or of any guide of a city (docs/product/waiting-list.md). */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    /** IDs are in the order in which users joined. */
    id: integer().$type<WaitingEntryId>().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').$type<UserId>().notNull(),
    day: date().notNull(),
    /** The guide; null for a city. */
    guideId: integer('guide_id')
      .$type<GuideId>()
      .references(() => guides.id, { onDelete: 'cascade' }),
    /** The city and the group size; null for a guide. */
    city: text(),
    travelers: smallint(),
    /** The language; `any` for any, so that an index can find it; null for a guide. */
    language: text().$type<GuideLanguage | 'any'>(),
    joinedAt: instant('joined_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When the user was last notified; null if never. */
    notifiedAt: instant('notified_at'),
    /** The guide whose day the user was last notified about; null if never. */
    notifiedGuideId: integer('notified_guide_id').$type<GuideId>(),
  },
  (t) => [
    check('waiting_entries_kind', sql`(${t.guideId} is null) = (${t.city} is not null)`),
    check(
      'waiting_entries_city',
      sql`(${t.city} is null) = (${t.travelers} is null) and (${t.city} is null) = (${t.language} is null)`,
    ),
    uniqueIndex('waiting_entries_once_guide')
      .on(t.userId, t.day, t.guideId)
      .where(sql`${t.guideId} is not null`),
    uniqueIndex('waiting_entries_once_city')
      .on(t.userId, t.day, t.city, t.travelers, t.language)
      .where(sql`${t.city} is not null`),
    index('waiting_entries_user').on(t.userId, t.day),
    index('waiting_entries_guide').on(t.guideId, t.day, t.id).where(sql`${t.guideId} is not null`),
    index('waiting_entries_city')
      .on(t.city, t.day, t.language, t.travelers, t.id)
      .where(sql`${t.city} is not null`),
    index('waiting_entries_end').on(t.endsAt),
  ],
);

/** Days of guides that became free and that users wait for, until all of them are notified. */
export const freedDays = pgTable(
  'freed_days',
  {
    id: integer().$type<FreedDayId>().primaryKey().generatedAlwaysAsIdentity(),
    guideId: integer('guide_id')
      .$type<GuideId>()
      .notNull()
      .references(() => guides.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    freedAt: instant('freed_at').notNull(),
    nextRoundAt: instant('next_round_at').notNull(),
    /** The last entry that was notified since the day became free; 0 if none was. */
    afterId: integer('after_id').$type<WaitingEntryId | 0>().notNull().default(0),
  },
  (t) => [
    unique('freed_days_once').on(t.guideId, t.day),
    index('freed_days_due').on(t.nextRoundAt),
  ],
);
