/** /staff/refunds. */
export default {
  lead: 'The payment provider couldn’t pay out these refunds, so the money went to the traveler’s wallet. A refund of which nothing was spent can be sent again; any other stays in the wallet.',
  empty: 'No failed refunds',
  emptyHint: 'A refund that the payment provider can’t pay out appears here.',
  refused: 'Failed on {{time}}',
  via: '{{method}}, through {{provider}}',
  inWallet: '{{amount}} of it is still in the wallet',
  spent: 'Part of this refund was spent or withdrawn, so the rest can’t be sent again.',
  spentAll: 'All of this refund was spent or withdrawn, so nothing is left to send again.',
  retry: 'Send again',
  keep: 'Leave in the wallet',
  close: 'Mark as handled',
  retryTitle: 'Send this refund again?',
  keepTitle: 'Leave this refund in the wallet?',
  keepNothingTitle: 'Mark this refund as handled?',
  retryText: '{{amount}} will leave {{name}}’s wallet and be sent to the original payment method.',
  keepText:
    'The refund of {{amount}} won’t be sent again. It stays in {{name}}’s wallet, to be spent or withdrawn.',
  keepPartText:
    'The refund of {{amount}} won’t be sent again. The {{left}} still in {{name}}’s wallet can be spent or withdrawn.',
  keepNothingText:
    'The refund of {{amount}} won’t be sent again. None of it is left in {{name}}’s wallet.',
  reason: 'Reason',
  reasonHint: 'For the audit log.',
  reasonMissing: 'Briefly explain why.',
  saving: 'Saving…',
  done: 'Done',
  ownCase: 'This is your own refund, so a colleague has to handle it.',
} as const;
