import { FIGURES } from '../../../words/figures.ts';
import type { MovementKind } from '../../entities.ts';
import type { WalletLevel } from '../../wallet-levels.ts';

/** The wallet in /profile. */
export default {
  loadError: 'Your wallet couldn’t be loaded',
  balance: 'Balance',
  balanceHint: 'Use your balance at checkout.',
  refunded: 'Refunds',
  refundedHint: 'to spend or withdraw',
  goodwill: 'Credit from TomoGuide',
  goodwillHint: 'to spend only',
  withdraw: 'Request withdrawal',
  tooLittle: `You can withdraw from RMB ${FIGURES.withdrawalRmb}; you have {{amount}}.`,
  withdrawals: 'Your withdrawals',

  level: 'Level',
  levels: {
    bronze: 'Bronze',
    silver: 'Silver',
    gold: 'Gold',
    diamond: 'Diamond',
    black_card: 'Black card',
  } as const satisfies Record<WalletLevel, string>,
  toNext: '{{amount}} more to reach {{level}}',
  top: 'The highest level',
  levelHint:
    'Based on what your completed tours cost, as a traveler or guide. It doesn’t affect prices or terms.',

  earnings: 'Guide earnings',
  seeEarnings: 'See earnings by tour',

  movements: 'Transactions',
  none: 'No transactions yet',
  noneHint: 'Refunds, credit and spending show up here.',
  kind: {
    spent: 'Spent',
    refunded: 'Returned',
    refund_refused: 'Refund declined by your payment method',
    goodwill: 'Credit from TomoGuide',
    withdrawn: 'Withdrawal',
    withdrawal_returned: 'Withdrawal returned',
    refund_retried: 'Refund sent again',
    frozen: 'Frozen while your bank checks the payment',
    unfrozen: 'No longer frozen',
    charged_back: 'Already returned to you by your bank',
    correction: 'Correction',
  } as const satisfies Record<MovementKind, string>,
  forBooking: 'Booking {{number}}',
} as const;
