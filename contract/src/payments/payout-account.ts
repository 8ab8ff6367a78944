import { toPlainDigits } from '../typed-digits.ts';
import type { PayoutKind } from './withdrawal.ts';

/** The format of a payout account (docs/product/money.md, "Withdrawals"). */

/** Maximum lengths, in code points. */
export const PAYOUT_BOUNDS = { bank: 60, number: 80 } as const;

export interface TypedAccount {
  kind: PayoutKind;
  bank: string;
  number: string;
}

const PHONE = /^\+?\d{8,15}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const WECHAT_ID = /^[A-Za-z][\w-]{5,19}$/;
const BANK_NUMBER = /^[0-9A-Z]{6,34}$/;

const isNumberOf: Readonly<Record<PayoutKind, (number: string) => boolean>> = {
  alipay: (number) => PHONE.test(number) || EMAIL.test(number),
  wechat: (number) => PHONE.test(number) || WECHAT_ID.test(number),
  bank: (number) => BANK_NUMBER.test(number),
};

/**
 * Normalizes an account for storage. Users group digits with spaces and hyphens, and type them on any
 * keyboard.
 */
export const normalizeAccount = ({ kind, bank, number }: TypedAccount): TypedAccount => {
  const plain = toPlainDigits(number).trim();
  const isGrouped = kind === 'bank' || /^[+\d][\d\s\p{Pd}−]*$/u.test(plain);
  return {
    kind,
    bank: kind === 'bank' ? bank.trim() : '',
    number: isGrouped ? plain.replace(/[\s\p{Pd}−]/gu, '').toUpperCase() : plain,
  };
};

/** Returns which field is invalid; null if both are valid. Expects the result of `normalizeAccount`. */
export const findPayoutProblem = ({
  kind,
  bank,
  number,
}: TypedAccount): 'bank' | 'number' | null => {
  if (kind === 'bank' && bank.length < 2) return 'bank';
  return isNumberOf[kind](number) ? null : 'number';
};
