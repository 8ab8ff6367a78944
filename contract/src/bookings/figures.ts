import { LEAD_HOURS } from '../guides/figures.ts';

/** The numbers of the rules in docs/product/bookings.md. Lengths of texts are next to their fields. */

/** How long a checkout holds the slot unpaid (docs/product/bookings.md, "Holds"). */
export const HOLD_MINUTES = 15;
/** How long an accepted tour request holds the slot. */
export const ACCEPTED_HOLD_HOURS = 24;

/**
 * Limits on unpaid slots, because holds are free. An accepted tour request is exempt, except that it counts toward
 * `pending`.
 */
export const HOLD_LIMITS = {
  /** Concurrent unpaid bookings of one traveler: TOO_MANY_PENDING. */
  pending: 3,
  /** A traveler's holds that ended unpaid within `lapsedHours`: TOO_MANY_HOLDS. */
  lapsed: 6,
  lapsedHours: 24,
  /** Unpaid holds from one IP address within `addressMinutes`: TOO_MANY_HOLDS. */
  address: 12,
  addressMinutes: 60,
  /** Live holds on one guide by travelers who never settled a payment: GUIDE_BUSY. */
  guide: 4,
  /** Live holds on one guide by such travelers from one IP address. */
  guideFromAddress: 2,
} as const;

/** Limits on a traveler's bookings, paid or not (docs/product/bookings.md, "Quotas"). */
export const BOOKING_QUOTAS = {
  /** Live bookings with one guide, unless the guide allows more: TOO_MANY_BOOKINGS. */
  guide: 4,
  /** Live bookings in total. */
  all: 12,
  /** Bookings cancelled with a full refund within `cancelledDays`: TOO_MANY_CANCELLATIONS. */
  cancelled: 5,
  cancelledDays: 30,
} as const;

/** Minutes to pay an extension (docs/product/bookings.md, "Extensions"). */
export const EXTENSION_PAYMENT_MINUTES = 15;
/** Minutes for the guide to answer an extension request. */
export const EXTENSION_ANSWER_MINUTES = 30;
/** Minutes until the traveler is assumed to have confirmed. */
export const EXTENSION_CONFIRMATION_MINUTES = 15;

/** Hours for a guide to answer a paid request (docs/product/bookings.md, "Deadlines"). */
export const ANSWER_HOURS = 24;
/** Hours before the start at which the time for decisions ends. */
export const LAST_CALL_HOURS = 6;
/** Hours before the start at which both sides are reminded. */
export const REMINDER_HOURS = 24;
/** Hours before the start from which both sides are asked to confirm it. */
export const START_NEAR_HOURS = 2;
/** Hours after the start from which a no-show can be reported. */
export const NO_SHOW_HOURS = 1;
/** A tour that never started ends this many hours after its scheduled end. */
export const NEVER_STARTED_HOURS = 24;
/** A tour that neither side completes is completed this many hours after its end. */
export const COMPLETION_HOURS = 48;
/** Days after which the default rule decides an undecided dispute. */
export const DISPUTE_DAYS = 14;
/** Hours after the end of a booking in which a dispute can be opened. */
export const DISPUTABLE_HOURS = 72;

/** The part of the total paid online: 30 %, rounded up to a whole RMB. */
export const DEPOSIT_PERCENT = 30;
/** Paid extensions per booking. */
export const MAX_EXTENSIONS = 2;
/** Limited because each one holds the guide's time for a while at no cost. */
export const MAX_UNPAID_EXTENSIONS = 6;

/** Hours after which an open tour request expires. */
export const REQUEST_HOURS = 48;
/** Concurrent open requests from one traveler: TOO_MANY_OPEN_REQUESTS. */
export const OPEN_REQUESTS_MAX = 5;
/**
 * Requests of one traveler within 24 hours, limited because each one notifies a guide:
 * TOO_MANY_REQUESTS_SENT.
 */
export const REQUESTS_A_DAY = 20;

/**
 * Minimum break between two tours of a guide (docs/product/bookings.md, "Slots"); the constraint
 * bookings_busy_covers enforces it.
 */
export const GAP_AFTER_TOUR_MINUTES = 60;

/** Period within which bookings form a pattern (docs/product/bookings.md, "Suspicious patterns"). */
export const PATTERN_DAYS = 90;
/** Number of a pair's late endings that form a pattern. */
export const PAIR_BOOKINGS = 2;
/** Number of accepted bookings that a guide cancels before the listing is paused. */
export const GUIDE_CANCELLATIONS = 3;
/** How long a guide can object to a commission. */
export const OBJECTION_DAYS = 7;

/** Days after completion during which a payment proof is accepted. */
export const PROOF_DAYS = 30;

/** Days after which an undecided emergency claim lapses and the tier's refund stays. */
export const CLAIM_DAYS = 14;

/** Proposed meeting points per booking, limited because each one sends an email. */
export const ADDRESS_PROPOSALS_MAX = 20;

/**
 * Hours after which a start code entry is too old to be sent (docs/product/bookings.md, "Start without
 * signal").
 */
export const ENTRY_HOURS = 24;

/** Days that an unsent entry is stored on the phone. */
export const STORED_ENTRY_DAYS = 30;

/** Days after the scheduled end at which the link to the travelers' page expires. */
export const LINK_DAYS = 7;

/** Days after the end of the booking or its dispute at which the lead traveler's data is erased. */
export const LEAD_DAYS = 30;

/** Days for which ended tours stay in the calendar feed. */
export const FEED_DAYS_BACK = 30;

/** Days for which cancelled tours stay in the feed, marked as cancelled. */
export const FEED_CANCELLED_DAYS = 7;

/** Maximum number of expired holds in a traveler's list, latest first. */
export const ENDED_HOLDS_SHOWN = 50;

/** The possible durations of an extension in minutes (docs/product/bookings.md, "Extensions"). */
export const EXTENSION_MINUTES = [15, 30, 60, 120] as const;
/** The same durations in hours, as in the specification's call. */
export const EXTENSION_HOURS = [0.25, 0.5, 1, 2] as const;

/** An open tour request expires this many hours before the start, the minimum notice for a tour. */
export const REQUEST_LAST_CALL_HOURS = LEAD_HOURS;

/**
 * A cancellation by this side less than these hours before the start is suspicious: the tour may have taken place
 * anyway.
 */
export const LATE_ENDING_HOURS = { traveler: 24, guide: 48 } as const;

/**
 * Maximum number of wrong start codes that one side can enter within this many minutes (docs/product/bookings.md,
 * "Start without signal").
 */
export const WRONG_ENTRIES = { most: 5, minutes: 10 } as const;
/** Seconds for which a start code is shown. */
export const TOTP_STEP_SECONDS = 600;

/**
 * Hours before the start at which a side with unmarked tickets is reminded, and both sides if they have no meeting
 * point (docs/product/bookings.md, "Tickets").
 */
export const PREPARATION_REMINDER_HOURS = 72;
/** Minimum hours between the agreement and that reminder. */
export const PREPARATION_HOURS = 1;

/** Hours after which a booking's network hash is erased (docs/product/bookings.md, "Holds are rationed"). */
export const HOLD_NETWORK_HOURS = 24;
