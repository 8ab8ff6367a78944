/**
 * Every error code of the API, with its status and whether the server logs it as an error. Each code has a
 * message in both languages (words/…/errors.ts).
 */
interface ErrorDefinition {
  readonly status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly reportable?: true;
}

const define = <const D extends Record<string, ErrorDefinition>>(definitions: D): D => definitions;

export const errors = define({
  // All endpoints
  BAD_REQUEST: { status: 400 },
  VALIDATION_FAILED: { status: 400 },
  TEXT_REQUIRED: { status: 400 },
  TEXT_INVISIBLE: { status: 400 },
  NOT_FOUND: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  PAYLOAD_TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  RATE_LIMITED: { status: 429 },
  INTERNAL_ERROR: { status: 500, reportable: true },
  UNAVAILABLE: { status: 503, reportable: true },
  BUSY: { status: 503 },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400 },
  IDEMPOTENCY_KEY_INVALID: { status: 400 },
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  IDEMPOTENCY_KEY_IN_USE: { status: 409 },

  // Accounts
  AUTH_REQUIRED: { status: 401 },
  TOKEN_EXPIRED: { status: 401 },
  TOKEN_INVALID: { status: 401 },
  INVALID_CREDENTIALS: { status: 401 },
  ACCOUNT_SUSPENDED: { status: 403 },
  TOO_MANY_LOGINS: { status: 429 },
  USERNAME_TAKEN: { status: 409 },
  EMAIL_TAKEN: { status: 409 },
  PASSKEY_INVALID: { status: 422 },
  PASSKEY_LINK_INVALID: { status: 422 },
  PASSKEY_LAST: { status: 409 },
  PASSKEY_LOGIN_NEEDED: { status: 403 },
  TOO_MANY_PASSKEYS: { status: 409 },
  LOGIN_TOO_OLD: { status: 403 },
  EMAIL_CONFIRMED: { status: 409 },
  CONFIRMATION_LINK_INVALID: { status: 422 },
  TOO_MANY_CONFIRMATIONS: { status: 429 },
  USERNAME_INVALID: { status: 422 },
  PASSWORD_TOO_SHORT: { status: 422 },
  PASSWORD_TOO_LONG: { status: 422 },
  PASSWORD_TOO_COMMON: { status: 422 },
  PASSWORDS_DIFFER: { status: 422 },
  RESET_LINK_INVALID: { status: 422 },
  PASSWORD_WRONG: { status: 422 },
  NICKNAME_RESERVED: { status: 422 },
  CONTACT_NOT_ALLOWED: { status: 422 },
  CLOSING_NOT_POSSIBLE: { status: 409 },
  GOODWILL_CHANGED: { status: 409 },
  TERMS_NOT_ACCEPTED: { status: 422 },
  ROLE_NOT_ALLOWED: { status: 403 },
  SELF_NOT_ALLOWED: { status: 422 },

  // Guide applications
  APPLICATION_NOT_EDITABLE: { status: 409 },
  APPLICATION_CHANGED: { status: 409 },
  APPLICATION_INCOMPLETE: { status: 422 },
  DECLARATION_MISSING: { status: 422 },
  APPLICATION_MOVED_ON: { status: 409 },

  // Identity checks
  IDENTITY_NOT_OPEN: { status: 409 },
  SELFIE_NOT_PICTURE: { status: 422 },
  TOO_MANY_IDENTITY_CHECKS: { status: 429 },
  IDENTITY_NAME_REQUIRED: { status: 422 },
  IDENTITY_DECIDED: { status: 409 },

  // Guides and their calendars
  NOT_A_GUIDE: { status: 403 },
  GUIDE_SUSPENDED: { status: 403 },
  HOURS_OVERLAP: { status: 422 },
  SERVICE_UNKNOWN: { status: 422 },
  PRICE_BAND_INVALID: { status: 422 },
  DATE_OUT_OF_RANGE: { status: 422 },
  DAY_OUT_OF_RANGE: { status: 422 },
  DURATION_NOT_OFFERED: { status: 422 },
  GROUP_SIZE_NOT_OFFERED: { status: 422 },
  SERVICE_NOT_OFFERED: { status: 422 },
  START_TIME_INVALID: { status: 422 },
  TOO_MANY_SAVED: { status: 409 },
  TOO_MANY_PHOTOS: { status: 409 },
  PHOTOS_CHANGED: { status: 409 },
  GUIDE_CHANGED: { status: 409 },
  TITLE_NOT_CHECKED: { status: 422 },
  TOO_MANY_QUALIFICATIONS: { status: 409 },
  LICENCE_NUMBER_REQUIRED: { status: 422 },
  LICENCE_IN_USE: { status: 409 },
  QUALIFICATION_CHANGED: { status: 409 },
  PERMISSION_CHANGED: { status: 409 },
  PERMISSION_EXPIRED: { status: 422 },
  WORK_PERMISSION_ENDS: { status: 409 },
  WORK_HOURS_EXCEEDED: { status: 409 },
  CALENDAR_ADDRESS_INVALID: { status: 422 },
  TOO_MANY_CALENDARS: { status: 409 },
  DAY_FREE: { status: 409 },
  TOO_MANY_WAITS: { status: 409 },

  // The day check
  DAY_FIGURE_UNKNOWN: { status: 422 },
  DAY_FIGURE_CHANGED: { status: 409 },
  SIGHT_HOURS_INVALID: { status: 422 },
  CHECK_DAY_INVALID: { status: 422 },

  // Notifications
  PUSH_ENDPOINT_INVALID: { status: 422 },
  TOO_MANY_PUSH_DEVICES: { status: 409 },

  // Bookings
  SLOT_TAKEN: { status: 409 },
  SLOT_NOT_AVAILABLE: { status: 409 },
  GUIDE_NOT_BOOKABLE: { status: 409 },
  PRICE_CHANGED: { status: 409 },
  INSTANT_CHANGED: { status: 409 },
  WEATHER_CHANGED: { status: 409 },
  INSTANT_WITHDRAWAL_USED: { status: 409 },
  PARTICULARS_INVALID: { status: 422 },
  TOO_MANY_PENDING: { status: 409 },
  TOO_MANY_HOLDS: { status: 429 },
  TOO_MANY_BOOKINGS: { status: 409 },
  TOO_MANY_CANCELLATIONS: { status: 429 },
  GUIDE_BUSY: { status: 409 },
  REQUEST_NOT_OPEN: { status: 409 },
  QUOTE_DIFFERS: { status: 409 },
  TOO_MANY_OPEN_REQUESTS: { status: 409 },
  TOO_MANY_REQUESTS_SENT: { status: 429 },
  ITINERARY_UNKNOWN: { status: 422 },
  ITINERARY_CHANGED: { status: 409 },
  INVALID_TRANSITION: { status: 409 },
  TOO_MANY_CODES: { status: 429 },
  REFUND_CHANGED: { status: 409 },
  REASON_REQUIRED: { status: 422 },
  HOLD_ENDED: { status: 409 },
  USER_TYPE_MISMATCH: { status: 422 },
  TICKET_NOT_YOURS: { status: 422 },
  MARK_OUTSIDE_TIME: { status: 409 },
  TOO_MANY_MARKS: { status: 409 },
  TOO_MANY_EXTRA_COSTS: { status: 409 },
  EXTRA_COST_ANSWERED: { status: 409 },
  COST_ID_REUSED: { status: 409 },
  EXTENSION_LIMIT_REACHED: { status: 409 },
  TOO_MANY_UNPAID_EXTENSIONS: { status: 409 },
  EXTENSION_NOT_POSSIBLE: { status: 409 },
  EXTENSION_ENDED: { status: 409 },
  CHANGE_NOT_OPEN: { status: 409 },
  CHANGE_PENDING: { status: 409 },
  CHANGE_TOO_LATE: { status: 409 },
  CHANGE_UNCHANGED: { status: 422 },
  TOO_MANY_CHANGES: { status: 409 },
  SUBSTITUTION_PENDING: { status: 409 },
  SUBSTITUTION_NOT_OPEN: { status: 409 },
  SUBSTITUTE_TOO_LATE: { status: 409 },
  TOO_MANY_SUBSTITUTIONS: { status: 409 },
  COLLEAGUE_UNAVAILABLE: { status: 409 },

  // Payment proofs
  PROOF_NOT_TAKEN: { status: 409 },
  PROOF_ANSWERED: { status: 409 },
  PROOF_AMOUNT_DIFFERS: { status: 422 },
  PROOF_DAY_OUTSIDE: { status: 422 },
  CLAIM_NOT_TAKEN: { status: 409 },
  PATTERN_DECIDED: { status: 409 },
  COMMISSION_NOT_DUE: { status: 409 },
  OBJECTION_OVER: { status: 409 },
  CLAIM_DECIDED: { status: 409 },

  NOT_MEETING_TIME: { status: 409 },

  // Files
  FILE_TOO_LARGE: { status: 413 },
  FILE_INCOMPLETE: { status: 400 },
  FILE_EMPTY: { status: 422 },
  FILE_TYPE_INVALID: { status: 422 },
  FILE_UNREADABLE: { status: 422 },
  FILE_TOO_MANY_PIXELS: { status: 422 },
  FILE_TOO_MANY_PAGES: { status: 422 },
  FILE_NOT_PLAIN: { status: 422 },
  FILES_UNKNOWN: { status: 422 },
  CUT_INVALID: { status: 422 },
  TOO_MANY_UPLOADS: { status: 429 },
  FILE_LINK_INVALID: { status: 403 },
  FILES_UNAVAILABLE: { status: 503, reportable: true },
  ADDRESS_CHANGED: { status: 409 },
  ADDRESS_UNCHANGED: { status: 422 },
  ADDRESS_ELSEWHERE: { status: 422 },
  DRIVER_LINES_CHANGED: { status: 409 },
  PROPOSAL_CHANGED: { status: 409 },
  OWN_PROPOSAL: { status: 422 },
  TOO_MANY_PROPOSALS: { status: 409 },
  REFUND_TOO_HIGH: { status: 422 },
  DISPUTE_ANSWERED: { status: 409 },

  // Payments
  PAYMENT_NOT_DUE: { status: 409 },
  PAYMENT_SESSION_ENDED: { status: 409 },
  CHARGEBACK_NOT_POSSIBLE: { status: 409 },
  PAYMENT_NOT_CONFIRMED: { status: 409 },
  PAYMENT_STATUS_UNKNOWN: { status: 422 },
  SIGNATURE_INVALID: { status: 400 },
  WITHDRAWAL_TOO_SMALL: { status: 422 },
  BALANCE_TOO_LOW: { status: 409 },
  NAME_NOT_VERIFIED: { status: 409 },
  PAYOUT_ACCOUNT_INVALID: { status: 422 },
  TOO_MANY_PAYOUT_ACCOUNTS: { status: 409 },
  TAX_NUMBER_INVALID: { status: 422 },
  TAX_NUMBER_UNUSUAL: { status: 422 },
  WITHDRAWAL_DECIDED: { status: 409 },
  WITHDRAWAL_NOT_APPROVED: { status: 409 },

  // Catalog
  POSTAL_CODE_UNKNOWN: { status: 404 },

  // Messages
  MESSAGE_ID_REUSED: { status: 409 },
  OUT_OF_CREDITS: { status: 402 },
  BLOCKED: { status: 403 },
  BLOCK_NOT_POSSIBLE: { status: 409 },
  TOO_MANY_MESSAGES: { status: 429 },
  TOO_MANY_CONVERSATIONS: { status: 429 },
  RECALL_NOT_POSSIBLE: { status: 409 },
  NO_FACTS: { status: 422 },
  FACT_INVALID: { status: 422 },
  FACT_UNDECIDED: { status: 422 },
  FACT_CARD_CHANGED: { status: 409 },
  FACT_CARD_CLOSED: { status: 409 },
  TRANSLATION_OFF: { status: 409 },
  TRANSLATION_TOO_LONG: { status: 422 },
  TOO_MANY_TRANSLATIONS: { status: 429 },
  TRANSLATION_UNAVAILABLE: { status: 503, reportable: true },
  USER_MISMATCH: { status: 422 },
  ORIGIN_REFUSED: { status: 403 },

  // Notices
  LETTER_LINK_INVALID: { status: 422 },

  // Staff
  OWN_CASE: { status: 403 },
  SUPPORT_CLAIMED: { status: 409 },
  SUPPORT_CLOSED: { status: 409 },
  SUPPORT_WRITTEN: { status: 409 },
  REPORT_HANDLED: { status: 409 },
  PERSON_UNKNOWN: { status: 422 },
  NOBODY_TO_TELL: { status: 422 },
  REFUND_HANDLED: { status: 409 },
  REFUND_SPENT: { status: 409 },
  REFUND_CHARGED_BACK: { status: 409 },
  // Reviews
  REVIEW_CLAIM_WRONG: { status: 422 },
  REVIEW_NOT_POSSIBLE: { status: 409 },
  ALREADY_REVIEWED: { status: 409 },
  ALREADY_ANSWERED: { status: 409 },
  ANSWER_OVER: { status: 409 },
  SHOPPING_ANSWERED: { status: 409 },
  SHOPPING_REPLIED: { status: 409 },
  SHOPPING_UNREPORTED: { status: 409 },
});

export type ErrorCode = keyof typeof errors;

/** The HTTP status of an error code. */
export const getHttpStatus = (code: ErrorCode): number => errors[code].status;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errors, code);

/** The error body of all responses (docs/product/pages.md, "Errors"). */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: unknown;
}
