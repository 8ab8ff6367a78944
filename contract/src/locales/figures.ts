import { PASSWORD_MAX, PASSWORD_MIN } from '../accounts/password.ts';
import {
  ACCOUNT_MIN_AGE,
  CONFIRMATION_HOURS,
  CONFIRMATIONS_A_DAY,
  KNOWN_DEVICE_DAYS,
  PASSKEY_LINK_HOURS,
  PASSKEYS_MAX,
  RESET_LINKS_AN_HOUR,
  SESSION_DAYS,
} from '../accounts/periods.ts';
import { USERNAME_MAX, USERNAME_MIN } from '../accounts/username.ts';
import { APPLICANT_MIN_AGE, APPLICATION_FIELDS } from '../applications/fields.ts';
import { REAPPLY_AFTER_DAYS } from '../applications/guide-status.ts';
import {
  IDENTITY_FILE_DAYS,
  IDENTITY_TRIES,
  IDENTITY_TRY_DAYS,
} from '../applications/identity-rules.ts';
import {
  ANSWER_HOURS,
  COMPLETION_HOURS,
  DISPUTABLE_HOURS,
  DISPUTE_DAYS,
  EXTENSION_ANSWER_MINUTES,
  EXTENSION_CONFIRMATION_MINUTES,
  EXTENSION_PAYMENT_MINUTES,
  LAST_CALL_HOURS,
  START_NEAR_HOURS,
} from '../bookings/deadlines.ts';
import { CLAIM_DAYS } from '../bookings/emergency-claim.ts';
import { HOLD_LIMITS, HOLD_MINUTES } from '../bookings/holds.ts';
import { LEAD_DAYS, LINK_DAYS } from '../bookings/lead-traveler.ts';
import { GUIDE_CANCELLATIONS, OBJECTION_DAYS, PATTERN_DAYS } from '../bookings/patterns.ts';
import { PROOF_DAYS } from '../bookings/payment-proof.ts';
import { DEPOSIT_PERCENT, MAX_EXTENSIONS, MAX_UNPAID_EXTENSIONS } from '../bookings/price.ts';
import { BOOKING_QUOTAS } from '../bookings/quotas.ts';
import { ENTRY_HOURS, STORED_ENTRY_DAYS } from '../bookings/start-code.ts';
import {
  OPEN_REQUESTS_MAX,
  REQUEST_HOURS,
  REQUEST_LAST_CALL_HOURS,
  REQUESTS_A_DAY,
} from '../bookings/tour-request.ts';
import { PRIVACY_ANSWER_DAYS, TERMS_NOTICE_DAYS } from '../documents/periods.ts';
import { FILE_MEGABYTES, FILES_EACH, LINK_MINUTES, PDF_MAX_PAGES } from '../files/bounds.ts';
import { CALENDAR_READ_MINUTES, IMPORTED_CALENDARS_MAX } from '../guides/imported-calendar.ts';
import { GALLERY_MAX } from '../guides/photos.ts';
import { QUALIFICATIONS_MAX } from '../guides/qualification-bounds.ts';
import { DAYS_AHEAD, LEAD_HOURS } from '../guides/tour-limits.ts';
import { DRAFT_DAYS } from '../help/stored-in-browser.ts';
import { CREDITS_BACK, CREDITS_FULL } from '../messaging/credits.ts';
import { PICTURES_AT_ONCE } from '../messaging/fields.ts';
import {
  MESSAGES_A_MINUTE,
  NEW_CONVERSATIONS_AN_HOUR,
  RECALL_MINUTES,
} from '../messaging/limits.ts';
import { COMMISSION_PERCENT } from '../payments/commission.ts';
import { EARNINGS_BUSINESS_DAYS } from '../payments/earnings-release.ts';
import { CANCELLATION_POLICY } from '../payments/policy.ts';
import { MINIMUM_WITHDRAWAL_CENTS, PAYOUT_ACCOUNTS_LIMIT } from '../payments/withdrawal.ts';
import { ANSWER_MAX, CONTENT_MAX } from '../reviews/fields.ts';
import {
  REVIEW_ALONE_DAYS,
  REVIEW_ANSWER_DAYS,
  REVIEW_CHECK_DAYS,
  REVIEW_DAYS,
} from '../reviews/periods.ts';
import { VISITOR_LETTERS_AN_HOUR } from '../support/fields.ts';

const [full, most, half] = CANCELLATION_POLICY.tiers.map(({ hours, refundPercent }) => ({
  hours,
  days: hours / 24,
  percent: refundPercent,
}));
// The texts about the tiers are written for three tiers.
if (!full || !most || !half) throw new Error('the cancellation policy has lost a tier');

/** The numbers in texts, derived from the rules. */
export const FIGURES = {
  applicantMinAge: APPLICANT_MIN_AGE,
  applicationAnswers: APPLICATION_FIELDS.length,
  reapplyDays: REAPPLY_AFTER_DAYS,
  identityFileDays: IDENTITY_FILE_DAYS,
  identityTries: IDENTITY_TRIES,
  identityTryDays: IDENTITY_TRY_DAYS,
  holdMinutes: HOLD_MINUTES,
  picturesAtOnce: PICTURES_AT_ONCE,
  unpaid: HOLD_LIMITS.pending,
  bookingsOneGuide: BOOKING_QUOTAS.guide,
  bookingsAll: BOOKING_QUOTAS.all,
  freeCancellations: BOOKING_QUOTAS.cancelled,
  freeCancellationDays: BOOKING_QUOTAS.cancelledDays,
  openRequests: OPEN_REQUESTS_MAX,
  requestsADay: REQUESTS_A_DAY,
  requestHours: REQUEST_HOURS,
  requestLastCallHours: REQUEST_LAST_CALL_HOURS,
  answerHours: ANSWER_HOURS,
  lastCallHours: LAST_CALL_HOURS,
  completionHours: COMPLETION_HOURS,
  disputableHours: DISPUTABLE_HOURS,
  disputeDays: DISPUTE_DAYS,
  claimDays: CLAIM_DAYS,
  guideCancellations: GUIDE_CANCELLATIONS,
  patternDays: PATTERN_DAYS,
  objectionDays: OBJECTION_DAYS,
  meetingHours: START_NEAR_HOURS,
  linkDays: LINK_DAYS,
  leadDays: LEAD_DAYS,
  importedCalendars: IMPORTED_CALENDARS_MAX,
  calendarMinutes: CALENDAR_READ_MINUTES,
  extensions: MAX_EXTENSIONS,
  unpaidExtensions: MAX_UNPAID_EXTENSIONS,
  extensionPaymentMinutes: EXTENSION_PAYMENT_MINUTES,
  extensionAnswerMinutes: EXTENSION_ANSWER_MINUTES,
  extensionConfirmationMinutes: EXTENSION_CONFIRMATION_MINUTES,
  entryHours: ENTRY_HOURS,
  keptEntryDays: STORED_ENTRY_DAYS,
  draftDays: DRAFT_DAYS,
  leadHours: LEAD_HOURS,
  daysAhead: DAYS_AHEAD,
  depositPercent: DEPOSIT_PERCENT,
  commissionPercent: COMMISSION_PERCENT,
  accountMinAge: ACCOUNT_MIN_AGE,
  sessionDays: SESSION_DAYS,
  confirmationHours: CONFIRMATION_HOURS,
  confirmationsADay: CONFIRMATIONS_A_DAY,
  resetLinksAnHour: RESET_LINKS_AN_HOUR,
  knownDeviceDays: KNOWN_DEVICE_DAYS,
  termsNoticeDays: TERMS_NOTICE_DAYS,
  privacyDays: PRIVACY_ANSWER_DAYS,
  earningsDays: EARNINGS_BUSINESS_DAYS,
  withdrawalRmb: MINIMUM_WITHDRAWAL_CENTS / 100,
  payoutAccounts: PAYOUT_ACCOUNTS_LIMIT,
  graceHoursToStart: CANCELLATION_POLICY.graceHoursToStart,
  emergencyHours: CANCELLATION_POLICY.emergencyClaimHours,
  emergencyPercent: CANCELLATION_POLICY.emergencyRefundPercent,
  emergencyGuidePercent: 100 - CANCELLATION_POLICY.emergencyRefundPercent,
  full,
  most,
  half,
  passkeys: PASSKEYS_MAX,
  passkeyLinkHours: PASSKEY_LINK_HOURS,
  passwordMin: PASSWORD_MIN,
  passwordMax: PASSWORD_MAX,
  usernameMin: USERNAME_MIN,
  usernameMax: USERNAME_MAX,
  proofDays: PROOF_DAYS,
  fileMegabytes: FILE_MEGABYTES,
  filesEach: FILES_EACH,
  galleryMax: GALLERY_MAX,
  qualificationsMax: QUALIFICATIONS_MAX,
  filePages: PDF_MAX_PAGES,
  linkMinutes: LINK_MINUTES,
  reviewDays: REVIEW_DAYS,
  reviewAloneDays: REVIEW_ALONE_DAYS,
  reviewAnswerDays: REVIEW_ANSWER_DAYS,
  reviewCheckDays: REVIEW_CHECK_DAYS,
  reviewMax: CONTENT_MAX,
  reviewAnswerMax: ANSWER_MAX,
  creditsFull: CREDITS_FULL,
  creditsBack: CREDITS_BACK,
  messagesMinute: MESSAGES_A_MINUTE,
  newConversationsHour: NEW_CONVERSATIONS_AN_HOUR,
  recallMinutes: RECALL_MINUTES,
  visitorLetters: VISITOR_LETTERS_AN_HOUR,
} as const;
