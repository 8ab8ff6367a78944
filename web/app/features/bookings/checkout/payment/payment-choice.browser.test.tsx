import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { PaymentChoice } from './payment-choice.tsx';

const choice = (part: { balanceCents: number; useWallet?: boolean }) => (
  <PaymentChoice
    depositCents={20_700}
    useWallet
    method="card"
    busy={false}
    onChange={() => {}}
    {...part}
  />
);
const KEEPS = /^Only .*202.* comes from your wallet, because .* must be at least .*5/;

test('a balance that would leave too little to pay online says what it pays', async () => {
  await show(choice({ balanceCents: 20_500 }));
  await expect.element(page.getByText(KEEPS)).toBeVisible();
});

test.each([
  ['covers it', { balanceCents: 20_700 }],
  ['leaves enough', { balanceCents: 20_200 }],
  ['is not used', { balanceCents: 20_500, useWallet: false }],
])('nothing is said of a balance that %s', async (_, part) => {
  await show(choice(part));
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  await expect.element(page.getByText(/at least/)).not.toBeInTheDocument();
});
