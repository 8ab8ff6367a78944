import { getEarnings, getWallet, listWalletMovements } from '@tomoguide/contract/payments/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { GuideEarnings } from './guide-earnings.tsx';
import { WalletSection } from './wallet-section.tsx';

const none = {
  tourCents: 0,
  onlineCents: 0,
  commissionCents: 0,
  earnedCents: 0,
  cashCents: 0,
  bookings: 0,
  cancelled: { bookings: 0, onlineCents: 0, commissionCents: 0, earnedCents: 0 },
};
const earned = {
  timeZone: 'Asia/Tokyo',
  today: none,
  month: none,
  year: none,
  total: none,
  months: [],
  withdrawableCents: 0,
  pendingCents: 0,
  payingOutCents: 0,
  paidOutCents: 0,
  frozenCents: 0,
  owedCents: 0,
  nextPayout: null,
};
/** Returns the headings of the wallet's sections, in order. */
const headings = async (
  isGuide: boolean,
  changes: Partial<typeof earned> = {},
  refundedCents = 0,
) => {
  await show(<WalletSection isGuide={isGuide} />, {
    as: sampleSession({ isGuide }),
    replies: [
      reply(getWallet, {
        balanceCents: 5_000,
        refundedCents,
        goodwillCents: 5_000,
        level: 'diamond',
        nextLevel: 'black_card',
        missingCents: 1_200_000,
      }),
      reply(getEarnings, { ...earned, ...changes }),
      reply(listWalletMovements, { data: [], nextCursor: null }),
    ],
  });
  await expect.element(page.getByRole('heading', { name: /^Level/ })).toBeVisible();
  if (isGuide)
    await expect.element(page.getByRole('heading', { name: 'Guide earnings' })).toBeVisible();
  return page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
};

test('a guide’s wallet shows earnings first (money.md, "Levels")', async () => {
  expect((await headings(true)).slice(0, 2)).toEqual(['Guide earnings', 'Balance']);
});

test('also shows paid-out earnings, so that the parts add up to the total (money.md, "Earnings")', async () => {
  await headings(true, {
    withdrawableCents: 253_545,
    pendingCents: 73_800,
    payingOutCents: 46_000,
    paidOutCents: 32_000,
    total: { ...none, earnedCents: 405_345 },
  });
  for (const [name, amount] of [
    ['Withdrawable', 'RMB 2,535.45'],
    ['Pending', 'RMB 738'],
    ['Being paid out', 'RMB 460'],
    ['Paid out', 'RMB 320'],
    ['Earned online in total', 'RMB 4,053.45'],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
    await expect.element(term).toBeVisible();
    expect(term.element().nextElementSibling?.textContent).toBe(amount);
  }
});

test('describes a level in one line, with the total that counts and no benefits (money.md, "Levels")', async () => {
  const [first, level] = await headings(false);
  expect(first).toBe('Balance');
  expect(level).toBe('Level Diamond RMB 12,000 more to reach Black card');
  await expect.element(page.getByText(/It doesn’t affect prices or terms/)).toBeVisible();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});

test.each([
  [false, 0, 19_999, false],
  [false, 0, 20_000, true],
  [true, 0, 0, false],
  [true, 12_000, 8_000, true],
])(
  'offers a withdrawal once the balance reaches the minimum, and otherwise shows the minimum (money.md, "Withdrawals"; guide: %s, %i, %i)',
  async (isGuide, withdrawable, refunded, offered) => {
    await headings(isGuide, { withdrawableCents: withdrawable }, refunded);
    const offer = page.getByRole('link', { name: 'Request withdrawal' });
    expect(offer.elements()).toHaveLength(offered ? 1 : 0);
    expect(page.getByText(/^You can withdraw from RMB 200; you have/).elements()).toHaveLength(
      offered ? 0 : 1,
    );
  },
);

test('links a guide to withdrawals, even if the earnings fail to load', async () => {
  await show(<GuideEarnings refundedCents={30_000} />, {
    as: sampleSession({ isGuide: true }),
    replies: [refusal(getEarnings, 503, 'BUSY')],
  });
  const way = page.getByRole('link', { name: 'Your withdrawals' });
  await expect.element(way).toHaveAttribute('href', '/withdrawal');
});
