import type { ChargebackReason } from '../../../payments/chargebacks.ts';

/** /staff/chargebacks. */
export default {
  lead: 'These travelers have asked their bank to return a payment. The bank decides, and all it hears from us is what you send through the payment provider.',
  open: 'Open',
  decided: 'Decided',
  noneOpen: 'No open chargebacks',
  noneOpenHint: 'Payments that a bank questions will appear here.',
  noneDecided: 'No decided chargebacks yet',
  what: {
    deposit: 'Deposit: {{method}}, through {{provider}}',
    extension: 'Extension fee: {{method}}, through {{provider}}',
    change: 'Deposit for a change: {{method}}, through {{provider}}',
  },
  reason: {
    fraudulent: 'The payer says it wasn’t them',
    unrecognized: 'The payer doesn’t recognize the payment',
    duplicate: 'The payer says they paid twice',
    product_not_received: 'The payer says the tour didn’t take place',
    product_unacceptable: 'The payer says the tour wasn’t what was promised',
    credit_not_processed: 'The payer says a refund didn’t arrive',
    general: 'No reason given',
  } as const satisfies Record<ChargebackReason, string>,
  opened: 'Opened on {{time}}',
  taken:
    'The provider has taken the money back and holds it until the bank decides. Earnings that the guide couldn’t yet withdraw are frozen.',
  asked:
    'So far, the bank is only asking, and no money has been taken. A refund would settle the matter.',
  todo: 'What to do',
  steps: {
    read: 'Read the booking’s history below: who confirmed the start, who completed it, what was refunded.',
    answer: 'Send the history as evidence through {{provider}} by {{time}}.',
    answerAnyTime: 'Send the history as evidence through {{provider}}.',
    rest: 'Everything else follows automatically from the bank’s decision.',
  },
  atProvider: 'Go to {{provider}}',
  won: 'Won on {{time}}: the payment stands.',
  lost: 'Lost on {{time}}: the payer keeps the money.',
  split: '{{covered}} was covered by the booking’s own money; {{loss}} is our loss.',
  history: 'Booking history',
  historyFailed: 'The history couldn’t be loaded',
  historyTour_one: '{{when}} · {{count}} traveler',
  historyTour_other: '{{when}} · {{count}} travelers',
  historyRefunds: 'Refunds',
  historyNoRefunds: 'Nothing has been refunded.',
  refundTo: {
    card: '{{amount}} to the card',
    alipay: '{{amount}} to the Alipay account',
    wechat: '{{amount}} to the WeChat Pay account',
    bank: '{{amount}} to the bank account',
    wallet: '{{amount}} to the TomoGuide wallet',
  },
  refundState: { sent: 'on its way', arrived: 'arrived', refused: 'failed' },
} as const;
