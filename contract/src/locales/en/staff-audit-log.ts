import type { StaffAction, StaffSubject } from '../../staff/actions.ts';

const actions = {
  decide_dispute: 'Decided a dispute',
  decide_emergency_claim: 'Decided an emergency claim',
  approve_withdrawal: 'Approved a withdrawal',
  reject_withdrawal: 'Rejected a withdrawal',
  pay_withdrawal: 'Marked a withdrawal as paid',
  retry_refund: 'Sent a refused refund again',
  keep_refund_in_wallet: 'Left a refused refund in the wallet',
  grant_goodwill: 'Gave goodwill credit',
  hide_review: 'Hid a review',
  show_review: 'Showed a review again',
  suspend_account: 'Suspended an account',
  restore_account: 'Lifted a suspension',
} satisfies Record<StaffAction, string>;

const subjects = {
  booking: 'Booking {{id}}',
  account: 'Account {{id}}',
  refund: 'Refund {{id}}',
  withdrawal: 'Withdrawal {{id}}',
  review: 'Review {{id}}',
  claim: 'Claim {{id}}',
  guide: 'Guide {{id}}',
} satisfies Record<StaffSubject, string>;

/** /staff/audit-log. */
export default {
  lead: 'Everything the team has decided, with who, when and why. Nothing here can be changed or removed.',
  kind: 'Action',
  everything: 'All actions',
  empty: 'Nothing has been recorded yet',
  emptyHint: 'Each decision appears here as soon as it is made.',
  none: 'nothing',
  yes: 'yes',
  no: 'no',
  actions,
  subjects,
  /** Names of what changed; what has none here is shown by its own. */
  facts: {
    status: 'Status',
    cancelKind: 'How it was cancelled',
    amountCents: 'Amount',
    refundCents: 'Refund',
    commissionCents: 'Service fee',
    guideCents: 'The guide’s share',
    feeCents: 'Unconfirmed extension fee, given back',
    goodwillCents: 'Goodwill credit',
    walletCents: 'Wallet balance',
    destination: 'Goes to',
    hidden: 'Hidden',
    suspended: 'Suspended',
    accepted: 'Accepted',
  },
  /** What a fact is now; one that has none here is shown as it is. */
  values: {
    requested: 'to approve',
    approved: 'to pay',
    paid: 'paid',
    rejected: 'rejected',
    accepted: 'accepted',
    open: 'open',
    disputed: 'in dispute',
    completed: 'completed',
    cancelled: 'cancelled',
    wallet: 'the wallet',
    card: 'the card',
    alipay: 'Alipay',
    wechat: 'WeChat Pay',
    bank: 'the bank account',
  },
} as const;
