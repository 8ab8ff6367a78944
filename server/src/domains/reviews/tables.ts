import type {
  BookingId,
  GuideId,
  ReviewId,
  ShoppingCaseId,
  UserId,
} from '@tomoguide/contract/primitives';
import { REVIEW_MATCHES } from '@tomoguide/contract/reviews/entities';
import { MAX_TAGS, REVIEW_TAGS } from '@tomoguide/contract/reviews/tags';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { bookings } from '../bookings/tables.ts';

/**
 * Reviews in both directions. A review is public only if `publicAt` is set and `hiddenAt` is not
 * (docs/product/reviews.md, "Public reviews").
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().$type<ReviewId>().primaryKey().generatedAlwaysAsIdentity(),
    /** The reviewed booking; null for demo reviews without a booking on the site. */
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .references(() => bookings.id),
    type: text({ enum: ['traveler_to_guide', 'guide_to_traveler'] }).notNull(),
    fromUserId: integer('from_user_id').$type<UserId>().notNull(),
    toUserId: integer('to_user_id').$type<UserId>().notNull(),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    rating: smallint().notNull(),
    content: text().notNull().default(''),
    /** What the traveler praises, in the order of REVIEW_TAGS; empty in a review of a traveler. */
    tags: text({ enum: REVIEW_TAGS }).array().notNull().default([]),
    submittedAt: instant('submitted_at').notNull(),
    publicAt: instant('public_at'),
    /**
     * When to check next whether the review can be published; null once it is public, or if only an event
     * can change that.
     */
    publishAt: instant('publish_at'),
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    /** The deadline for staff to check the review; null if they need not check it or have released it. */
    checkedUntil: instant('checked_until'),
    /** The kinds of data that its two users shared when it was submitted. */
    matches: text({ enum: REVIEW_MATCHES }).array().notNull().default([]),
    reply: text(),
    repliedAt: instant('replied_at'),
  },
  (t) => [
    uniqueIndex('reviews_booking_type_unique').on(t.bookingId, t.type),
    index('reviews_public')
      .on(t.guideId, t.publicAt, t.id)
      .where(sql`public_at is not null and hidden_at is null and type = 'traveler_to_guide'`),
    index('reviews_publish').on(t.publishAt).where(sql`${t.publishAt} is not null`),
    index('reviews_hidden').on(t.id).where(sql`${t.hiddenAt} is not null`),
    index('reviews_checked')
      .on(t.id)
      .where(sql`checked_until is not null and public_at is null and hidden_at is null`),
    index('reviews_to_user').on(t.toUserId),
    index('reviews_from_user').on(t.fromUserId),
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
    check(
      'reviews_tags',
      sql`cardinality(${t.tags}) <= ${sql.raw(String(MAX_TAGS))} and (${t.type} = 'traveler_to_guide' or ${t.tags} = '{}')`,
    ),
    check('reviews_published_once', sql`${t.publicAt} is null or ${t.publishAt} is null`),
    check('reviews_not_self', sql`${t.fromUserId} <> ${t.toUserId}`),
  ],
);

/** Cases for staff about a guide; each guide has at most one open case. */
export const shoppingCases = pgTable(
  'shopping_cases',
  {
    id: integer().$type<ShoppingCaseId>().primaryKey().generatedAlwaysAsIdentity(),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    guideUserId: integer('guide_user_id').$type<UserId>().notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    /** Staff's note on closing the case. */
    reason: text(),
  },
  (t) => [
    uniqueIndex('shopping_cases_one_open').on(t.guideId).where(sql`${t.closedAt} is null`),
    index('shopping_cases_closed').on(t.id).where(sql`${t.closedAt} is not null`),
    check('shopping_cases_closed_whole', sql`(${t.closedAt} is null) = (${t.reason} is null)`),
  ],
);

/** Travelers' answers to the questions about shopping, which are never changed. */
export const shoppingAnswers = pgTable(
  'shopping_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for demo answers without a booking on the site. */
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .references(() => bookings.id),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    travelerId: integer('traveler_id').$type<UserId>().notNull(),
    unagreedShop: boolean('unagreed_shop').notNull(),
    pressure: boolean().notNull(),
    overcharged: boolean().notNull(),
    answeredAt: instant('answered_at').notNull(),
    /**
     * When the answers started to count without a public review; null until then. They also count while the
     * traveler's review is public.
     */
    countedAt: instant('counted_at'),
    /** When to check next whether they count without a review; null once they do, or if they never will. */
    countAt: instant('count_at'),
    /** The case that they are part of, if they report something. */
    caseId: integer('case_id')
      .$type<ShoppingCaseId>()
      .references(() => shoppingCases.id),
  },
  (t) => [
    uniqueIndex('shopping_answers_booking_unique').on(t.bookingId),
    index('shopping_answers_guide').on(t.guideId, t.answeredAt, t.id),
    index('shopping_answers_traveler').on(t.travelerId),
    index('shopping_answers_case').on(t.caseId),
    index('shopping_answers_count').on(t.countAt).where(sql`${t.countAt} is not null`),
  ],
);
