import { getWallet, payDeposit } from '@tomoguide/contract/payments/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../../testing/samples.ts';
import { show } from '../../../../testing/show.tsx';
import { PayForm } from './pay-form.tsx';

const WALLET = {
  balanceCents: 10_000,
  refundedCents: 10_000,
  goodwillCents: 0,
  level: 'bronze',
  nextLevel: null,
  missingCents: 0,
} as const;

/** The page of an unpaid booking, with what the checkout handed to it. */
const unpaid = (state: unknown) =>
  show(<PayForm booking={sampleBooking({ status: 'pending', paidAt: null })} />, {
    as: sampleSession(),
    at: { pathname: '/checkout', state },
    replies: [reply(getWallet, WALLET), refusal(payDeposit, 503, 'UNAVAILABLE')],
  });

test.each([
  ['unticked at the checkout it is not spent', { method: 'card', useWallet: false }, false],
  ['ticked at the checkout it is spent', { method: 'card', useWallet: true }, true],
  ['opened from the trips it is spent unless it is unticked', null, true],
])('the wallet: %s', async (_, state, spent) => {
  const { sent } = await unpaid(state);
  const box = page.getByRole('checkbox');
  if (spent) await expect.element(box).toBeChecked();
  else await expect.element(box).not.toBeChecked();
  await page.getByRole('button', { name: /^Pay / }).click();
  const pay = () => sent.find(({ method }) => method === 'POST')?.body;
  await expect.poll(pay).toHaveProperty('method');
  if (spent) expect(pay()).toMatchObject({ useWallet: true });
  else expect(pay()).not.toHaveProperty('useWallet', true);
});
