import { FIGURES } from '../figures.ts';

/** Letters. Times stand on both clocks where these differ; times and amounts are in words already. */
export default {
  hello: 'Hello {{name}},',
  bye: 'TomoGuide',
  seeTrips: 'Your trips: {{url}}',
  seeRequests: 'Your requests and tours: {{url}}',
  tour: '{{guide}}, {{when}}, {{length}}, {{people}}',
  people_one: '{{count}} traveler',
  people_other: '{{count}} travelers',
  said: '“{{words}}”',
  paidTraveler: {
    subject: 'Deposit received for {{number}}',
    text: 'We have received your deposit of {{deposit}}. {{guide}} has until {{answerBy}} to answer; if they reject or do not answer, you get everything back.',
    textAccepted:
      'We have received your deposit of {{deposit}}. {{guide}} had already accepted, so your tour is booked.',
  },
  paidGuide: {
    subject: 'New booking request {{number}}',
    text: '{{traveler}} has booked you and paid the deposit. Accept or reject by {{answerBy}}; without an answer the booking is cancelled.',
    textAccepted:
      '{{traveler}} has paid the deposit for the request you accepted. The tour is booked.',
  },
  acceptedTraveler: {
    subject: '{{guide}} has accepted {{number}}',
    text: 'Your tour is booked. You pay the remaining {{rest}} in person.',
  },
  rejectedTraveler: {
    subject: '{{guide}} cannot accept {{number}}',
    unable: '{{guide}} cannot take this tour.',
    unableBecause: '{{guide}} cannot take this tour: {{why}}.',
    refunded: 'Your deposit of {{refund}} is refunded in full.',
  },
  cancelledTraveler: {
    subject: 'Booking {{number}} is cancelled',
    text: 'This booking is cancelled.',
    refunded: '{{refund}} is refunded to you.',
    backInWallet: '{{refund}} is back in your TomoGuide wallet.',
    notRefunded: 'Under the cancellation policy, nothing is refunded.',
  },
  refundRefusedTraveler: {
    subject: 'Your refund for {{number}} is in your wallet',
    text: 'Your refund of {{refund}} could not go back the way you paid. It is in your TomoGuide wallet instead.',
  },
  addressProposed: {
    subject: '{{person}} suggests another meeting point for booking {{number}}',
    text: '{{person}} suggests meeting here: {{place}}',
    holds: 'Until you accept, the old one holds: {{oldPlace}}',
  },
  startsTomorrow: {
    subject: 'Coming up: your tour {{number}} with {{person}}',
    place: 'You meet here: {{place}}',
    traveler:
      'You pay the remaining {{rest}} in person. Confirm the start in your trips once you have met.',
    guide: 'The remaining {{rest}} is paid to you in person. Confirm the start once you have met.',
  },
  completedTraveler: {
    subject: 'Your tour {{number}} is completed',
    text: 'We hope you enjoyed your day with {{guide}}.',
    review: `You can review each other within ${FIGURES.reviewDays} days. Neither of you sees the other’s review before both are in or ${FIGURES.reviewAloneDays} days have passed.`,
  },
  completedGuide: {
    subject: 'Your tour {{number}} is completed',
    text: 'Your tour with {{traveler}} is complete.',
    earned: `{{amount}} of what was paid online is yours. You can withdraw it after ${FIGURES.earningsDays} working days.`,
  },
  addressChanged: {
    subject: 'New meeting point for {{number}}',
    text: '{{person}} has accepted your suggestion. You meet here: {{place}}',
    textAccepted: 'You have accepted another meeting point. You meet here: {{place}}',
  },
  withdrawalPaid: {
    subject: 'Your withdrawal of {{amount}} has been paid',
    text: 'We have sent {{amount}} to the account you chose. Banks may take a working day or two to show it.',
    to: {
      alipay: 'Alipay {{number}}, {{holder}}',
      wechat: 'WeChat {{number}}, {{holder}}',
      bank: '{{bank}} {{number}}, {{holder}}',
    },
    see: 'Your withdrawals: {{url}}',
  },
  resetPassword: {
    subject: 'Choose a new TomoGuide password',
    text: 'Use this link to choose a new password. It works once, within one hour: {{url}}',
    ignore:
      'If you didn’t ask for this, you don’t need to do anything. Your password stays as it is.',
  },
  cancelledGuide: {
    subject: 'Booking {{number}} is cancelled',
    text: '{{traveler}}’s booking is cancelled, and the slot is available again.',
  },
} as const;
