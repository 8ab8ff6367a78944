/**
 * The door of payments: all that other nouns may call. Every command runs inside the caller's
 * transaction, which has locked the booking's row before it comes here. Amounts are fen.
 */
export { endHold } from './commands/end-hold.ts';
export { type OpenedDeposit, openDeposit } from './commands/open-deposit.ts';
export { settleCancellation } from './commands/settle-cancellation.ts';
export { settleCompletion } from './commands/settle-completion.ts';
export { type DepositDue, type PaymentHooks, registerPaymentHooks } from './hooks.ts';
export { presentRefund } from './present.ts';
export { depositsOf, onlinePaid, refundsOf, settledPayers } from './queries.ts';
export { grantGoodwill } from './wallet.ts';
