/**
 * All that staff can do, by the names it has in the audit log (docs/product/staff.md, "Audit log").
 * Each has a sentence in locales/…/staff-audit-log.ts.
 */
export const STAFF_ACTIONS = [
  'decide_dispute',
  'decide_emergency_claim',
  'approve_withdrawal',
  'reject_withdrawal',
  'pay_withdrawal',
  'show_payout_number',
  'retry_refund',
  'keep_refund_in_wallet',
  'grant_goodwill',
  'hide_review',
  'show_review',
  'export_list',
  'send_announcement',
  'withdraw_announcement',
  'claim_support',
  'release_support',
  'answer_support',
  'close_support',
  'dismiss_report',
  'warn_person',
  'open_picture',
  'suspend_account',
  'restore_account',
  'suspend_guide',
  'restore_guide',
  'pause_guide',
  'resume_guide',
  'revoke_sessions',
  'take_application',
  'request_application_changes',
  'approve_application',
  'reject_application',
  'open_identity_file',
  'verify_identity',
  'reject_identity',
  'check_qualification',
  'reject_qualification',
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** What staff acts on. */
export const STAFF_SUBJECTS = [
  'booking',
  'account',
  'refund',
  'withdrawal',
  'review',
  'claim',
  'guide',
  'support',
  'report',
  'application',
  'identity',
  'qualification',
  'announcement',
  'list',
] as const;
export type StaffSubject = (typeof STAFF_SUBJECTS)[number];
