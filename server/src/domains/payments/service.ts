/**
 * The door of payments: all that other nouns may call. Every command runs inside the caller's
 * transaction, which has locked the booking's row before it comes here. Amounts are fen.
 */
export { endHold } from './paying/end-hold.ts';
export { type OpenedDeposit, openDeposit } from './paying/open-deposit.ts';
export { type DepositDue, type PaymentPorts, registerPaymentPorts } from './ports.ts';
export { presentRefund } from './present.ts';
export { depositsOf, earnedOf, onlinePaid, refundsOf, settledPayers } from './queries.ts';
export { settleCancellation } from './settlement/settle-cancellation.ts';
export { settleCompletion } from './settlement/settle-completion.ts';
export { grantGoodwill } from './wallet/wallet.ts';
