/** Taking money out (docs/product/money.md, "Withdrawals"). All amounts are fen. */

export const PAYOUT_KINDS = ['alipay', 'wechat', 'bank'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

export const WITHDRAWAL_STATUSES = ['requested', 'approved', 'paid', 'rejected'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** What staff does with a request. */
export const WITHDRAWAL_DECISIONS = ['approve', 'reject', 'pay'] as const;
export type WithdrawalDecision = (typeof WITHDRAWAL_DECISIONS)[number];

const STEPS: Readonly<
  Record<WithdrawalDecision, { from: readonly WithdrawalStatus[]; to: WithdrawalStatus }>
> = {
  approve: { from: ['requested'], to: 'approved' },
  // An approved one can still come back: the bank may refuse the account.
  reject: { from: ['requested', 'approved'], to: 'rejected' },
  pay: { from: ['approved'], to: 'paid' },
};

/** Where a decision leads from here; null where it is none. */
export const withdrawalStep = (
  status: WithdrawalStatus,
  decision: WithdrawalDecision,
): WithdrawalStatus | null => {
  const { from, to } = STEPS[decision];
  return from.includes(status) ? to : null;
};

/** What staff can still do with a request. */
export const decisionsOn = (status: WithdrawalStatus): WithdrawalDecision[] =>
  WITHDRAWAL_DECISIONS.filter((decision) => withdrawalStep(status, decision) !== null);

export const MINIMUM_WITHDRAWAL_CENTS = 20_000;

/** How many payout accounts one person may keep. */
export const PAYOUT_ACCOUNTS_LIMIT = 5;

/** What a person may take out, by where it lies. */
export interface Withdrawable {
  /** Released earnings; 0 for who is no guide. */
  readonly earningsCents: number;
  /** Refunds kept in the wallet. Goodwill can only be spent. */
  readonly refundedCents: number;
}

/** Closing an account takes out what is left, however little. */
export const minimumWithdrawalCents = (isClosing = false): number =>
  isClosing ? 1 : MINIMUM_WITHDRAWAL_CENTS;

/**
 * Which part of a withdrawal comes from where: earnings first, as they can be used for nothing else
 * and the wallet can. Null where the two do not hold so much.
 */
export const partsOfWithdrawal = (
  amountCents: number,
  { earningsCents, refundedCents }: Withdrawable,
): { earningsCents: number; walletCents: number } | null => {
  const fromEarnings = Math.min(amountCents, earningsCents);
  const walletCents = amountCents - fromEarnings;
  return walletCents > refundedCents ? null : { earningsCents: fromEarnings, walletCents };
};

const VISIBLE = 4;

/**
 * An account's number as it is shown to its owner: the last four signs, and of an e-mail address
 * the first sign and the domain.
 */
export const maskedNumber = (number: string): string => {
  const at = number.lastIndexOf('@');
  if (at > 0) return `${number.slice(0, 1)}•••${number.slice(at)}`;
  // Of a short name at most half is shown.
  const shown = Math.min(VISIBLE, Math.floor(number.length / 2));
  return `••••${number.slice(number.length - shown)}`;
};
