import { LEAD_HOURS } from '../guides/figures.ts';

/**
 * The numeric limits and periods of the rules in docs/product/bookings.md. Text lengths are defined next to
 * their fields.
 */

/** Minutes for which an unpaid checkout holds the slot (docs/product/bookings.md, "Holds"). */
export const HOLD_MINUTES = 15;
/** Maximum hours for which an accepted tour request holds the slot unpaid. */
export const ACCEPTED_HOLD_HOURS = 24;

/**
 * Limits on unpaid slots, because holds are free. An accepted tour request is exempt, except that it counts toward
 * `pending`.
 */
export const HOLD_LIMITS = {
  /** Maximum number of concurrent unpaid bookings of one traveler: TOO_MANY_PENDING. */
  pending: 3,
  /** Maximum number of a traveler's holds that expire unpaid within `lapsedHours`: TOO_MANY_HOLDS. */
  lapsed: 6,
  lapsedHours: 24,
  /** Maximum number of unpaid holds from one IP address within `addressMinutes`: TOO_MANY_HOLDS. */
  address: 12,
  addressMinutes: 60,
  /** Maximum number of live holds on one guide by travelers who have never settled a payment: GUIDE_BUSY. */
  guide: 4,
  /** Maximum number of live holds on one guide by such travelers from one IP address: GUIDE_BUSY. */
  guideFromAddress: 2,
} as const;

/** Limits on a traveler's bookings, paid or not (docs/product/bookings.md, "Quotas"). */
export const BOOKING_QUOTAS = {
  /** Maximum number of live bookings with one guide, unless the guide allows more: TOO_MANY_BOOKINGS. */
  guide: 4,
  /** Maximum number of live bookings in total: TOO_MANY_BOOKINGS. */
  all: 12,
  /**
   * Maximum number of bookings cancelled with a full refund within `cancelledDays`: TOO_MANY_CANCELLATIONS.
   */
  cancelled: 5,
  cancelledDays: 30,
} as const;

/** Minimum hours between an instant checkout and the start (docs/product/bookings.md, "Instant booking"). */
export const INSTANT_LEAD_HOURS = 48;
/** Maximum hours of a tour that can be booked instantly. */
export const INSTANT_MAX_HOURS = 8;
/** Minutes after the payment in which the guide can withdraw from an instant booking. */
export const INSTANT_WITHDRAWAL_MINUTES = 60;

/** Maximum number of days of a weather declaration (docs/product/bookings.md, "Bad weather"). */
export const WEATHER_DAYS_MAX = 14;
/** Hours in which bookings can still be cancelled because of a declaration that has ended. */
export const WEATHER_GRACE_HOURS = 48;

/** Minutes to pay an extension (docs/product/bookings.md, "Extensions"). */
export const EXTENSION_PAYMENT_MINUTES = 15;
/** Minutes for the guide to answer an extension request. */
export const EXTENSION_ANSWER_MINUTES = 30;
/** Minutes after which the traveler is deemed to have confirmed an extension. */
export const EXTENSION_CONFIRMATION_MINUTES = 15;

/** Hours for a guide to answer a paid request (docs/product/bookings.md, "Deadlines"). */
export const ANSWER_HOURS = 24;
/** Hours before the start after which neither party can decide anymore. */
export const LAST_CALL_HOURS = 6;
/** Hours before the start at which both parties are reminded. */
export const REMINDER_HOURS = 24;
/** Hours before the start at which both parties are asked to confirm it. */
export const START_NEAR_HOURS = 2;
/** Minutes before the start from which the parties can send marks (docs/product/bookings.md, "On the day"). */
export const MARKS_FROM_MINUTES = 60;
/** Maximum number of marks of one party per booking, because each notifies the other party. */
export const MARKS_MAX = 20;
/** Seconds within which the same mark by the same party counts as one. */
export const REPEATED_MARK_SECONDS = 60;
/**
 * Minutes after the start from which two who have not confirmed it count as not having met: both see how to
 * reach each other, and "I can't find you" opens a case for staff.
 */
export const NOT_MET_MINUTES = 15;
/** Minutes between the click and the arrival of a mark after which the arrival is shown too. */
export const LATE_ARRIVAL_MINUTES = 2;
/** Minutes after which a mark that arrives late no longer notifies the other party. */
export const CURRENT_MARK_MINUTES = 15;
/** Minutes after the start from which a party that sent "I'm here" can report a no-show. */
export const NO_SHOW_HERE_MINUTES = 30;
/** Minutes between the arrival of "I'm here" and that earlier report, in which the other party can respond. */
export const HERE_REPORT_MINUTES = 10;
/** Minutes by which the other party's "10 minutes late" delays that earlier report. */
export const LATE_REPORT_MINUTES = 15;
/** Hours after the start from which any other party can report a no-show. */
export const NO_SHOW_HOURS = 1;
/** Hours after its scheduled end at which a tour that never started is ended. */
export const NEVER_STARTED_HOURS = 24;
/** Hours after its end at which a tour that neither party completed is completed. */
export const COMPLETION_HOURS = 48;
/** Days after which the default rule decides an undecided dispute. */
export const DISPUTE_DAYS = 14;
/** Hours after the end of a booking in which a dispute can be opened. */
export const DISPUTABLE_HOURS = 72;

/** Percentage of the total paid online; the deposit is rounded up to a whole RMB. */
export const DEPOSIT_PERCENT = 30;
/** Maximum number of paid extensions per booking. */
export const MAX_EXTENSIONS = 2;
/**
 * Maximum number of unpaid extensions per booking, because each holds the guide's time for a while at no
 * cost.
 */
export const MAX_UNPAID_EXTENSIONS = 6;

/**
 * Hours before the earlier of the old and the new start until which a change can be proposed
 * (docs/product/bookings.md, "Changing a booking together").
 */
export const CHANGE_LEAD_HOURS = 24;
/** Hours after which an unanswered change proposal expires. */
export const CHANGE_ANSWER_HOURS = 24;
/** Hours before the earlier start at which a change proposal expires, whether unanswered or unpaid. */
export const CHANGE_LAST_CALL_HOURS = 12;
/** Minutes to pay for a change if the traveler accepted the guide's proposal. */
export const CHANGE_PAYMENT_MINUTES = 15;
/** Hours to pay for a change if the guide accepted the traveler's proposal. */
export const CHANGE_PAYMENT_HOURS = 24;
/** Maximum number of change proposals per booking, because each holds the guide's time. */
export const CHANGE_PROPOSALS_MAX = 6;
/** Maximum number of changes per booking. */
export const CHANGES_MAX = 3;
/** Hours after a guide's proposal in which a traveler who declined it can cancel for a full refund. */
export const DECLINED_CHANGE_HOURS = 48;

/** Maximum number of colleagues whom a guide can ask at once to take over (docs/product/bookings.md, "Substitute guide"). */
export const COLLEAGUES_MAX = 5;
/** How often the guides of one booking can ask colleagues, because each time sends emails. */
export const SUBSTITUTIONS_MAX = 3;
/** Hours before the start until which a guide can ask colleagues. */
export const SUBSTITUTE_LEAD_HOURS = 8;
/** Hours in which a colleague can accept. */
export const COLLEAGUE_ANSWER_HOURS = 12;
/** Hours before the start until which a colleague can accept, so that the traveler has an hour to answer. */
export const COLLEAGUE_LAST_CALL_HOURS = 7;
/** Hours in which the traveler can agree to the substitute. */
export const SUBSTITUTE_ANSWER_HOURS = 12;
/** Hours before the start until which the traveler can agree to the substitute. */
export const SUBSTITUTE_LAST_CALL_HOURS = 6;

/** Hours after which an open tour request expires. */
export const REQUEST_HOURS = 48;
/** Maximum number of concurrent open requests of one traveler: TOO_MANY_OPEN_REQUESTS. */
export const OPEN_REQUESTS_MAX = 5;
/**
 * Maximum number of requests of one traveler within 24 hours, because each notifies a guide:
 * TOO_MANY_REQUESTS_SENT.
 */
export const REQUESTS_A_DAY = 20;

/**
 * Minimum break in minutes between two tours of a guide (docs/product/bookings.md, "Slots"); the constraint
 * bookings_busy_covers enforces it.
 */
export const GAP_AFTER_TOUR_MINUTES = 60;

/** Days within which bookings form a pattern (docs/product/bookings.md, "Suspicious patterns"). */
export const PATTERN_DAYS = 90;
/** Number of late endings of a pair's bookings that form a pattern. */
export const PAIR_BOOKINGS = 2;
/**
 * Number of cancellations of accepted bookings after which a guide's listing is paused. A booking that a
 * substitute took over counts as half a cancellation.
 */
export const GUIDE_CANCELLATIONS = 3;
/** Days in which a guide can object to a commission. */
export const OBJECTION_DAYS = 7;

/** Days after completion during which a payment proof is accepted. */
export const PROOF_DAYS = 30;

/** Days after which an undecided emergency claim lapses and the tier's refund stays. */
export const CLAIM_DAYS = 14;

/** Maximum number of proposed meeting points per booking, because each sends an email. */
export const ADDRESS_PROPOSALS_MAX = 20;

/**
 * Hours after which a start code entry is too old to be accepted (docs/product/bookings.md, "Start without
 * signal").
 */
export const ENTRY_HOURS = 24;

/** Days that an unsent entry is stored on the phone. */
export const STORED_ENTRY_DAYS = 30;

/** Days after the scheduled end at which the link to the travelers' page expires. */
export const LINK_DAYS = 7;

/** Days after the end of the booking or its dispute at which the lead traveler's data is erased. */
export const LEAD_TRAVELER_RETENTION_DAYS = 30;

/** Days for which ended tours stay in the calendar feed. */
export const FEED_DAYS_BACK = 30;

/** Days for which cancelled tours stay in the feed, marked as cancelled. */
export const FEED_CANCELLED_DAYS = 7;

/** Maximum number of expired holds in a traveler's list, latest first. */
export const ENDED_HOLDS_SHOWN = 50;

/** The possible durations of an extension in minutes (docs/product/bookings.md, "Extensions"). */
export const EXTENSION_MINUTES = [15, 30, 60, 120] as const;
/** The same durations in hours, as the specification's endpoint expects them. */
export const EXTENSION_HOURS = [0.25, 0.5, 1, 2] as const;

/** Hours before the start at which an open tour request expires; equals the minimum notice for a tour. */
export const REQUEST_LAST_CALL_HOURS = LEAD_HOURS;

/**
 * Hours before the start within which a cancellation by this party is suspicious, because the tour may have
 * taken place anyway.
 */
export const LATE_ENDING_HOURS = { traveler: 24, guide: 48 } as const;

/**
 * Maximum number of wrong start codes that one party can enter within the window
 * (docs/product/bookings.md, "Start without signal").
 */
export const WRONG_ENTRIES = { max: 5, windowMinutes: 10 } as const;
/** Seconds for which a start code is shown. */
export const TOTP_STEP_SECONDS = 600;

/**
 * Hours before the start at which a party with unmarked tickets is reminded, and both parties if they have
 * no meeting point (docs/product/bookings.md, "Tickets").
 */
export const PREPARATION_REMINDER_HOURS = 72;
/** Minimum hours between the agreement and the preparation reminder. */
export const PREPARATION_HOURS = 1;

/** Hours after which a booking's network hash is erased (docs/product/bookings.md, "Holds are rationed"). */
export const HOLD_NETWORK_HOURS = 24;
