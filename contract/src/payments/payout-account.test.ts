import { expect, test } from 'vitest';
import { findPayoutProblem, normalizeAccount } from './payout-account.ts';
import type { PayoutKind } from './withdrawal.ts';

const problem = (kind: PayoutKind, number: string, bank = '') =>
  findPayoutProblem(normalizeAccount({ kind, bank, number }));

test.each([
  ['alipay', '138 0013 8000', ''],
  ['alipay', 'kenji@example.com', ''],
  ['wechat', '+81 90-1234-5678', ''],
  ['wechat', 'wxid_kenji', ''],
  ['alipay', '\u202d138–0013–8000\u202c', ''],
  ['alipay', '٠٩٠١٢٣٤٥٦٧٨', ''],
  ['bank', '6222‐0212‐3456', '招商银行'],
  ['bank', '６２２２ 0212 3456 7890 123', '招商银行'],
  ['bank', 'GB29 NWBK 6016 1331 9268 19', 'NatWest'],
] as const)('a %s account accepts %s', (kind, number, bank) => {
  expect(problem(kind, number, bank)).toBeNull();
});

test.each([
  ['alipay', '12345', ''],
  ['alipay', 'kenji@', ''],
  ['wechat', '1kenji', ''],
  ['bank', '12 34', '招商银行'],
] as const)('a %s account rejects %s', (kind, number, bank) => {
  expect(problem(kind, number, bank)).toBe('number');
});

test("requires a bank's name, and normalizes grouped and full-width digits", () => {
  expect(problem('bank', '6222021234567890123')).toBe('bank');
  expect(
    normalizeAccount({ kind: 'bank', bank: ' 招商银行 ', number: '６２２２ 0212-3456' }),
  ).toEqual({
    kind: 'bank',
    bank: '招商银行',
    number: '622202123456',
  });
  expect(normalizeAccount({ kind: 'wechat', bank: 'x', number: 'wx-id_1' })).toEqual({
    kind: 'wechat',
    bank: '',
    number: 'wx-id_1',
  });
});
