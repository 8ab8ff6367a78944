import { FIGURES } from '../figures.ts';

/** Earnings on the guide's pages. */
export default {
  title: 'Earnings',
  loadError: 'Your earnings could not be loaded',
  today: 'Today',
  month: 'This month',
  year: 'This year',
  total: 'Total',
  period: 'Period',
  chart: 'Earned online, by month',
  monthEarned: '{{month}}: {{amount}}',

  how: 'How this is calculated',
  tours: 'Price of the tours',
  online: 'Paid online, less refunds',
  fee: 'Service fee',
  earned: 'You earned online',
  cash: 'Paid to you in person',
  cashHint: 'never through TomoGuide',
  bookings_one: 'from {{count}} booking',
  bookings_other: 'from {{count}} bookings',
  nothing: 'No earnings in this period',

  standing: 'Where your earnings are',
  withdrawable: 'Withdrawable',
  pending: 'Pending',
  payingOut: 'Being paid out',
  paidOut: 'Paid out',
  inAll: 'Total',
  pendingHint: `Earnings can be withdrawn ${FIGURES.earningsDays} business days after the tour is completed.`,
  nextPayout: 'Next: {{amount}}, available {{date}}',
  frozen:
    '{{amount}} of what is pending is frozen: a traveler’s bank is checking the payment. There is nothing you need to do; if the bank decides in your favor, you can withdraw it.',

  each: 'Booking by booking',
  none: 'No earnings yet',
  noneHint: 'Your earnings from each completed tour will appear here.',
  cancelled: 'Cancelled: your share',
  releasedLine: 'Withdrawable since {{date}}',
  pendingLine: 'Withdrawable from {{date}}',
  chargeback_open: 'Frozen while the traveler’s bank checks the payment; nothing for you to do',
  chargeback_lost: 'The bank returned the online payment to the traveler',
  entryParts: 'Tour {{tour}} · online {{online}} · fee {{fee}} · in person {{cash}}',
  keptParts: 'Online {{online}} · fee {{fee}}',
} as const;
