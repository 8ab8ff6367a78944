import { MINIMUM_WITHDRAWAL_CENTS } from './figures.ts';

/** Withdrawals (docs/product/money.md, "Withdrawals"). All amounts are in fen. */

export const PAYOUT_KINDS = ['alipay', 'wechat', 'bank'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

export const WITHDRAWAL_STATUSES = ['requested', 'approved', 'paid', 'rejected'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** The decisions that staff can make on a withdrawal. */
export const WITHDRAWAL_DECISIONS = ['approve', 'reject', 'pay'] as const;
export type WithdrawalDecision = (typeof WITHDRAWAL_DECISIONS)[number];

const STEPS: Readonly<
  Record<WithdrawalDecision, { from: readonly WithdrawalStatus[]; to: WithdrawalStatus }>
> = {
  approve: { from: ['requested'], to: 'approved' },
  // An approved withdrawal can still be rejected, because the bank can reject the account.
  reject: { from: ['requested', 'approved'], to: 'rejected' },
  pay: { from: ['approved'], to: 'paid' },
};

/** Returns the state after a decision; null if the decision is not allowed. */
export const findStatusAfterDecision = (
  status: WithdrawalStatus,
  decision: WithdrawalDecision,
): WithdrawalStatus | null => {
  const { from, to } = STEPS[decision];
  return from.includes(status) ? to : null;
};

/** Returns the decisions that staff can make in this state. */
export const listPossibleDecisions = (status: WithdrawalStatus): WithdrawalDecision[] =>
  WITHDRAWAL_DECISIONS.filter((decision) => findStatusAfterDecision(status, decision) !== null);

/** What a user can withdraw, by source. */
export interface Withdrawable {
  /** Released earnings; 0 if the user is not a guide. */
  readonly earningsCents: number;
  /** Refunds in the wallet, without goodwill, which can only be spent. */
  readonly refundedCents: number;
}

/**
 * Returns the minimum amount of a withdrawal. When an account is closed, its whole balance can be
 * withdrawn.
 */
export const getMinimumWithdrawalCents = (isClosing = false): number =>
  isClosing ? 1 : MINIMUM_WITHDRAWAL_CENTS;

/**
 * Splits a withdrawal by source. Uses earnings first, because they cannot be spent on bookings. Null if the
 * amount exceeds both together.
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
export const maskAccountNumber = (number: string): string => {
  const at = number.lastIndexOf('@');
  if (at > 0) return `${number.slice(0, 1)}•••${number.slice(at)}`;
  // For a short name, at most half of its characters are shown.
  const shown = Math.min(VISIBLE, Math.floor(number.length / 2));
  return `••••${number.slice(number.length - shown)}`;
};
