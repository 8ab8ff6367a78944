import type { PayoutKind } from './withdrawal.ts';

/** What an account for withdrawals looks like (docs/product/money.md, "Withdrawals"). */

/** Code points. */
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

/** As it is stored: people group digits by spaces and hyphens, and write full-width ones. */
export const asTyped = ({ kind, bank, number }: TypedAccount): TypedAccount => {
  const plain = number.normalize('NFKC').trim();
  const isGrouped = kind === 'bank' || /^[+\d][\d\s-]*$/.test(plain);
  return {
    kind,
    bank: kind === 'bank' ? bank.trim() : '',
    number: isGrouped ? plain.replace(/[\s-]/g, '').toUpperCase() : plain,
  };
};

/** The field that is wrong; null: none. Takes what `asTyped` returns. */
export const payoutFault = ({ kind, bank, number }: TypedAccount): 'bank' | 'number' | null => {
  if (kind === 'bank' && bank.length < 2) return 'bank';
  return isNumberOf[kind](number) ? null : 'number';
};
