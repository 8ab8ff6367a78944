import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WhenAndPrice } from '../../../pages/dashboard/when-and-price.tsx';
import { sampleBooking } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { BookingPrice } from './booking-price.tsx';

/** Booked from 10:00 to 14:00 in Tokyo and extended by an hour, to 15:00. */
const extended = sampleBooking({
  scheduledEndTime: '2026-12-01T06:00:00Z',
  extensionCount: 1,
  paidExtensionMinutes: 60,
  extensionCents: 25_000,
});

test.each([
  ['en', '10:00–15:00 · 5 hours, including 1 hour extra', 'RMB 1,250'],
  ['zh-CN', '10:00–15:00，5 小时，含延长的 1 小时', '¥1,250'],
] as const)(
  'in %s, shows consistent times, duration and price of an extended tour',
  async (locale, times, price) => {
    await show(<WhenAndPrice booking={extended} note={null} />, { locale });
    await expect.element(page.getByText(times)).toBeVisible();
    await expect.element(page.getByText(price, { exact: true })).toBeVisible();
  },
);

test('shows only the duration of a tour without an extension', async () => {
  await show(<WhenAndPrice booking={sampleBooking()} note={null} />);
  await expect.element(page.getByText('10:00–14:00 · 4 hours')).toBeVisible();
});

test('includes the extension fee in the price lines above the total and in the amount paid online', async () => {
  const { screen } = await show(<BookingPrice booking={extended} />);
  const lines = () =>
    [...screen.container.querySelectorAll('dl > div')].map((line) =>
      // Excludes the hint below a label.
      [...line.children]
        .slice(0, 2)
        .map((part) => part.textContent)
        .join(': '),
    );
  expect(lines()).toEqual([
    'RMB 220 × 4 hours: RMB 880',
    '1 extra person × RMB 30 × 4 hours: RMB 120',
    'Extension, 1 hour: RMB 250',
    'Total: RMB 1,250',
    'Deposit (paid online): RMB 300',
    'Extension (paid online): RMB 250',
    'Rest (paid in person): RMB 700',
  ]);
});
