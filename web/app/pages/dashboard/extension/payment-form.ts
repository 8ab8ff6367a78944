import type { reportExtensionPayment } from '@tomoguide/contract/bookings/calls';
import type { Body } from '@tomoguide/contract/call';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import { extractDigits } from '@tomoguide/contract/typed-digits';

/** The input of the payment dialog. It is kept in memory only. */
export interface PaymentForm {
  cardNumber: string;
  expiryDate: string;
  cvv: string;
  cardHolder: string;
  alipayAccount: string;
  wechatId: string;
}

export const EMPTY_FORM: PaymentForm = {
  cardNumber: '',
  expiryDate: '',
  cvv: '',
  cardHolder: '',
  alipayAccount: '',
  wechatId: '',
};

export const MAX_LENGTH: Readonly<Record<keyof PaymentForm, number>> = {
  cardNumber: 19,
  expiryDate: 5,
  cvv: 4,
  cardHolder: 100,
  alipayAccount: 100,
  wechatId: 100,
};

/** The required fields of each payment method. */
export const FIELDS_OF: Readonly<Record<PaymentMethod, readonly (keyof PaymentForm)[]>> = {
  card: ['cardNumber', 'expiryDate', 'cvv', 'cardHolder'],
  alipay: ['alipayAccount'],
  wechat: ['wechatId'],
};

/**
 * Formats a field while the user types: a card number as '4242 4242 4242 4242' and an expiry date as
 * '12/30'. Other fields stay as typed.
 */
export const formatTyped = (field: keyof PaymentForm, text: string, before: string): string => {
  if (field === 'cvv') return extractDigits(text).slice(0, MAX_LENGTH.cvv);
  if (field === 'cardNumber') {
    const groups = extractDigits(text).match(/\d{1,4}/g) ?? [];
    return groups.join(' ').slice(0, MAX_LENGTH.cardNumber);
  }
  if (field !== 'expiryDate') return text.slice(0, MAX_LENGTH[field]);
  // Browsers fill in '1/30', or the year in four digits.
  const digits = extractDigits(text.replace(/^(\d)(?=\s*\/)/, '0$1'));
  const month = digits.slice(0, 2);
  const year = digits.length > 5 ? digits.slice(4, 6) : digits.slice(2, 4);
  // The user must be able to delete the slash itself.
  const deletes = text.length < before.length;
  return month.length === 2 && (year || !deletes) ? `${month}/${year}` : month;
};

const COMPLETE: Readonly<Record<keyof PaymentForm, RegExp>> = {
  cardNumber: /^(\d ?){12,19}$/,
  expiryDate: /^(0[1-9]|1[0-2])\/\d\d$/,
  cvv: /^\d{3,4}$/,
  cardHolder: /\S/,
  alipayAccount: /\S/,
  wechatId: /\S/,
};

export const isComplete = (method: PaymentMethod, form: PaymentForm): boolean =>
  FIELDS_OF[method].every((field) => COMPLETE[field].test(form[field]));

/**
 * Returns the payer as the provider knows them: the cardholder's name, the Alipay account or the WeChat ID.
 */
export const getPayer = (method: PaymentMethod, form: PaymentForm): string =>
  ({ card: form.cardHolder, alipay: form.alipayAccount, wechat: form.wechatId })[method].trim();

/** Returns the payment details to send: for a card, only the last four digits and the holder. */
export const getDetails = (
  method: PaymentMethod,
  form: PaymentForm,
): Body<typeof reportExtensionPayment>['paymentDetails'] => {
  const payer = getPayer(method, form);
  return {
    card: { lastFourDigits: extractDigits(form.cardNumber).slice(-4), cardHolder: payer },
    alipay: { account: payer },
    wechat: { wechatId: payer },
  }[method];
};
