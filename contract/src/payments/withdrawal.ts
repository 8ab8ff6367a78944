import { MINIMUM_WITHDRAWAL_CENTS } from './figures.ts';

/** Withdrawals (docs/product/money.md, "Withdrawals"). All amounts are in fen. */

export const PAYOUT_KINDS = ['alipay', 'wechat', 'bank'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

export const WITHDRAWAL_STATUSES = ['requested', 'approved', 'paid', 'rejected'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Staff's actions on a request. */
export const WITHDRAWAL_DECISIONS = ['approve', 'reject', 'pay'] as const;
export type WithdrawalDecision = (typeof WITHDRAWAL_DECISIONS)[number];

const STEPS: Readonly<
  Record<WithdrawalDecision, { from: readonly WithdrawalStatus[]; to: WithdrawalStatus }>
> = {
  approve: { from: ['requested'], to: 'approved' },
  // Approved ones can be rejected too, because the bank can reject the account.
  reject: { from: ['requested', 'approved'], to: 'rejected' },
  pay: { from: ['approved'], to: 'paid' },
};

/** Returns the state after a decision; null if it is not allowed. */
export const statusAfterDecision = (
  status: WithdrawalStatus,
  decision: WithdrawalDecision,
): WithdrawalStatus | null => {
  const { from, to } = STEPS[decision];
  return from.includes(status) ? to : null;
};

/** Returns the decisions that staff can make now. */
export const possibleDecisions = (status: WithdrawalStatus): WithdrawalDecision[] =>
  WITHDRAWAL_DECISIONS.filter((decision) => statusAfterDecision(status, decision) !== null);

/** What a user can withdraw, by source. */
export interface Withdrawable {
  /** Released earnings; 0 if the user is not a guide. */
  readonly earningsCents: number;
  /** Refunds in the wallet, without goodwill, which can only be spent. */
  readonly refundedCents: number;
}

/** Closing an account withdraws the remainder, without a minimum. */
export const minimumWithdrawalCents = (isClosing = false): number =>
  isClosing ? 1 : MINIMUM_WITHDRAWAL_CENTS;

/**
 * Splits a withdrawal by source: earnings first, because they cannot be spent on bookings. Null if both
 * together are not enough.
 */
export const splitWithdrawal = (
  amountCents: number,
  { earningsCents, refundedCents }: Withdrawable,
): { earningsCents: number; walletCents: number } | null => {
  const fromEarnings = Math.min(amountCents, earningsCents);
  const walletCents = amountCents - fromEarnings;
  return walletCents > refundedCents ? null : { earningsCents: fromEarnings, walletCents };
};

const VISIBLE = 4;

/**
 * Masks an account number for its owner: shows the last four characters, or the first character and the
 * domain of an email address.
 */
export const maskedNumber = (number: string): string => {
  const at = number.lastIndexOf('@');
  if (at > 0) return `${number.slice(0, 1)}•••${number.slice(at)}`;
  // Shows at most half of a short name.
  const shown = Math.min(VISIBLE, Math.floor(number.length / 2));
  return `••••${number.slice(number.length - shown)}`;
};
