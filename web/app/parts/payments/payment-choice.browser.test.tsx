import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
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
const KEEPS = /^Only .*202.* comes from your wallet: .* must be at least .*5/;

test('shows how much the wallet pays if the balance would leave too little to pay online', async () => {
  await show(choice({ balanceCents: 20_500 }));
  await expect.element(page.getByText(KEEPS)).toBeVisible();
});

test.each([
  ['covers the whole amount', { balanceCents: 20_700 }],
  ['leaves enough to pay online', { balanceCents: 20_200 }],
  ['is not used', { balanceCents: 20_500, useWallet: false }],
])('shows no note about the minimum for a balance that %s', async (_, part) => {
  await show(choice(part));
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  await expect.element(page.getByText(/at least/)).not.toBeInTheDocument();
});
