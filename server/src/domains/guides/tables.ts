import type {
  ItineraryTerms,
  LanguageLevels,
  SuggestedPlace,
  TargetGroup,
} from '@tomoguide/contract/guides/entities';
import {
  CALENDAR_PROBLEMS,
  type UnreadableEntry,
  type ZoneNote,
} from '@tomoguide/contract/guides/imported-calendar';
import { NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { DayRange, StatedPermission } from '@tomoguide/contract/guides/work-limits';
import { RESIDENCE_STATUSES, WORK_KINDS } from '@tomoguide/contract/guides/work-permission-bounds';
import type { Hours } from '@tomoguide/contract/guides/working-hours';
import type {
  FileId,
  GuideId,
  ImportedCalendarId,
  ItineraryId,
  QualificationId,
  SubcategoryId,
  UserId,
  WorkPermissionId,
} from '@tomoguide/contract/primitives';
import type { ShoppingCount } from '@tomoguide/contract/reviews/shopping';
import type { TagCount } from '@tomoguide/contract/reviews/tags';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/** A stop of an itinerary as stored, in the languages that the guide entered. */
export interface StoredStop {
  title: LocalText;
  description: LocalText;
  minutes: number | null;
}

/** A guide's picture: the name of its files, and its description in the languages that the guide entered. */
export interface StoredPhoto {
  name: string;
  alt: LocalText;
}

const localText = () => jsonb().$type<LocalText>().notNull().default({ en: null, zh: null });

/** Guides, listed or not. Locking the row locks the guide's calendar. */
export const guides = pgTable(
  'guides',
  {
    id: integer().$type<GuideId>().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').$type<UserId>().notNull().unique('guides_user_unique'),
    serviceCity: text('service_city').notNull(),
    timeZone: text('time_zone').notNull(),
    bioEn: text('bio_en'),
    bioZh: text('bio_zh'),
    languages: text({ enum: ['zh', 'ja', 'en'] })
      .array()
      .notNull(),
    /** The level of each language; a language without a level is absent. */
    languageLevels: jsonb('language_levels').$type<Partial<LanguageLevels>>().notNull().default({}),
    /** Meeting places that the guide suggests, in the guide's order. */
    meetingPlaces: jsonb('meeting_places').$type<SuggestedPlace[]>().notNull().default([]),
    /**
     * A new calendar is not read before this time, because the wait of a removed calendar still applies;
     * null if there is no wait.
     */
    calendarsPausedUntil: instant('calendars_paused_until'),
    /**
     * The times, by host, before which servers of removed calendars must not be asked again (Retry-After).
     */
    calendarWaits: jsonb('calendar_waits')
      .$type<{ host: string; until: string }[]>()
      .notNull()
      .default([]),
    /** Name of the portrait's files; null if there is no portrait. */
    portrait: text(),
    /** The cover photo; if null, the page shows the drawing. */
    cover: jsonb().$type<StoredPhoto>(),
    gallery: jsonb().$type<StoredPhoto[]>().notNull().default([]),
    age: smallint(),
    sex: text({ enum: ['male', 'female', 'other', 'prefer_not_to_say'] }),
    mbti: text(),
    ethicsScore: smallint('ethics_score'),
    ethicsDescription: localText(),
    boundaryScore: smallint('boundary_score'),
    boundaryDescription: localText(),
    supportiveScore: smallint('supportive_score'),
    supportiveDescription: localText(),
    occupation: localText(),
    experienceYears: smallint('experience_years'),
    experienceSessions: integer('experience_sessions'),
    targetGroups: text('target_groups').array().$type<TargetGroup[]>().notNull(),
    minPeople: smallint('min_people').notNull(),
    maxPeople: smallint('max_people').notNull(),
    minDurationMinutes: smallint('min_duration_minutes').notNull(),
    maxDurationMinutes: smallint('max_duration_minutes').notNull(),
    /** Price per hour for one person, a whole amount of RMB in fen; null if there are no rates yet. */
    basicPriceCents: integer('basic_price_cents'),
    /** Price per extra person per hour, in fen; null for the default (docs/product/guides.md, "Prices"). */
    additionalPriceCents: integer('additional_price_cents'),
    /** True if a payment counts as the guide's acceptance (docs/product/bookings.md, "Instant booking"). */
    instantBooking: boolean('instant_booking').notNull().default(false),
    approvedAt: instant('approved_at'),
    /** True if the guide paused the listing. */
    paused: boolean().notNull().default(false),
    /**
     * The reason that staff gave for pausing the listing; empty if it was paused automatically after too
     * many cancellations; null if it is not paused.
     */
    staffPauseReason: text('staff_pause_reason'),
    suspendedAt: instant('suspended_at'),
    /**
     * Until when the guide can take bookings without having stated a permission to work. The default is for
     * processes of the release before, which do not set it.
     */
    permissionDueAt: instant('permission_due_at')
      .notNull()
      .default(sql`now() + interval '60 days'`),
    /**
     * When to remind the guide next that the permission to work expires or must be stated, or that it has
     * expired; null if there is nothing to remind of. The default asks guides from before the rule.
     */
    permissionRemindAt: instant('permission_remind_at').default(sql`now()`),
    /** What decides when the guide may work, copied from `work_permissions` by work-permissions/. */
    statedPermissions: jsonb('stated_permissions')
      .$type<StatedPermission[]>()
      .notNull()
      .default([]),
    responseTimeMinutes: integer('response_time_minutes'),
    acceptedRequests: integer('accepted_requests').notNull().default(0),
    decidedRequests: integer('decided_requests').notNull().default(0),
    completedTours: integer('completed_tours').notNull().default(0),
    /** Number of public reviews with one to five stars; the reviews domain updates it. */
    ratingCounts: integer('rating_counts').array().notNull().default([0, 0, 0, 0, 0]),
    /** The tags of public reviews, most frequent first; the reviews domain updates it. */
    tagCounts: jsonb('tag_counts').$type<TagCount[]>().notNull().default([]),
    /**
     * How many of the last travelers answered the questions about shopping, and how many reported something;
     * null if there are too few to show. The reviews domain updates it.
     */
    shopping: jsonb().$type<ShoppingCount>(),
    /** The guide's only reply to the reports about shopping. */
    shoppingReply: text('shopping_reply'),
    shoppingRepliedAt: instant('shopping_replied_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('guides_permission_remind')
      .on(t.permissionRemindAt)
      .where(sql`${t.permissionRemindAt} is not null`),
    check('guides_people', sql`1 <= ${t.minPeople} and ${t.minPeople} <= ${t.maxPeople}`),
    check(
      'guides_durations',
      sql`30 <= ${t.minDurationMinutes} and ${t.minDurationMinutes} <= ${t.maxDurationMinutes} and ${t.maxDurationMinutes} <= 1440 and ${t.minDurationMinutes} % 30 = 0 and ${t.maxDurationMinutes} % 30 = 0`,
    ),
    check(
      'guides_prices',
      sql`${t.basicPriceCents} > 0 and ${t.basicPriceCents} % 100 = 0 and ${t.additionalPriceCents} >= 0 and ${t.additionalPriceCents} % 100 = 0`,
    ),
  ],
);

const guideId = () =>
  integer('guide_id')
    .$type<GuideId>()
    .notNull()
    .references(() => guides.id, { onDelete: 'cascade' });

/** The services that a guide offers; each can have its own hourly price. */
export const guideServices = pgTable(
  'guide_services',
  {
    guideId: guideId(),
    subcategoryId: integer('subcategory_id').$type<SubcategoryId>().notNull(),
    priceCents: integer('price_cents'),
  },
  (t) => [
    primaryKey({ columns: [t.guideId, t.subcategoryId] }),
    check('guide_services_price', sql`${t.priceCents} > 0 and ${t.priceCents} % 100 = 0`),
  ],
);

/** Weekly hours in minutes after the guide's midnight; an end above 1440 is on the next day. */
export const guideWeeklyHours = pgTable(
  'guide_weekly_hours',
  {
    guideId: guideId(),
    weekday: smallint().notNull(),
    startMinute: smallint('start_minute').notNull(),
    endMinute: smallint('end_minute').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.guideId, t.weekday, t.startMinute] }),
    check(
      'guide_weekly_hours_range',
      sql`${t.weekday} between 1 and 7 and 0 <= ${t.startMinute} and ${t.startMinute} < ${t.endMinute} and ${t.endMinute} <= 2850 and ${t.startMinute} % 30 = 0 and ${t.endMinute} % 30 = 0`,
    ),
  ],
);

/** A guide's qualifications, each with the file that proves it. */
export const guideQualifications = pgTable(
  'guide_qualifications',
  {
    id: integer().$type<QualificationId>().primaryKey().generatedAlwaysAsIdentity(),
    guideId: guideId(),
    title: localText(),
    /** The license number as the guide entered it; null if there is none. */
    licenceNumber: text('licence_number'),
    state: text({ enum: ['unchecked', 'pending', 'checked', 'rejected'] }).notNull(),
    /** The file that proves the qualification; null if none was submitted. */
    fileId: integer('file_id').$type<FileId>(),
    /** When the qualification was submitted to staff; null if it never was. */
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    reviewerId: integer('reviewer_id').$type<UserId>(),
    /** The reason that staff gave for a rejection. */
    reason: text(),
  },
  (t) => [
    index('guide_qualifications_guide').on(t.guideId, t.id),
    index('guide_qualifications_pending')
      .on(t.submittedAt, t.id)
      .where(sql`${t.state} = 'pending'`),
    index('guide_qualifications_state').on(t.state, t.submittedAt, t.id),
    check(
      'guide_qualifications_sent',
      sql`${t.state} <> 'pending' or (${t.fileId} is not null and ${t.submittedAt} is not null)`,
    ),
  ],
);

/**
 * What guides stated about their permission to work. Each has at most one statement that staff have checked,
 * and one that waits or was rejected.
 */
export const workPermissions = pgTable(
  'work_permissions',
  {
    id: integer().$type<WorkPermissionId>().primaryKey().generatedAlwaysAsIdentity(),
    guideId: guideId(),
    residenceStatus: text('residence_status', { enum: RESIDENCE_STATUSES }).notNull(),
    permits: text({ enum: WORK_KINDS }).notNull(),
    /** The last day of the permission; null if it does not expire. */
    until: date(),
    holidays: jsonb().$type<DayRange[]>().notNull().default([]),
    state: text({ enum: ['pending', 'checked', 'rejected'] }).notNull(),
    /** The file that proves the statement; null if none was submitted. */
    fileId: integer('file_id').$type<FileId>(),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    reviewerId: integer('reviewer_id').$type<UserId>(),
    /** The reason that staff gave for a rejection. */
    reason: text(),
  },
  (t) => [
    uniqueIndex('work_permissions_checked').on(t.guideId).where(sql`${t.state} = 'checked'`),
    uniqueIndex('work_permissions_latest').on(t.guideId).where(sql`${t.state} <> 'checked'`),
    index('work_permissions_state').on(t.state, t.submittedAt, t.id),
    index('work_permissions_until').on(t.until, t.id).where(sql`${t.state} = 'checked'`),
  ],
);

/** Hours that replace the weekly hours on one day; an empty list closes the day. */
export const guideExceptions = pgTable(
  'guide_exceptions',
  { guideId: guideId(), day: date().notNull(), hours: jsonb().$type<Hours[]>().notNull() },
  (t) => [primaryKey({ columns: [t.guideId, t.day] })],
);

/** The HTTP validators of a calendar's version, for conditional requests. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchedVersion extends Validators {
  /** When the version was fetched, in milliseconds since 1970. */
  at: number;
  /** The guide's time zone when the calendar was read. */
  timeZone: string;
}

/** Calendars that guides keep on other services, with their busy times. */
export const importedCalendars = pgTable(
  'imported_calendars',
  {
    id: integer().$type<ImportedCalendarId>().primaryKey().generatedAlwaysAsIdentity(),
    guideId: guideId(),
    name: text().notNull(),
    address: text().notNull(),
    addedAt: instant('added_at').notNull(),
    nextReadAt: instant('next_read_at').notNull(),
    /** True if the guide requested the next read. */
    refreshRequested: boolean('asked').notNull().default(false),
    triedAt: instant('tried_at'),
    readAt: instant('read_at'),
    failingSince: instant('failing_since'),
    problem: text({ enum: CALENDAR_PROBLEMS }),
    /**
     * Set while a process reads the calendar. If that process crashes, another process can read it after
     * this time.
     */
    readingUntil: instant('reading_until'),
    /** The version that was last fetched in full. */
    fetched: jsonb().$type<FetchedVersion>(),
    /** The results of the latest successful read. */
    entries: integer().notNull().default(0),
    unreadCount: integer('unread_count').notNull().default(0),
    unread: jsonb().$type<UnreadableEntry[]>().notNull().default([]),
    zones: jsonb().$type<ZoneNote[]>().notNull().default([]),
    /** Busy ranges in milliseconds since 1970, ascending; a failed read leaves them unchanged. */
    busy: jsonb().$type<(readonly [start: number, end: number])[]>().notNull().default([]),
  },
  (t) => [
    unique('imported_calendars_once').on(t.guideId, t.address),
    index('imported_calendars_due').on(t.nextReadAt),
    index('imported_calendars_reading').on(t.guideId).where(sql`${t.readingUntil} is not null`),
  ],
);

export const itineraries = pgTable(
  'itineraries',
  {
    id: integer().$type<ItineraryId>().primaryKey().generatedAlwaysAsIdentity(),
    guideId: guideId(),
    position: smallint().notNull(),
    title: localText(),
    summary: localText(),
    durationMinutes: smallint('duration_minutes').notNull(),
    /**
     * The services of a tour with this itinerary. Can include services that the guide no longer offers,
     * which reads omit.
     */
    services: integer().array().$type<SubcategoryId[]>().notNull().default([]),
    stops: jsonb().$type<StoredStop[]>().notNull(),
    terms: jsonb().$type<ItineraryTerms>().notNull().default(NO_TERMS),
    /** The name of one of the guide's photos; null if the itinerary shows the drawing. */
    picture: text(),
  },
  (t) => [index('itineraries_guide').on(t.guideId, t.position)],
);

export const savedGuides = pgTable(
  'saved_guides',
  {
    travelerId: integer('traveler_id').$type<UserId>().notNull(),
    guideId: guideId(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.travelerId, t.guideId] }),
    index('saved_guides_newest').on(t.travelerId, t.savedAt, t.guideId),
    index('saved_guides_guide').on(t.guideId),
  ],
);

/**
 * What most guides in a city who speak a language ask per hour for two people, computed every night. There
 * is no row for too few guides (docs/product/guides.md, "Comparing prices").
 */
export const priceRanges = pgTable(
  'price_ranges',
  {
    city: text().notNull(),
    language: text({ enum: ['zh', 'ja', 'en'] }).notNull(),
    lowCents: integer('low_cents').notNull(),
    highCents: integer('high_cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.city, t.language] })],
);
