import { FIGURES } from '../../../words/figures.ts';

/** A longer tour: asking for it, paying the fee, and what either side reads while it waits. */
export default {
  requestTitle: 'Request Tour Extension',
  requestText: 'Select how much additional time you need for your tour',
  current: 'Current Extensions: {{count}}/{{max}}',
  most: 'Each booking can be extended up to {{max}} times maximum',
  time: 'Additional time',
  until: 'until {{time}}',
  notFree: '{{name}} is not available for that long',
  noneFree: '{{name}} is not available after {{time}}, so this tour cannot be extended.',
  baseRate: 'Base rate',
  perHour: '{{amount}} per hour',
  extensionTime: 'Extension time',
  fee: 'Extension fee',
  asksNext: `You pay the fee first. Then {{name}} has ${FIGURES.extensionAnswerMinutes} minutes to answer; if they do not accept, you get it all back.`,
  toPayment: 'Continue to Payment',
  cancel: 'Cancel',
  loadFailed: 'The extension options could not be loaded.',
  retry: 'Try again',

  payTitle: 'Tour Extension Payment',
  payText: 'Complete payment to extend your tour',
  additional: 'Additional time',
  method: 'Payment method',
  methods: { card: 'Card', alipay: 'Alipay', wechat: 'WeChat Pay' },
  cardNumber: 'Card number',
  expiry: 'Expiry date',
  expiryFormat: 'MM/YY',
  cvv: 'CVV',
  holder: 'Name on card',
  account: 'Alipay account',
  accountHint: 'Phone number or email address',
  wechatId: 'WeChat ID',
  demo: 'Demo payment: no real money moves. Type made-up details; enter FAIL as the name, account or ID to make the payment fail.',
  atProvider: 'You pay on the payment provider’s page and come back here.',
  required: 'Payment Information Required',
  pay: 'Pay {{price}} RMB',
  processing: 'Processing...',
  paid: 'Payment Successful',
  paidHint: '{{name}} has been asked and has until {{time}} to answer.',
  failed: 'Payment Failed',
  failedHint: 'Payment failed. Please check your information and try again.',
  unknown: 'The connection failed, so we cannot tell whether your payment went through.',
  unknownHint: 'Press the button again: nothing will be charged twice.',
  tooLate: 'Your payment came too late. You get the full amount back.',
  changed: 'The price has changed. This is the current price.',

  requested: 'Extension requested...',
  withdrawn: 'Extension request withdrawn',
  confirmed: 'Your tour now ends at {{time}}',
  error: 'Error',
  confirmFailed: 'Failed to confirm extension. Please try again.',
  failedOther: 'That did not work. Try again.',
  movedOn: 'The extension request has changed. Look at it again.',

  unpaid:
    'Waiting for your payment: {{amount}} for {{length}} more, by {{time}}. We’ll ask {{name}} once you’ve paid.',
  asked:
    'Waiting for {{name}} to agree to {{length}} more. If they do not agree by {{time}}, you get the {{amount}} back.',
  agreed:
    '{{name}} has agreed to {{length}} more, until {{end}}. Waiting for you: confirm it, or it takes effect automatically at {{time}}.',

  back: 'An extension did not go ahead. You get the extension fee back.',
  completing_traveler:
    'The extension has not been confirmed by both of you, so you get its fee of {{amount}} back in full.',
  completing_guide:
    'The extension has not been confirmed by both of you, so its fee of {{amount}} goes back to the traveler in full.',

  guide: {
    paying:
      '{{name}} would like {{length}} more and is paying for it. You’ll be asked once it is paid; until then, the time is held.',
    asks: '{{name}} would like {{length}} more, until {{end}}, and has paid for it.',
    earn: 'You would earn {{amount}} more, paid online.',
    answerBy: 'Answer by {{time}}. Without an answer, {{name}} gets the money back.',
    waits:
      'You have agreed to {{length}} more, until {{end}}. Waiting for {{name}} to confirm; at {{time}} it takes effect automatically.',
    agreed: 'You have agreed to the extension',
    agreedHint: 'Next, {{name}} will be asked to confirm it.',
    declineTitle: 'Decline the extension?',
    declineText:
      '{{name}} gets the fee of {{amount}} back in full, and the tour ends at {{end}} as planned.',
    declineConfirm: 'Decline and refund {{amount}}',
    declining: 'Declining…',
    declined: 'Extension declined',
    declinedHint: '{{name}} gets the whole fee back.',
  },
} as const;
