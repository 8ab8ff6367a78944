/**
 * The public interface of payments. Every command runs in the caller's transaction, which must lock the
 * booking's row first. Amounts are in fen.
 */

export {
  countOpenChargebacks,
  hasChargeback,
  type ListedChargeback,
  listedChargebacks,
} from './chargebacks/chargeback-queries.ts';
export { getGoodwillCents, moneyClosingReasons, removePayeeData } from './closing/closing-money.ts';
export { exportedMoney } from './closing/closing-queries.ts';
export { chargeCommission } from './commission-due/due-queries.ts';
export { type Earned, loadEarned } from './earnings/earnings-queries.ts';
export { earningsSummary } from './earnings/earnings-summary.ts';
export { getAccountOwner } from './ledger/accounts.ts';
export { checkLedger } from './ledger/check-queries.ts';
export {
  latestTransactions,
  moneyWaiting,
  placeOfTransaction,
  sumsByKind,
  type WrittenTransaction,
} from './ledger/ledger-queries.ts';
export { checkFeeClaim } from './paying/check-fee-claim.ts';
export { endHold } from './paying/end-hold.ts';
export { cancelFee, markFeeConfirmed } from './paying/extension-fee.ts';
export { type OpenedPayment, openPayment } from './paying/open-payment.ts';
export type { PaymentDue, PaymentPorts } from './ports.ts';
export { presentRefund } from './present.ts';
export { paysInDialog } from './provider/provider-named.ts';
export {
  type BookingMoney,
  disputedMoney,
  type FeePaid,
  loadBookingMoney,
  loadDepositStates,
  onlinePaid,
  settledPayers,
} from './queries.ts';
export { keepInWallet, retryRefund } from './refunds/handle-refused.ts';
export {
  countRefused,
  type RefusedRow,
  refusedRefunds,
  retainedOnlineCents,
} from './refunds/refund-queries.ts';
export { reopenSettlement } from './settlement/reopen-settlement.ts';
export { settleCancellation } from './settlement/settle-cancellation.ts';
export { settleCompletion } from './settlement/settle-completion.ts';
export { settleRest } from './settlement/settle-rest.ts';
export type { WithdrawalRow } from './tables.ts';
export { grantGoodwill } from './wallet/wallet.ts';
export { getWalletTotal, loadRefundBalances, loadWalletParts } from './wallet/wallet-parts.ts';
export { approveWithdrawal } from './withdrawal/approve-withdrawal.ts';
export { payWithdrawal } from './withdrawal/pay-withdrawal.ts';
export { presentWithdrawal } from './withdrawal/present-withdrawal.ts';
export { rejectWithdrawal } from './withdrawal/reject-withdrawal.ts';
export { revealNumber } from './withdrawal/reveal-number.ts';
export {
  sharePayoutAccount,
  staffWithdrawals,
  waitingWithdrawals,
  withdrawalById,
} from './withdrawal/withdrawal-queries.ts';
