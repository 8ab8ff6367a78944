import type { EarningsPeriod } from '@tomoguide/contract/payments/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { Breakdown } from './breakdown.tsx';

/** Two tours of RMB 1,000 in total, one of them with a refund of RMB 100, and one canceled booking. */
const period: EarningsPeriod = {
  bookings: 3,
  tourCents: 100_000,
  onlineCents: 21_000,
  commissionCents: 15_150,
  earnedCents: 5_850,
  cashCents: 70_000,
  cancelled: { bookings: 1, onlineCents: 1_000, commissionCents: 150, earnedCents: 850 },
};
const nothing = { bookings: 0, onlineCents: 0, commissionCents: 0, earnedCents: 0 };
const rows = () =>
  [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.querySelectorAll('dt, dd')].map((part) => part.textContent).slice(0, 2),
  );
const parseCents = (text: string | undefined) =>
  Number(text?.replace('−', '-').replace(/[^\d.-]/g, '')) * 100;

test('lists tours and cancelled bookings separately, in columns that add up to the earnings', async () => {
  await show(<Breakdown period={period} />);
  const seen = rows();
  expect(seen).toEqual([
    ['2 completed tours', 'RMB 750'],
    ['Price of the tours', 'RMB 1,000'],
    ['Refunded to travelers', '−RMB 100'],
    ['Service fee', '−RMB 150'],
    ['1 cancelled tour: your share', 'RMB 8.50'],
    ['Paid online, less refunds', 'RMB 10'],
    ['Service fee', '−RMB 1.50'],
    ['You earned', 'RMB 758.50'],
    ['Online, through TomoGuide', 'RMB 58.50'],
    ['In person, from travelers', 'RMB 700'],
  ]);
  const cents = seen.map(([, amount]) => parseCents(amount));
  const sum = (from: number, to: number) => cents.slice(from, to).reduce((a, b) => a + b, 0);
  expect(cents[0]).toBe(sum(1, 4));
  expect(cents[4]).toBe(sum(5, 7));
  expect(cents[7]).toBe((cents[0] ?? 0) + (cents[4] ?? 0));
  expect(cents[7]).toBe(sum(8, 10));
});

test('omits a kind without bookings, and a refund of zero', async () => {
  await show(
    <Breakdown
      period={{
        ...period,
        bookings: 2,
        onlineCents: 30_000,
        commissionCents: 15_000,
        earnedCents: 15_000,
        cancelled: nothing,
      }}
    />,
  );
  expect(rows().map(([name]) => name)).toEqual([
    '2 completed tours',
    'Price of the tours',
    'Service fee',
    'You earned',
    'Online, through TomoGuide',
    'In person, from travelers',
  ]);
});

test('shows all bookings as one kind if the data is from an older release, which does not distinguish kinds', async () => {
  const { cancelled: _, ...undivided } = period;
  await show(<Breakdown period={undivided} />);
  expect(rows()[0]).toEqual(['3 completed tours', 'RMB 758.50']);
});

test('shows that a period has no bookings', async () => {
  await show(
    <Breakdown
      period={{ ...period, ...nothing, tourCents: 0, cashCents: 0, cancelled: nothing }}
    />,
  );
  await expect.element(page.getByText('No earnings in this period')).toBeVisible();
  expect(rows()).toHaveLength(3);
});
