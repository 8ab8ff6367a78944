import { expect, test } from 'vitest';
import { EMPTY_FORM, formatTyped, getDetails, isComplete } from './payment-form.ts';

const card = {
  ...EMPTY_FORM,
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/30',
  cvv: '123',
  cardHolder: 'WANG MEI',
};

test.each([
  ['cardNumber', '4242424242424242', '', '4242 4242 4242 4242'],
  ['cardNumber', '42424242424242424242', '', '4242 4242 4242 4242'],
  ['expiryDate', '12', '1', '12/'],
  ['expiryDate', '12', '12/', '12'],
  ['expiryDate', '1230', '', '12/30'],
  ['cvv', '12345', '', '1234'],
  ['expiryDate', '１２３０', '', '12/30'],
  ['expiryDate', '12/2030', '', '12/30'],
  ['expiryDate', '12 / 30', '', '12/30'],
  ['expiryDate', '1/30', '', '01/30'],
  ['cvv', '１２３', '', '123'],
  ['wechatId', 'mei_2026', '', 'mei_2026'],
] as const)('formats %s typed as %j', (field, text, before, shown) => {
  expect(formatTyped(field, text, before)).toBe(shown);
});

test('requires number, date, code and holder of a card, and an account or ID for other methods', () => {
  expect(isComplete('card', card)).toBe(true);
  for (const field of ['cardNumber', 'expiryDate', 'cvv', 'cardHolder'] as const)
    expect(isComplete('card', { ...card, [field]: '' })).toBe(false);
  expect(isComplete('card', { ...card, expiryDate: '13/30' })).toBe(false);
  expect(isComplete('alipay', card)).toBe(false);
  expect(isComplete('alipay', { ...EMPTY_FORM, alipayAccount: 'mei@example.com' })).toBe(true);
  expect(isComplete('wechat', { ...EMPTY_FORM, wechatId: ' ' })).toBe(false);
});

test('sends only the last four digits and the holder of a card', () => {
  expect(getDetails('card', card)).toEqual({ lastFourDigits: '4242', cardHolder: 'WANG MEI' });
});
