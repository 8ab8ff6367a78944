/**
 * The public interface of payments. Every command runs in the caller's transaction, which must lock the
 * booking's row first. Amounts are in fen.
 */

export {
  countOpenChargebacks,
  hasChargeback,
  type ListedChargeback,
  listChargebackRows,
} from './chargebacks/chargeback-queries.ts';
export {
  getGoodwillCents,
  listMoneyClosingReasons,
  removePayeeData,
} from './closing/closing-money.ts';
export { loadExportedMoney } from './closing/closing-queries.ts';
export { chargeCommission } from './commission-due/due-queries.ts';
export { type Earned, loadEarned } from './earnings/earnings-queries.ts';
export { getEarningsSummary } from './earnings/earnings-summary.ts';
export { getAccountOwner } from './ledger/accounts.ts';
export { checkLedger } from './ledger/check-queries.ts';
export {
  getTransactionCursor,
  listLatestTransactions,
  listMoneyWaiting,
  listSumsByKind,
  type WrittenTransaction,
} from './ledger/ledger-queries.ts';
export { cancelDifference, refundDifference } from './paying/change-payment.ts';
export { checkFeeClaim } from './paying/check-fee-claim.ts';
export { endHold } from './paying/end-hold.ts';
export { cancelFee, markFeeConfirmed } from './paying/extension-fee.ts';
export { type OpenedPayment, openPayment } from './paying/open-payment.ts';
export type { PaymentDue, PaymentPorts } from './ports.ts';
export { presentRefund } from './present.ts';
export { paysInDialog } from './provider/provider-named.ts';
export {
  type BookingMoney,
  type FeePaid,
  findDepositWalletCents,
  listRefundable,
  listSettledPayers,
  loadBookingMoney,
  loadDisputedMoney,
  sumOnlinePaid,
} from './queries.ts';
export { keepInWallet, retryRefund } from './refunds/handle-refused.ts';
export { planRefund } from './refunds/refund-payments.ts';
export {
  countRefused,
  listUnhandledRefunds,
  loadRetainedOnlineCents,
  type RefusedRow,
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
  countWaitingWithdrawals,
  sharePayoutAccount,
  staffWithdrawals,
  withdrawalById,
} from './withdrawal/withdrawal-queries.ts';
