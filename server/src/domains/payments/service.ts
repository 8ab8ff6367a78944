/**
 * The public interface of payments: everything that other domains may call. Every command runs inside the
 * caller's transaction, which must lock the booking's row first. Amounts are fen.
 */

export { type ListedChargeback, listedChargebacks } from './chargebacks/chargeback-list.ts';
export { countOpenChargebacks, hasChargeback } from './chargebacks/chargeback-rows.ts';
export { clearPayee, exportedMoney, goodwillOf, moneyReasons } from './closing/closing-money.ts';
export { chargeCommission } from './commission-due/owed.ts';
export { retainedOnlineCents } from './commission-due/retained-money.ts';
export { earningsSummary } from './earnings/earnings-summary.ts';
export { personOf } from './ledger/accounts.ts';
export { checkLedger } from './ledger/check-ledger.ts';
export {
  latestTransactions,
  placeOfTransaction,
  sumsByKind,
  type WrittenTransaction,
} from './ledger/ledger-view.ts';
export { moneyWaiting } from './ledger/money-waiting.ts';
export { checkFeeClaim } from './paying/check-fee-claim.ts';
export { endHold } from './paying/end-hold.ts';
export { dropFee, keepFee } from './paying/extension-fee.ts';
export { type OpenedPayment, openPayment } from './paying/open-payment.ts';
export type { PaymentDue, PaymentPorts } from './ports.ts';
export { presentRefund } from './present.ts';
export { paysInDialog } from './provider/provider-named.ts';
export {
  type BookingMoney,
  depositsOf,
  disputedMoney,
  type Earned,
  earnedBy,
  type FeePaid,
  moneyOf,
  onlinePaid,
  settledPayers,
} from './queries.ts';
export { keepInWallet, retryRefund } from './refunds/handle-refused.ts';
export { countRefused, type RefusedRow, refusedRefunds } from './refunds/refused-refunds.ts';
export { reopenSettlement } from './settlement/reopen-settlement.ts';
export { settleCancellation } from './settlement/settle-cancellation.ts';
export { settleCompletion } from './settlement/settle-completion.ts';
export { settleRest } from './settlement/settle-rest.ts';
export type { WithdrawalRow } from './tables.ts';
export { grantGoodwill } from './wallet/wallet.ts';
export { refundedInWallets, totalOf, walletOf } from './wallet/wallet-parts.ts';
export { approveWithdrawal } from './withdrawal/approve-withdrawal.ts';
export { payWithdrawal } from './withdrawal/pay-withdrawal.ts';
export { presentWithdrawal } from './withdrawal/present-withdrawal.ts';
export { rejectWithdrawal } from './withdrawal/reject-withdrawal.ts';
export { revealNumber } from './withdrawal/reveal-number.ts';
export { sharePayoutAccount } from './withdrawal/shared-account.ts';
export {
  staffWithdrawals,
  waitingWithdrawals,
  withdrawalById,
} from './withdrawal/withdrawal-rows.ts';
