import type { Reactions } from '../../events/dispatcher.ts';
import { BOOKING_TYPES, reactToBooking } from './booking-events/react-to-booking.ts';
import { sendAddressEmail } from './emails/address-email.ts';
import {
  sendAskedEmails,
  sendEndedEmails,
  sendHandedOverEmail,
} from './emails/colleague-emails.ts';
import { sendConfirmationEmail } from './emails/confirmation-email.ts';
import {
  sendApplicationEmail,
  sendIdentityEmail,
  sendPermissionDecisionEmail,
  sendQualificationEmail,
} from './emails/decision-emails.ts';
import { sendFeeEmail } from './emails/fee-email.ts';
import { sendPasskeyEmail } from './emails/passkey-email.ts';
import { sendPermissionEmail } from './emails/permission-email.ts';
import { requestEmails } from './emails/request-emails.ts';
import { sendResetEmail } from './emails/reset-email.ts';
import { sendUnreadEmail, sendVisitorAnswer } from './emails/support-emails.ts';
import { sendSuspensionEmail } from './emails/suspension-email.ts';
import { sendWaitingEmails } from './emails/waiting-email.ts';
import { sendWithdrawalEmail } from './emails/withdrawal-email.ts';
import { calendarNotices } from './inbox/calendar-notices.ts';
import { colleagueNotices } from './inbox/colleague-notices.ts';
import { paymentNotices } from './inbox/payment-notices.ts';
import { permissionNotices } from './inbox/permission-notices.ts';
import { requestNotices } from './inbox/request-notices.ts';
import { reviewNotices } from './inbox/review-notices.ts';
import { staffNotices } from './inbox/staff-notices.ts';
import { waitingNotices } from './inbox/waiting-notices.ts';

/** The email for each event, except for booking events (`docs/product/notices.md, "Emails"`). */
const EMAILS: Reactions = {
  'account.password_forgotten': sendResetEmail,
  'account.confirmation_asked': sendConfirmationEmail,
  'account.email_change_asked': sendAddressEmail,
  'account.email_changed': sendAddressEmail,
  'account.passkey_added': sendPasskeyEmail,
  'account.passkey_removed': sendPasskeyEmail,
  ...requestEmails,
  'application.decided': sendApplicationEmail,
  'identity.decided': sendIdentityEmail,
  'guide.qualification_decided': sendQualificationEmail,
  'guide.work_permission_decided': sendPermissionDecisionEmail,
  'guide.work_permission_due': sendPermissionEmail,
  'guide.day_freed': sendWaitingEmails,
  'account.suspended': sendSuspensionEmail,
  'account.restored': sendSuspensionEmail,
  'guide.suspended': sendSuspensionEmail,
  'guide.restored': sendSuspensionEmail,
  'guide.paused': sendSuspensionEmail,
  'guide.resumed': sendSuspensionEmail,
  'substitution.asked': sendAskedEmails,
  'substitution.ended': sendEndedEmails,
  'booking.substituted': sendHandedOverEmail,
  'commission.announced': sendFeeEmail,
  'commission.charged': sendFeeEmail,
  'commission.dropped': sendFeeEmail,
  'payment.withdrawal_paid': sendWithdrawalEmail,
  'support.answered': sendVisitorAnswer,
  'support.left_unread': sendUnreadEmail,
};

/** Reactions that write emails and system messages, in this order. */
export const notificationReactions: readonly Reactions[] = [
  EMAILS,
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
