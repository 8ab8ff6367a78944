import type { Refund } from '@tomoguide/contract/payments/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleBooking } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { BookingRefunds } from './refund-lines.tsx';

const refund: Refund = {
  amountCents: 21_000,
  destination: 'card',
  status: 'arrived',
  minDays: 3,
  maxDays: 5,
  createdAt: '2026-11-20T01:00:00Z',
  demoPage: null,
};

test.each([
  [{ status: 'sent' }, /arrives in 3–5 business days$/],
  [
    { status: 'sent', demoPage: '/payment-demo?session=demo_1' },
    /arrives in 3–5 business daysDemo: let it arrive now$/,
  ],
  [{}, /arrived$/],
  [{ demoPage: '/payment-demo?session=demo_1' }, /arrived \(demo, no real money\)$/],
  [{ status: 'refused' }, /declined by the payment provider, so it’s in your TomoGuide wallet$/],
] as const)('shows the status of a refund %j', async (change, words) => {
  const booking = sampleBooking({ status: 'cancelled', refunds: [{ ...refund, ...change }] });
  await show(<BookingRefunds booking={booking} />);
  await expect.poll(() => page.getByRole('listitem').element().textContent).toMatch(words);
});
