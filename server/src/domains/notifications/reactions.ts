import type { Reactions } from '../../events/dispatcher.ts';
import { BOOKING_TYPES, reactToBooking } from './booking-events/react-to-booking.ts';
import { calendarNotices } from './inbox/calendar-notices.ts';
import { colleagueNotices } from './inbox/colleague-notices.ts';
import { paymentNotices } from './inbox/payment-notices.ts';
import { permissionNotices } from './inbox/permission-notices.ts';
import { requestNotices } from './inbox/request-notices.ts';
import { reviewNotices } from './inbox/review-notices.ts';
import { staffNotices } from './inbox/staff-notices.ts';
import { waitingNotices } from './inbox/waiting-notices.ts';
import { sendAddressLetter } from './letters/address-letter.ts';
import {
  sendAskedLetters,
  sendEndedLetters,
  sendHandedOverLetter,
} from './letters/colleague-letters.ts';
import { sendConfirmationLetter } from './letters/confirmation-letter.ts';
import {
  sendApplicationLetter,
  sendIdentityLetter,
  sendPermissionDecisionLetter,
  sendQualificationLetter,
} from './letters/decision-letters.ts';
import { sendFeeLetter } from './letters/fee-letter.ts';
import { sendPasskeyLetter } from './letters/passkey-letter.ts';
import { sendPermissionLetter } from './letters/permission-letter.ts';
import { requestLetters } from './letters/request-letters.ts';
import { sendResetLetter } from './letters/reset-letter.ts';
import { sendUnreadLetter, sendVisitorAnswer } from './letters/support-letters.ts';
import { sendSuspensionLetter } from './letters/suspension-letter.ts';
import { sendWaitingLetters } from './letters/waiting-letter.ts';
import { sendWithdrawalLetter } from './letters/withdrawal-letter.ts';

/** The email for each event, except for booking events (`docs/product/notices.md, "Letters"`). */
const LETTERS: Reactions = {
  'account.password_forgotten': sendResetLetter,
  'account.confirmation_asked': sendConfirmationLetter,
  'account.email_change_asked': sendAddressLetter,
  'account.email_changed': sendAddressLetter,
  'account.passkey_added': sendPasskeyLetter,
  'account.passkey_removed': sendPasskeyLetter,
  ...requestLetters,
  'application.decided': sendApplicationLetter,
  'identity.decided': sendIdentityLetter,
  'guide.qualification_decided': sendQualificationLetter,
  'guide.work_permission_decided': sendPermissionDecisionLetter,
  'guide.work_permission_due': sendPermissionLetter,
  'guide.day_freed': sendWaitingLetters,
  'account.suspended': sendSuspensionLetter,
  'account.restored': sendSuspensionLetter,
  'guide.suspended': sendSuspensionLetter,
  'guide.restored': sendSuspensionLetter,
  'guide.paused': sendSuspensionLetter,
  'guide.resumed': sendSuspensionLetter,
  'substitution.asked': sendAskedLetters,
  'substitution.ended': sendEndedLetters,
  'booking.substituted': sendHandedOverLetter,
  'commission.announced': sendFeeLetter,
  'commission.charged': sendFeeLetter,
  'commission.dropped': sendFeeLetter,
  'payment.withdrawal_paid': sendWithdrawalLetter,
  'support.answered': sendVisitorAnswer,
  'support.left_unread': sendUnreadLetter,
};

/** Reactions that write emails and system messages, in this order. */
export const notificationReactions: readonly Reactions[] = [
  LETTERS,
  Object.fromEntries(BOOKING_TYPES.map((type) => [type, reactToBooking])),
  requestNotices,
  paymentNotices,
  reviewNotices,
  calendarNotices,
  permissionNotices,
  waitingNotices,
  colleagueNotices,
  staffNotices,
];
