import { FIGURES } from '../../../words/figures.ts';
import type { MovementKind } from '../../entities.ts';
import type { WalletLevel } from '../../levels.ts';

/** The wallet in /profile. */
export default {
  loadError: 'Your wallet could not be loaded',
  balance: 'Balance',
  balanceHint: 'Use your balance at checkout.',
  refunded: 'Refunds',
  refundedHint: 'to spend or withdraw',
  goodwill: 'Credit from TomoGuide',
  goodwillHint: 'to spend only',
  withdraw: 'Request withdrawal',
  tooLittle: `You need at least RMB ${FIGURES.withdrawalRmb} to withdraw; so far, you have {{amount}}.`,
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
    'Based on the total price of your completed tours, as a traveler or as a guide. It does not affect prices or terms.',

  earnings: 'Guide earnings',
  seeEarnings: 'See earnings by tour',

  movements: 'Transactions',
  none: 'No transactions yet',
  noneHint: 'Refunds to your wallet, credit and what you spend will appear here.',
  kind: {
    spent: 'Spent',
    refunded: 'Returned',
    refund_refused: 'Refund that could not be sent to your payment method',
    goodwill: 'Credit from TomoGuide',
    withdrawn: 'Withdrawal',
    withdrawal_returned: 'Withdrawal returned',
    refund_retried: 'Refund sent again to your payment method',
    frozen: 'Frozen while your bank checks the payment',
    unfrozen: 'No longer frozen',
    charged_back: 'Already returned to you by your bank',
    correction: 'Correction',
  } as const satisfies Record<MovementKind, string>,
  forBooking: 'Booking {{number}}',
} as const;
