import { getDemoSession, openDemoChargeback } from '@tomoguide/contract/payments/calls';
import type { DemoSession } from '@tomoguide/contract/payments/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { show } from '../../testing/show.tsx';
import { DemoPage } from './demo-page.tsx';
import { DemoSessionCard } from './demo-session-card.tsx';

const session: DemoSession = {
  id: 'demo_1',
  status: 'open',
  amountCents: 30_600,
  method: 'wechat',
  description: 'TomoGuide TG0024',
  expiresAt: '2036-05-04T01:00:00Z',
  refunds: [],
  chargeback: null,
};

test.each([
  ['en', 'Booking TG0024', 'Pay RMB 306'],
  ['zh-CN', '预订 TG0024', '付款 ¥306'],
] as const)('in %s, shows the booking and the amount to pay', async (locale, what, button) => {
  await show(<DemoSessionCard session={session} />, { locale });
  await expect.element(page.getByText(what, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: button })).toBeEnabled();
});

test.each(['succeeded', 'failed', 'expired'] as const)(
  'offers no payment for a session that %s, and links to the trips',
  async (status) => {
    await show(<DemoSessionCard session={{ ...session, status }} />);
    await expect.poll(() => document.querySelectorAll('a').length).toBeGreaterThan(0);
    expect(page.getByRole('button', { name: /^Pay RMB/ }).elements()).toHaveLength(0);
    await expect
      .element(page.getByRole('link', { name: 'See My Trips' }))
      .toHaveAttribute('href', '/dashboard');
  },
);

test('lets the payer dispute a completed payment once, and then the bank decide', async () => {
  const paid = { ...session, status: 'succeeded' as const };
  const open = { state: 'open' as const, amountCents: 30_600, returnedCents: 0 };
  const { sent } = await show(<DemoPage sessionId="demo_1" />, {
    replies: [
      reply(getDemoSession, paid),
      reply(openDemoChargeback, { ...paid, chargeback: open }),
    ],
  });
  const dispute = page.getByRole('button', { name: 'Dispute this payment' });
  await expect.element(dispute).toBeVisible();
  const button = dispute.element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(page.getByText(/^The bank has taken RMB 306 back for now/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'The payment stands' })).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
