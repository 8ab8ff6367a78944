import { typedAmount } from '@tomoguide/contract/payments/typed-amount';
import { expect, test } from 'vitest';
import { formatTypedAmount } from './typed-amount.ts';

test('parses the suggested amounts', () => {
  for (const cents of [0, 7, 100, 2_999, 20_700])
    expect(typedAmount(formatTypedAmount(cents))).toBe(cents);
});
