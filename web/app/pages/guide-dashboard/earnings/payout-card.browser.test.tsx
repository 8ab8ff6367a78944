import { getWallet } from '@tomoguide/contract/payments/calls';
import type { Earnings } from '@tomoguide/contract/payments/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { PayoutCard } from './payout-card.tsx';

const none = {
  tourCents: 0,
  onlineCents: 0,
  commissionCents: 0,
  earnedCents: 0,
  cashCents: 0,
  bookings: 0,
  cancelled: { bookings: 0, onlineCents: 0, commissionCents: 0, earnedCents: 0 },
};
const earnings: Earnings = {
  timeZone: 'Asia/Tokyo',
  today: none,
  month: none,
  year: none,
  total: none,
  months: [],
  withdrawableCents: 6_000,
  pendingCents: 0,
  payingOutCents: 0,
  paidOutCents: 0,
  frozenCents: 0,
  owedCents: 0,
  nextPayout: null,
};
const walletWith = (refundedCents: number) =>
  reply(getWallet, {
    balanceCents: refundedCents,
    refundedCents,
    goodwillCents: 0,
    level: 'bronze',
    nextLevel: 'silver',
    missingCents: 1,
  });
const card = (answer: ReturnType<typeof reply>, change: Partial<Earnings> = {}) =>
  show(<PayoutCard earnings={{ ...earnings, ...change }} />, {
    as: sampleSession({ isGuide: true }),
    replies: [answer],
  });
const withdraw = page.getByRole('link', { name: 'Request withdrawal' });

test('shows the minimum instead of the withdrawal link if the balance is below it', async () => {
  await card(walletWith(0));
  await expect
    .element(page.getByText('You can withdraw from RMB 200; you have RMB 60.'))
    .toBeVisible();
  await expect.element(withdraw).not.toBeInTheDocument();
});

test('counts refunds in the wallet toward the minimum', async () => {
  await card(walletWith(14_000));
  await expect.element(withdraw).toHaveAttribute('href', '/withdrawal');
});

test('shows no minimum if the wallet fails to load', async () => {
  await card(refusal(getWallet, 500, 'INTERNAL_ERROR'));
  await expect.element(page.getByRole('link', { name: 'Your withdrawals' })).toBeVisible();
  await expect.element(page.getByText(/; you have RMB/)).not.toBeInTheDocument();
});

test.each([
  ['2036-12-01T00:00:00Z', 'Next: RMB 50, available Mon, Dec 1, 2036'],
  ['2026-01-05T00:00:00Z', 'Next: RMB 50, available shortly'],
])('never announces the next payout for a time in the past (%s)', async (at, words) => {
  await card(walletWith(0), { nextPayout: { at, amountCents: 5_000 } });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
