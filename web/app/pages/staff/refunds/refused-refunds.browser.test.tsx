import { listRefusedRefunds } from '@tomoguide/contract/staff/calls';
import { RefusedRefund } from '@tomoguide/contract/staff/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { RefusedRefunds } from './refused-refunds.tsx';

const refund = (leftCents: number) =>
  z.parse(RefusedRefund, {
    id: 8,
    bookingId: 42,
    bookingNumber: 'TG0042',
    person: sampleBooking().traveler,
    amountCents: 30_000,
    method: 'alipay',
    provider: 'demo',
    decidedAt: '2026-05-03T01:00:00Z',
    refusedAt: '2026-05-03T02:00:00Z',
    leftCents,
    mayDecide: true,
  });

test.each([
  [30_000, 'Leave in the wallet', 'It stays in Mei’s wallet, to be spent or withdrawn.'],
  [12_000, 'Leave in the wallet', 'The RMB 120 still in Mei’s wallet can be spent or withdrawn.'],
  [0, 'Mark as handled', 'None of it is left in Mei’s wallet.'],
])(
  'shows how much of a refund with %i fen left stays in the wallet',
  async (leftCents, button, words) => {
    await show(<RefusedRefunds />, {
      as: sampleSession({ isStaff: true }),
      replies: [reply(listRefusedRefunds, { data: [refund(leftCents)], nextCursor: null })],
    });
    await page.getByRole('button', { name: button }).click();
    await expect
      .element(page.getByText(`The refund of RMB 300 won’t be sent again. ${words}`))
      .toBeVisible();
  },
);

test('shows that nothing remains of a refund, rather than RMB 0 in the wallet', async () => {
  await show(<RefusedRefunds />, {
    as: sampleSession({ isStaff: true }),
    replies: [reply(listRefusedRefunds, { data: [refund(0)], nextCursor: null })],
  });
  await expect.element(page.getByText(/^All of this refund was spent or withdrawn/)).toBeVisible();
  await expect.element(page.getByText(/RMB 0/)).not.toBeInTheDocument();
});
