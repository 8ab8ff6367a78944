import type { DemoSession } from '@tomoguide/contract/payments/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { DemoSessionCard } from './demo-session-card.tsx';

const session: DemoSession = {
  id: 'demo_1',
  status: 'open',
  amountCents: 30_600,
  method: 'wechat',
  description: 'TomoGuide TG0024',
  expiresAt: '2036-05-04T01:00:00Z',
  refunds: [],
};

test.each([
  ['en', 'Booking TG0024', 'Pay RMB 306'],
  ['zh-CN', '预订 TG0024', '支付 ¥306'],
] as const)('in %s it says which booking is paid, and how much', async (locale, what, button) => {
  await show(<DemoSessionCard session={session} />, { locale });
  await expect.element(page.getByText(what, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: button })).toBeEnabled();
});

test.each(['succeeded', 'failed', 'expired'] as const)(
  'a session that %s takes no money, and leads to the trips',
  async (status) => {
    await show(<DemoSessionCard session={{ ...session, status }} />);
    expect(document.querySelectorAll('button')).toHaveLength(0);
    await expect
      .element(page.getByRole('link', { name: 'To my trips' }))
      .toHaveAttribute('href', '/dashboard');
  },
);
