import { type Actor, PARTIES } from '@tomoguide/contract/bookings/booking-facts';
import { CHANGE_STATES } from '@tomoguide/contract/bookings/change-proposal';
import type { DayMark } from '@tomoguide/contract/bookings/day-marks';
import type { DriverLines } from '@tomoguide/contract/bookings/driver-lines';
import { CLAIM_STATES } from '@tomoguide/contract/bookings/emergency-claim';
import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import type { StoredExtraCost } from '@tomoguide/contract/bookings/extra-costs';
import type { LeadTravelerSent, Need } from '@tomoguide/contract/bookings/lead-traveler';
import type { AddressProposal } from '@tomoguide/contract/bookings/meeting-point';
import type { Particulars } from '@tomoguide/contract/bookings/particulars';
import {
  PATTERN_DECISIONS,
  PATTERN_KINDS,
  PATTERN_STATES,
} from '@tomoguide/contract/bookings/patterns';
import { PROOF_STATES, type ProofWarning } from '@tomoguide/contract/bookings/payment-proof';
import type { QuoteLine } from '@tomoguide/contract/bookings/quote-lines';
import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import { ENTRY_OUTCOMES, ENTRY_REASONS } from '@tomoguide/contract/bookings/start-code';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  type CancelKind,
} from '@tomoguide/contract/bookings/statuses';
import { COLLEAGUE_ANSWERS, SUBSTITUTION_STATES } from '@tomoguide/contract/bookings/substitution';
import { REQUEST_STATES } from '@tomoguide/contract/bookings/tour-request';
import type { HistoryEvent } from '@tomoguide/contract/bookings/transitions';
import type { WeatherReason } from '@tomoguide/contract/bookings/weather';
import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { DISPUTE_OUTCOMES } from '@tomoguide/contract/payments/dispute-split';
import type { CancellationPolicy } from '@tomoguide/contract/payments/entities';
import type {
  BookingId,
  ChangeProposalId,
  ConversationId,
  EmergencyClaimId,
  GuideId,
  Locale,
  PatternCaseId,
  PaymentProofId,
  SubcategoryId,
  SubstitutionId,
  TourRequestId,
  UserId,
  WeatherId,
} from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, instantRange } from '../../database/columns.ts';

/** A stored proposal of a meeting point; the latest proposal stays stored after it is answered. */
export interface StoredProposal extends Omit<AddressProposal, 'addressConfirmed'> {
  /** Absent in rows from before addresses could be confirmed. */
  addressConfirmed?: boolean;
  answer: 'accepted' | 'declined' | null;
}

const flag = (name: string) => boolean(name).notNull().default(false);

/**
 * Bookings; no booking is ever deleted. The migrations add the constraint that a guide never has two
 * overlapping live bookings.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().$type<BookingId>().primaryKey().generatedAlwaysAsIdentity(),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    /** The guide's user ID, stored here so that access to a booking can be checked with one row. */
    guideUserId: integer('guide_user_id').$type<UserId>().notNull(),
    travelerId: integer('traveler_id').$type<UserId>().notNull(),
    status: text({ enum: BOOKING_STATUSES }).notNull(),

    scheduledStart: instant('scheduled_start').notNull(),
    /** Includes extensions in effect. */
    scheduledEnd: instant('scheduled_end').notNull(),
    /**
     * The time for which the tour occupies the guide: until an hour after its end, or after the end with a
     * requested extension.
     */
    busy: instantRange().notNull(),
    /** The guide's time zone when the booking was made. */
    timeZone: text('time_zone').notNull(),
    bookedMinutes: smallint('booked_minutes').notNull(),
    travelers: smallint().notNull(),
    services: integer().array().$type<SubcategoryId[]>().notNull(),
    /** The guide's itinerary as agreed; null if the traveler chose none. */
    itinerary: jsonb().$type<BookedItinerary>(),
    /** Zero-based positions of the tickets that are marked as bought. */
    ticketsBought: smallint('tickets_bought').array().notNull().default([]),

    hourlyPriceCents: integer('hourly_price_cents').notNull(),
    additionalPriceCents: integer('additional_price_cents').notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    depositCents: bigint('deposit_cents', { mode: 'number' }).notNull(),
    /** The cancellation policy in force when the booking was made. */
    policy: jsonb().$type<CancellationPolicy>().notNull(),

    /** As defined in the contract; rows from earlier versions can lack newer fields. */
    particulars: jsonb().$type<Particulars>().notNull(),
    mealYen: integer('meal_yen').notNull().default(0),
    transportYen: integer('transport_yen').notNull().default(0),
    ticketsYen: integer('tickets_yen').notNull().default(0),

    /** The latest proposal of another meeting point; null if there was none. */
    addressProposal: jsonb('address_proposal').$type<StoredProposal>(),
    /** The lines on the driver's card for the current meeting point; null if no one filled them in. */
    driverLines: jsonb('driver_lines').$type<DriverLines>(),

    /** What both parties sent on the day, in the order of arrival. */
    dayMarks: jsonb('day_marks').$type<DayMark[]>().notNull().default([]),

    /** Extra costs on site, in the order in which they were proposed. */
    extraCosts: jsonb('extra_costs').$type<StoredExtraCost[]>().notNull().default([]),
    /** The numbers that the parties left for the day; deleted when the tour starts or the booking ends. */
    travelerPhone: text('traveler_phone'),
    guidePhone: text('guide_phone'),
    /** Since when and which party can't find the other; null if staff have no case. */
    notMetSince: instant('not_met_since'),
    notMetBy: text('not_met_by', { enum: PARTIES }),

    /** True if booked for another person, who is stored in `lead_travelers` until their data is erased. */
    forOthers: flag('for_others'),
    guidePreAccepted: flag('guide_pre_accepted'),
    /**
     * True if the traveler was promised that the payment counts as the guide's acceptance. Decided when the
     * hold is made.
     */
    instant: flag('instant'),
    travelerConfirmedStart: flag('traveler_confirmed_start'),
    guideConfirmedStart: flag('guide_confirmed_start'),
    travelerConfirmedExtension: flag('traveler_confirmed_extension'),
    extensionCount: smallint('extension_count').notNull().default(0),
    extensionsUnpaid: smallint('extensions_unpaid').notNull().default(0),
    extension: text({ enum: ['none', 'unpaid', 'paid'] })
      .notNull()
      .default('none'),
    extensionMinutes: smallint('extension_minutes'),
    extensionPriceCents: bigint('extension_price_cents', { mode: 'number' }),
    extensionSince: instant('extension_since'),

    /** True once a change has been proposed: only these bookings have proposals to load. */
    hasProposals: flag('has_proposals'),
    /** How many changes count toward the limits: proposed, and in effect. */
    changeProposalCount: smallint('change_proposal_count').notNull().default(0),
    changeCount: smallint('change_count').notNull().default(0),
    /** When a change last took effect, whether it counts or not; null if none did. */
    changedAt: instant('changed_at'),
    /**
     * The earliest start that the parties had agreed on, if they have moved it; moves in bad weather are left
     * out. Null if there is none.
     */
    earliestStart: instant('earliest_start'),
    /** When the proposal that is open or awaits its payment expires; null if there is none. */
    changeDueAt: instant('change_due_at'),
    /** How often colleagues have been asked to take over: only these bookings have substitutions to load. */
    substitutionCount: smallint('substitution_count').notNull().default(0),
    /** Until when the asked colleagues can accept; null if none are asked, or one has accepted. */
    colleaguesDueAt: instant('colleagues_due_at'),
    /** Until when the traveler can agree to the colleague who accepted; null if none has. */
    substituteAnswerBy: instant('substitute_answer_by'),
    /** When a substitute took over; null if none did. */
    substitutedAt: instant('substituted_at'),
    /** The limits of the traveler's refund after changes, in percent. */
    refundFloorPercent: smallint('refund_floor_percent').notNull().default(0),
    refundCapPercent: smallint('refund_cap_percent').notNull().default(100),
    /** Until when the traveler can cancel for a full refund, because they declined the guide's proposal. */
    freeCancelUntil: instant('free_cancel_until'),

    /** Keyed hash of the network that the checkout came from; erased after a day. */
    networkHash: text('network_hash'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    acceptedAt: instant('accepted_at'),
    endedAt: instant('ended_at'),
    disputedAt: instant('disputed_at'),
    cancelKind: text('cancel_kind').$type<CancelKind>(),
    rejectReason: text('reject_reason').$type<RejectReason>(),
    reason: text(),

    /** The booking's next deadline; null if it has none. */
    deadlineAt: instant('deadline_at'),
    /** When to split money that is held for a no-show or an emergency claim; null if none is held. */
    settleAt: instant('settle_at'),
    /** When to remind both parties of the tour; null if they have been reminded, or if it was too late. */
    remindAt: instant('remind_at'),
    /**
     * When to remind each party with unmarked tickets, or both parties if the booking has no meeting point;
     * null if they have been reminded, or if there is nothing to prepare.
     */
    ticketsRemindAt: instant('tickets_remind_at'),
  },
  (t) => [
    index('bookings_traveler').on(t.travelerId, t.scheduledStart),
    index('bookings_guide').on(t.guideId, t.scheduledStart),
    index('bookings_deadline').on(t.deadlineAt).where(sql`${t.deadlineAt} is not null`),
    index('bookings_settle').on(t.settleAt).where(sql`${t.settleAt} is not null`),
    index('bookings_remind').on(t.remindAt).where(sql`${t.remindAt} is not null`),
    index('bookings_change_due').on(t.changeDueAt).where(sql`${t.changeDueAt} is not null`),
    index('bookings_colleagues_due')
      .on(t.colleaguesDueAt)
      .where(sql`${t.colleaguesDueAt} is not null`),
    index('bookings_tickets_remind')
      .on(t.ticketsRemindAt)
      .where(sql`${t.ticketsRemindAt} is not null`),
    index('bookings_not_met').on(t.notMetSince, t.id).where(sql`${t.notMetSince} is not null`),
    // Not partial indexes: with few pending bookings, the planner would scan a whole partial index instead
    // of looking up a row.
    index('bookings_traveler_status').on(t.travelerId, t.status),
    index('bookings_guide_status').on(t.guideId, t.status),
    // Used to find suspicious patterns; lists the contract's `LATE_KINDS` as literals.
    index('bookings_broken_off')
      .on(t.guideId, t.endedAt)
      .where(
        sql`${t.status} = 'cancelled' and ${t.cancelKind} in ('traveler', 'guide', 'no_show_traveler')`,
      ),
    // Used to find a guide's withdrawals in the current month.
    index('bookings_instant_withdrawn')
      .on(t.guideId, t.endedAt)
      .where(sql`${t.cancelKind} = 'instant_withdrawn'`),
    index('bookings_lapsed')
      .on(t.travelerId, t.endedAt)
      .where(sql`${t.status} = 'cancelled' and ${t.paidAt} is null`),
    index('bookings_network')
      .on(t.networkHash, t.createdAt)
      .where(sql`${t.networkHash} is not null`),
    check('bookings_not_met_whole', sql`(${t.notMetSince} is null) = (${t.notMetBy} is null)`),
    check('bookings_not_self', sql`${t.travelerId} <> ${t.guideUserId}`),
    check('bookings_times', sql`${t.scheduledStart} < ${t.scheduledEnd}`),
    check(
      'bookings_size',
      sql`${t.travelers} >= 1 and ${t.bookedMinutes} > 0 and ${t.bookedMinutes} % 30 = 0`,
    ),
    check('bookings_money', sql`0 <= ${t.depositCents} and ${t.depositCents} <= ${t.totalCents}`),
    check(
      'bookings_refund_bounds',
      sql`0 <= ${t.refundFloorPercent} and ${t.refundFloorPercent} <= ${t.refundCapPercent} and ${t.refundCapPercent} <= 100`,
    ),
    check('bookings_cancel_kind', sql`${t.status} <> 'cancelled' or ${t.cancelKind} is not null`),
  ],
);

/** A booking's history: append-only, enforced by triggers in the migrations. */
export const bookingHistory = pgTable(
  'booking_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    at: instant().notNull(),
    event: text().$type<HistoryEvent>().notNull(),
    by: text().$type<Actor>().notNull(),
    byUserId: integer('by_user_id').$type<UserId>(),
    from: text('from_status').$type<BookingStatus>(),
    to: text('to_status').$type<BookingStatus>().notNull(),
    cancelKind: text('cancel_kind').$type<CancelKind>(),
    rejectReason: text('reject_reason').$type<RejectReason>(),
    reason: text(),
    /** When the start code was entered, according to the phone's clock. */
    enteredAt: instant('entered_at'),
  },
  (t) => [index('booking_history_booking').on(t.bookingId, t.id)],
);

/**
 * Start codes that the traveler or the guide entered, valid or not. Append-only, because they are evidence.
 */
export const startCodeEntries = pgTable(
  'start_code_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    by: text({ enum: PARTIES }).notNull(),
    /** According to the phone's clock. */
    enteredAt: instant('entered_at').notNull(),
    arrivedAt: instant('arrived_at').notNull(),
    /** True if the code was the other party's code at the time of entry. */
    fits: boolean().notNull(),
    outcome: text({ enum: ENTRY_OUTCOMES }).notNull(),
    reason: text({ enum: ENTRY_REASONS }),
  },
  (t) => [
    index('start_code_entries_booking').on(t.bookingId, t.id),
    check('start_code_entries_reason', sql`(${t.outcome} = 'kept') = (${t.reason} is not null)`),
  ],
);

/**
 * The lead traveler of a booking made for another person. The link's token is derived from `link_seed` and
 * a server key, and is looked up by its hash. Erasure deletes the whole row (docs/product/for-others.md,
 * "Erasure").
 */
export const leadTravelers = pgTable(
  'lead_travelers',
  {
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .primaryKey()
      .references(() => bookings.id),
    name: text().notNull(),
    phone: text().notNull(),
    language: text().$type<Locale>().notNull(),
    needs: text().array().$type<Need[]>().notNull(),
    words: text(),
    mayStart: flag('may_start'),
    linkSeed: text('link_seed'),
    linkHash: text('link_hash'),
    metAt: instant('met_at'),
  },
  (t) => [
    uniqueIndex('lead_travelers_link').on(t.linkHash),
    check('lead_travelers_link_whole', sql`(${t.linkSeed} is null) = (${t.linkHash} is null)`),
  ],
);

/** Bad weather that staff declared (docs/product/bookings.md, "Bad weather"); no declaration is deleted. */
export const weatherDeclarations = pgTable(
  'weather_declarations',
  {
    id: integer().$type<WeatherId>().primaryKey().generatedAlwaysAsIdentity(),
    cities: text().array().$type<CitySlug[]>().notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    reason: jsonb().$type<WeatherReason>().notNull(),
    /** Increases with each correction. */
    version: integer().notNull().default(1),
    staffId: integer('staff_id').$type<UserId>().notNull(),
    declaredAt: instant('declared_at').notNull(),
    endedAt: instant('ended_at'),
    /**
     * Until when bookings that the declaration no longer concerns can still be cancelled because of it; null
     * if there are none.
     */
    keptUntil: instant('kept_until'),
  },
  (t) => [check('weather_declarations_days', sql`${t.firstDay} <= ${t.lastDay}`)],
);

/** Bookings whose parties have been notified of a declaration, each once. */
export const weatherNotified = pgTable(
  'weather_notified',
  {
    weatherId: integer('weather_id')
      .$type<WeatherId>()
      .notNull()
      .references(() => weatherDeclarations.id),
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    /** When the declaration stopped concerning the booking by its end or a correction; null if it did not. */
    endedAt: instant('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.weatherId, t.bookingId] })],
);

/** Travelers whom a guide exempts from the quota of live bookings (docs/product/bookings.md, "Quotas"). */
export const liftedQuotas = pgTable(
  'lifted_quotas',
  {
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    travelerId: integer('traveler_id').$type<UserId>().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.guideId, t.travelerId] })],
);

export type LeadRow = typeof leadTravelers.$inferSelect;

/** Calendar feeds that guides subscribe to. */
export const calendarFeeds = pgTable('calendar_feeds', {
  guideId: integer('guide_id').$type<GuideId>().primaryKey(),
  seed: text().notNull(),
  hash: text().notNull().unique('calendar_feeds_hash'),
  madeAt: instant('made_at').notNull(),
});

/** Everything that the two parties sign, hashed field by field. */
export interface QuoteBody {
  /** The version of the hashed format; absent in version 1, which has no itinerary. */
  version?: 2;
  lines: QuoteLine[];
  jpyPerRmb: number;
  /** The date of the exchange rate, in the guide's time zone. */
  day: string;
  start: string;
  durationMinutes: number;
  travelers: number;
  group: Particulars['group'];
  services: SubcategoryId[];
  policy: CancellationPolicy;
  /** Null if no itinerary was chosen; absent in version 1. */
  itinerary?: BookedItinerary | null;
}

/**
 * Signed quotes of tour requests, checkouts and changes. A changed booking has several, of which the last
 * applies. The signed content never changes, and no quote is deleted.
 * Triggers in the migrations allow only the guide's signature and the booking ID to be added, once each.
 */
export const signedQuotes = pgTable(
  'signed_quotes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    body: jsonb().$type<QuoteBody>().notNull(),
    hash: text().notNull(),
    travelerId: integer('traveler_id').$type<UserId>().notNull(),
    travelerSignedAt: instant('traveler_signed_at').notNull(),
    guideUserId: integer('guide_user_id').$type<UserId>().notNull(),
    /** When the guide signed, which is on acceptance; null until then. */
    guideSignedAt: instant('guide_signed_at'),
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .references(() => bookings.id),
  },
  (t) => [
    index('signed_quotes_booking').on(t.bookingId, t.id).where(sql`${t.bookingId} is not null`),
  ],
);

export type QuoteRow = typeof signedQuotes.$inferSelect;

/** Tour requests in conversations; no request is ever deleted. */
export const tourRequests = pgTable(
  'tour_requests',
  {
    id: integer().$type<TourRequestId>().primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id').$type<ConversationId>().notNull(),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    guideUserId: integer('guide_user_id').$type<UserId>().notNull(),
    travelerId: integer('traveler_id').$type<UserId>().notNull(),
    state: text({ enum: REQUEST_STATES }).notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    rejectReason: text('reject_reason').$type<RejectReason>(),
    reason: text(),
    /** The booking that the request became; null if it was not accepted. */
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .references(() => bookings.id),

    start: instant().notNull(),
    /** The guide's time zone when the request was sent. */
    timeZone: text('time_zone').notNull(),
    bookedMinutes: smallint('booked_minutes').notNull(),
    travelers: smallint().notNull(),
    services: integer().array().$type<SubcategoryId[]>().notNull(),
    hourlyPriceCents: integer('hourly_price_cents').notNull(),
    additionalPriceCents: integer('additional_price_cents').notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    depositCents: bigint('deposit_cents', { mode: 'number' }).notNull(),
    particulars: jsonb().$type<Particulars>().notNull(),
    /** A snapshot of the guide's itinerary, taken when the request was sent. */
    itinerary: jsonb().$type<BookedItinerary>(),
    plan: text().notNull(),
    forOthers: flag('for_others'),
    /** The lead traveler while the request is open; afterward copied to the booking or erased. */
    lead: jsonb().$type<LeadTravelerSent>(),
    quoteId: integer('quote_id')
      .notNull()
      .references(() => signedQuotes.id),
    /** Hash of the request body; a request with the same body is the same request. */
    sentHash: text('sent_hash').notNull(),
  },
  (t) => [
    index('tour_requests_traveler').on(t.travelerId, t.sentAt),
    index('tour_requests_guide').on(t.guideUserId, t.id),
    index('tour_requests_conversation').on(t.conversationId, t.id),
    index('tour_requests_open').on(t.expiresAt).where(sql`${t.state} = 'open'`),
    uniqueIndex('tour_requests_booking').on(t.bookingId).where(sql`${t.bookingId} is not null`),
    check('tour_requests_not_self', sql`${t.travelerId} <> ${t.guideUserId}`),
    check('tour_requests_ended', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
    check('tour_requests_accepted', sql`(${t.state} = 'accepted') = (${t.bookingId} is not null)`),
    check(
      'tour_requests_rejected',
      sql`(${t.state} = 'rejected') = (${t.rejectReason} is not null)`,
    ),
    check('tour_requests_lead', sql`${t.lead} is null or (${t.forOthers} and ${t.state} = 'open')`),
  ],
);

export type RequestRow = typeof tourRequests.$inferSelect;

/** The parts of a booking that a proposal can change, and its price with them. */
export interface StoredPlan {
  /** RFC 3339. */
  start: string;
  durationMinutes: number;
  travelers: number;
  group: Particulars['group'];
  services: SubcategoryId[];
  itinerary: BookedItinerary | null;
  totalCents: number;
  depositCents: number;
}

/**
 * Change proposals (docs/product/bookings.md, "Changing a booking together"); none is ever deleted. While a
 * proposal is open or awaits its payment, `hold` occupies the guide in addition to the booking's own time; a
 * constraint in the migrations prevents two such holds of a guide from overlapping.
 */
export const changeProposals = pgTable(
  'change_proposals',
  {
    id: integer().$type<ChangeProposalId>().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    /** The booking's guide, for the constraint. */
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    by: text({ enum: PARTIES }).notNull(),
    state: text({ enum: CHANGE_STATES }).notNull(),
    proposedAt: instant('proposed_at').notNull(),
    answerBy: instant('answer_by').notNull(),
    acceptedAt: instant('accepted_at'),
    payBy: instant('pay_by'),
    endedAt: instant('ended_at'),
    before: jsonb().$type<StoredPlan>().notNull(),
    after: jsonb().$type<StoredPlan>().notNull(),
    toPayCents: bigint('to_pay_cents', { mode: 'number' }).notNull(),
    refundCents: bigint('refund_cents', { mode: 'number' }).notNull(),
    /** The limits of the traveler's refund if the change takes effect, in percent. */
    refundFloorPercent: smallint('refund_floor_percent').notNull(),
    refundCapPercent: smallint('refund_cap_percent').notNull(),
    /** The new time, including the hour after the tour; null if the time stays the same. */
    hold: instantRange(),
    /** The quote that both parties sign by agreeing. */
    quote: jsonb().$type<QuoteBody>().notNull(),
  },
  (t) => [
    index('change_proposals_booking').on(t.bookingId, t.id),
    uniqueIndex('change_proposals_one_live')
      .on(t.bookingId)
      .where(sql`${t.state} in ('open', 'awaiting_payment')`),
    check('change_proposals_money', sql`${t.toPayCents} >= 0 and ${t.refundCents} >= 0`),
    check(
      'change_proposals_ended',
      sql`(${t.state} in ('open', 'awaiting_payment')) = (${t.endedAt} is null)`,
    ),
    check(
      'change_proposals_awaiting',
      sql`${t.state} <> 'awaiting_payment' or (${t.payBy} is not null and ${t.toPayCents} > 0)`,
    ),
  ],
);

export type ChangeRow = typeof changeProposals.$inferSelect;

/**
 * Requests to colleagues to take over a booking (docs/product/bookings.md, "Substitute guide"); none is ever
 * deleted. Once a colleague has accepted, `hold` occupies them until the traveler has answered; a constraint
 * in the migrations prevents two such holds of a guide from overlapping.
 */
export const substitutions = pgTable(
  'substitutions',
  {
    id: integer().$type<SubstitutionId>().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    state: text({ enum: SUBSTITUTION_STATES }).notNull(),
    /** The guide who cannot come. */
    firstGuideId: integer('first_guide_id').$type<GuideId>().notNull(),
    firstGuideUserId: integer('first_guide_user_id').$type<UserId>().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** The deadline of the colleagues, and once one has accepted, of the traveler. */
    answerBy: instant('answer_by').notNull(),
    /** The colleague who accepted first; null if none did. */
    substituteId: integer('substitute_id').$type<GuideId>(),
    substituteUserId: integer('substitute_user_id').$type<UserId>(),
    acceptedAt: instant('accepted_at'),
    /** The booking's time, including the hour after the tour, once a colleague has accepted. */
    hold: instantRange(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('substitutions_booking').on(t.bookingId, t.id),
    uniqueIndex('substitutions_one_live')
      .on(t.bookingId)
      .where(sql`${t.state} in ('asked', 'proposed')`),
    // Used to count what a guide handed over, and for their calendar feed.
    index('substitutions_handed_over')
      .on(t.firstGuideId, t.endedAt)
      .where(sql`${t.state} = 'agreed'`),
    check(
      'substitutions_ended',
      sql`(${t.state} in ('asked', 'proposed')) = (${t.endedAt} is null)`,
    ),
    check(
      'substitutions_accepted',
      sql`(${t.substituteId} is null) = (${t.acceptedAt} is null)
        and (${t.substituteId} is null) = (${t.substituteUserId} is null)
        and (${t.substituteId} is null) = (${t.hold} is null)
        and (${t.state} not in ('proposed', 'agreed', 'declined', 'lapsed') or ${t.substituteId} is not null)`,
    ),
    check('substitutions_not_self', sql`${t.substituteId} <> ${t.firstGuideId}`),
  ],
);

export type SubstitutionRow = typeof substitutions.$inferSelect;

/** The colleagues whom a guide asked, each with their answer. */
export const askedColleagues = pgTable(
  'asked_colleagues',
  {
    substitutionId: integer('substitution_id')
      .$type<SubstitutionId>()
      .notNull()
      .references(() => substitutions.id),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    userId: integer('user_id').$type<UserId>().notNull(),
    answer: text({ enum: COLLEAGUE_ANSWERS }),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.substitutionId, t.guideId] }),
    index('asked_colleagues_guide').on(t.guideId, t.substitutionId),
    check('asked_colleagues_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);

export type AskedColleagueRow = typeof askedColleagues.$inferSelect;

/** Proofs that the balance was paid in person; their files are in `files`. */
export const paymentProofs = pgTable(
  'payment_proofs',
  {
    id: integer().$type<PaymentProofId>().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    state: text({ enum: PROOF_STATES }).notNull(),
    /** The amount in fen and the date that the traveler states, validated on upload. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    paidOn: text('paid_on').notNull(),
    warnings: text().array().$type<ProofWarning[]>().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    answeredAt: instant('answered_at'),
    returnReason: text('return_reason'),
  },
  (t) => [
    // A booking has at most one proof that is pending or verified.
    uniqueIndex('payment_proofs_one').on(t.bookingId).where(sql`${t.state} <> 'returned'`),
    index('payment_proofs_booking').on(t.bookingId, t.id),
    check('payment_proofs_answered', sql`(${t.state} = 'waiting') = (${t.answeredAt} is null)`),
    check(
      'payment_proofs_returned',
      sql`(${t.state} = 'returned') = (${t.returnReason} is not null)`,
    ),
  ],
);

/** Emergency claims, at most one per booking; their files are in `files`. */
export const emergencyClaims = pgTable(
  'emergency_claims',
  {
    id: integer().$type<EmergencyClaimId>().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    state: text({ enum: CLAIM_STATES }).notNull(),
    words: text().notNull(),
    claimedAt: instant('claimed_at').notNull(),
    decideBy: instant('decide_by').notNull(),
    decidedAt: instant('decided_at'),
    /** The staff member who decided; null if the deadline or a dispute ended the claim. */
    decidedBy: integer('decided_by').$type<UserId>(),
    reason: text(),
  },
  (t) => [
    uniqueIndex('emergency_claims_one').on(t.bookingId),
    index('emergency_claims_open').on(t.claimedAt).where(sql`${t.state} = 'open'`),
    check('emergency_claims_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);

export type EmergencyClaimRow = typeof emergencyClaims.$inferSelect;
export type PaymentProofRow = typeof paymentProofs.$inferSelect;
/** Disputes, at most one per booking. Their effects are in the history and the ledger. */
export const disputes = pgTable(
  'disputes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    openedBy: text('opened_by', { enum: PARTIES }).notNull(),
    openedAt: instant('opened_at').notNull(),
    openedFrom: text('opened_from', { enum: BOOKING_STATUSES }).notNull(),
    reason: text().notNull(),
    /** The statement of the party that did not open the dispute. */
    statement: text(),
    decidedAt: instant('decided_at'),
    /** Null while the dispute is undecided, or if the default rule decided it. */
    decidedBy: integer('decided_by').$type<UserId>(),
    outcome: text({ enum: DISPUTE_OUTCOMES }),
    refundCents: bigint('refund_cents', { mode: 'number' }),
    decision: text(),
  },
  (t) => [
    uniqueIndex('disputes_one').on(t.bookingId),
    index('disputes_open').on(t.openedAt, t.id).where(sql`${t.decidedAt} is null`),
    index('disputes_decided').on(t.id).where(sql`${t.decidedAt} is not null`),
    check(
      'disputes_decided_whole',
      sql`(${t.decidedAt} is null) = (${t.outcome} is null)
        and (${t.decidedAt} is null) = (${t.refundCents} is null)`,
    ),
    check('disputes_refund', sql`${t.refundCents} >= 0`),
  ],
);

export type DisputeRow = typeof disputes.$inferSelect;
export type BookingRow = typeof bookings.$inferSelect;
export type NewBooking = typeof bookings.$inferInsert;
export type HistoryRow = typeof bookingHistory.$inferSelect;

/**
 * Suspicious patterns of bookings (docs/product/bookings.md, "Suspicious patterns"): at most one undecided
 * case per pair, and per guide.
 */
export const patternCases = pgTable(
  'pattern_cases',
  {
    id: integer().$type<PatternCaseId>().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: PATTERN_KINDS }).notNull(),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    guideUserId: integer('guide_user_id').$type<UserId>().notNull(),
    /** Null if the case is about the guide alone. */
    travelerId: integer('traveler_id').$type<UserId>(),
    state: text({ enum: PATTERN_STATES }).notNull(),
    openedAt: instant('opened_at').notNull(),
    /** When the case last started waiting for staff. */
    waitingSince: instant('waiting_since').notNull(),
    /** The commission that staff request, in fen; null if they request none. */
    amountCents: bigint('amount_cents', { mode: 'number' }),
    announcedAt: instant('announced_at'),
    /** When the commission is charged, unless the guide objects first. */
    objectBy: instant('object_by'),
    objection: text(),
    decision: text({ enum: PATTERN_DECISIONS }),
    /** The latest text that staff wrote. */
    reason: text(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('pattern_cases_one_pair')
      .on(t.guideId, t.travelerId)
      .where(sql`${t.kind} = 'pair' and ${t.state} <> 'decided'`),
    uniqueIndex('pattern_cases_one_guide')
      .on(t.guideId)
      .where(sql`${t.kind} = 'cancellations' and ${t.state} <> 'decided'`),
    index('pattern_cases_waiting')
      .on(t.waitingSince, t.id)
      .where(sql`${t.state} in ('open', 'objected')`),
    index('pattern_cases_announced').on(t.objectBy, t.id).where(sql`${t.state} = 'announced'`),
    index('pattern_cases_decided').on(t.decidedAt, t.id).where(sql`${t.state} = 'decided'`),
    index('pattern_cases_claims')
      .on(t.guideUserId, t.announcedAt)
      .where(sql`${t.announcedAt} is not null`),
    check('pattern_cases_pair', sql`(${t.kind} = 'pair') = (${t.travelerId} is not null)`),
    check(
      'pattern_cases_announced_whole',
      sql`(${t.announcedAt} is null) = (${t.objectBy} is null)
        and (${t.announcedAt} is null or ${t.amountCents} > 0)
        and (${t.state} not in ('announced', 'objected') or ${t.announcedAt} is not null)`,
    ),
    check(
      'pattern_cases_decided_whole',
      sql`(${t.state} = 'decided') = (${t.decidedAt} is not null)
        and (${t.decidedAt} is null or ${t.decision} is not null)`,
    ),
  ],
);

/** The bookings of a case, each with its commission, which is charged at most once. */
export const patternBookings = pgTable(
  'pattern_bookings',
  {
    caseId: integer('case_id')
      .$type<PatternCaseId>()
      .notNull()
      .references(() => patternCases.id),
    bookingId: integer('booking_id')
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    /**
     * The commission requested for the booking, in fen; null if none was requested or the request was
     * dropped.
     */
    dueCents: bigint('due_cents', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.bookingId] }),
    index('pattern_bookings_booking').on(t.bookingId),
    uniqueIndex('pattern_bookings_asked_once')
      .on(t.bookingId)
      .where(sql`${t.dueCents} is not null`),
  ],
);

export type PatternCaseRow = typeof patternCases.$inferSelect;
export type PatternBookingRow = typeof patternBookings.$inferSelect;
