import {
  ACCOUNT_MIN_AGE,
  CONFIRMATION_HOURS,
  CONFIRMATIONS_A_DAY,
  KNOWN_DEVICE_DAYS,
  PASSKEY_LINK_HOURS,
  PASSKEYS_MAX,
  RESET_LINKS_MAX,
  SESSION_DAYS,
} from '../accounts/figures.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../accounts/password.ts';
import { USERNAME_MAX, USERNAME_MIN } from '../accounts/username.ts';
import { APPLICATION_FIELDS } from '../applications/fields.ts';
import {
  APPLICANT_MIN_AGE,
  IDENTITY_FILE_DAYS,
  IDENTITY_TRIES,
  IDENTITY_TRY_DAYS,
  REAPPLY_AFTER_DAYS,
} from '../applications/figures.ts';
import {
  ANSWER_HOURS,
  BOOKING_QUOTAS,
  CLAIM_DAYS,
  COMPLETION_HOURS,
  DEPOSIT_PERCENT,
  DISPUTABLE_HOURS,
  DISPUTE_DAYS,
  ENTRY_HOURS,
  EXTENSION_ANSWER_MINUTES,
  EXTENSION_CONFIRMATION_MINUTES,
  EXTENSION_PAYMENT_MINUTES,
  GUIDE_CANCELLATIONS,
  HOLD_LIMITS,
  HOLD_MINUTES,
  LAST_CALL_HOURS,
  LEAD_DAYS,
  LINK_DAYS,
  MAX_EXTENSIONS,
  MAX_UNPAID_EXTENSIONS,
  OBJECTION_DAYS,
  OPEN_REQUESTS_MAX,
  PATTERN_DAYS,
  PROOF_DAYS,
  REQUEST_HOURS,
  REQUESTS_A_DAY,
  START_NEAR_HOURS,
  STORED_ENTRY_DAYS,
} from '../bookings/figures.ts';
import { REQUEST_LAST_CALL_HOURS } from '../bookings/tour-request.ts';
import { PRIVACY_ANSWER_DAYS, TERMS_NOTICE_DAYS } from '../documents/figures.ts';
import { FILE_MEGABYTES, FILES_EACH, LINK_MINUTES, PDF_MAX_PAGES } from '../files/figures.ts';
import {
  CALENDAR_READ_MINUTES,
  DAYS_AHEAD,
  IMPORTED_CALENDARS_MAX,
  LEAD_HOURS,
} from '../guides/figures.ts';
import { GALLERY_MAX } from '../guides/photos.ts';
import { QUALIFICATIONS_MAX } from '../guides/qualification-bounds.ts';
import { DRAFT_DAYS } from '../help/stored-in-browser.ts';
import { PICTURES_AT_ONCE } from '../messaging/fields.ts';
import {
  CREDITS_BACK,
  CREDITS_FULL,
  MESSAGES_A_MINUTE,
  NEW_CONVERSATIONS_AN_HOUR,
  RECALL_MINUTES,
} from '../messaging/figures.ts';
import {
  COMMISSION_PERCENT,
  EARNINGS_BUSINESS_DAYS,
  MINIMUM_WITHDRAWAL_CENTS,
  PAYOUT_ACCOUNTS_LIMIT,
} from '../payments/figures.ts';
import { CANCELLATION_POLICY } from '../payments/policy.ts';
import { ANSWER_MAX, CONTENT_MAX } from '../reviews/fields.ts';
import {
  REVIEW_ALONE_DAYS,
  REVIEW_ANSWER_DAYS,
  REVIEW_CHECK_DAYS,
  REVIEW_DAYS,
} from '../reviews/figures.ts';
import { VISITOR_LETTERS_AN_HOUR } from '../support/figures.ts';

const [full, most, half] = CANCELLATION_POLICY.tiers.map(({ hours, refundPercent }) => ({
  hours,
  days: hours / 24,
  percent: refundPercent,
}));
// The texts about the tiers assume three tiers.
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
  resetLinksAnHour: RESET_LINKS_MAX,
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
