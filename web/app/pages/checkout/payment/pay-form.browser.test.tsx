import { getWallet, payDeposit } from '@tomoguide/contract/payments/calls';
import { BookingId } from '@tomoguide/contract/primitives';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leaveFor, whileLeaving } from '../../../parts/bookings/checkout-form/leaving.ts';
import { storeWalletChoice } from '../../../parts/bookings/checkout-form/wallet-choice.ts';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { PayForm } from './pay-form.tsx';

const WALLET = {
  balanceCents: 10_000,
  refundedCents: 10_000,
  goodwillCents: 0,
  level: 'bronze',
  nextLevel: null,
  missingCents: 0,
} as const;

const UNPAID = sampleBooking({ status: 'pending', paidAt: null });

/** Opens the page of an unpaid booking. */
const showUnpaid = () =>
  show(<PayForm booking={UNPAID} />, {
    as: sampleSession(),
    at: '/checkout',
    replies: [reply(getWallet, WALLET), refusal(payDeposit, 503, 'UNAVAILABLE')],
  });

const submitPayment = async (sent: Awaited<ReturnType<typeof showUnpaid>>['sent']) => {
  await page.getByRole('button', { name: /^Pay / }).click();
  const body = () => sent.find(({ method }) => method === 'POST')?.body;
  await expect.poll(body).toHaveProperty('method');
  return body();
};

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  [0, 'Deposit, due now'],
  [10_000, 'Deposit, less your wallet'],
])(
  'labels the amount due if %i fen of the deposit were already paid from the wallet: %s',
  async (walletCents, words) => {
    await page.viewport(390, 844);
    await show(<PayForm booking={{ ...UNPAID, walletCents }} />, {
      as: sampleSession(),
      at: '/checkout',
      replies: [reply(getWallet, { ...WALLET, balanceCents: 0 })],
    });
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await page.viewport(1280, 800);
  },
);

test.each([
  ['is not spent if it was unticked at checkout', false],
  ['is spent if it was ticked at checkout', true],
])('the wallet: %s', async (_, spent) => {
  storeWalletChoice(UNPAID.id, spent);
  const { sent } = await showUnpaid();
  const box = page.getByRole('checkbox');
  if (spent) await expect.element(box).toBeChecked();
  else await expect.element(box).not.toBeChecked();
  const body = await submitPayment(sent);
  if (spent) expect(body).toMatchObject({ useWallet: true });
  else expect(body).not.toHaveProperty('useWallet', true);
});

test('the wallet: stays unticked when the user returns after a failed payment', async () => {
  const first = await showUnpaid();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('checkbox').click();
  await first.screen.unmount();
  const { sent } = await showUnpaid();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  expect(await submitPayment(sent)).not.toHaveProperty('useWallet', true);
});

test('does not pay again during the redirect to the provider, but does after going back', async () => {
  const left = Promise.withResolvers<void>();
  const leave = whileLeaving(UNPAID.id, () => left.promise);
  const { sent } = await showUnpaid();
  const posts = () => sent.filter(({ method }) => method === 'POST');
  const button = page.getByRole('button', { name: /^Pay / });
  await expect.element(page.getByText('Payment method')).toBeVisible();
  document.querySelector('form')?.requestSubmit();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(posts()).toEqual([]);
  expect(document.querySelector('[type="submit"]')?.getAttribute('aria-busy')).toBe('true');
  left.resolve();
  await leave;
  await button.click();
  await expect.poll(() => posts().length).toBe(1);
});

const isBusy = () =>
  document.querySelector('[type="submit"]')?.getAttribute('aria-busy') === 'true';

/** An app's address, which leaves the page open. */
const APP_URL = 'weixin://wap/pay?prepayid=1';

test.each([
  [
    'the app that it opened is closed',
    () => {
      for (const hidden of [true, false]) {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
        document.dispatchEvent(new Event('visibilitychange'));
      }
    },
  ],
  ['no page has appeared in 15 seconds', () => vi.advanceTimersByTime(15_000)],
])('can be pressed again once %s', async (_, happen) => {
  await showUnpaid();
  await expect.poll(isBusy).toBe(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const leave = whileLeaving(UNPAID.id, () => leaveFor(APP_URL));
  vi.advanceTimersByTime(14_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(isBusy()).toBe(true));
  happen();
  vi.useRealTimers();
  await leave;
  await expect.poll(isBusy).toBe(false);
});

test('another booking can be paid during the redirect to the provider', async () => {
  const left = Promise.withResolvers<void>();
  const leave = whileLeaving(BookingId.parse(UNPAID.id + 1), () => left.promise);
  const { sent } = await showUnpaid();
  await submitPayment(sent);
  left.resolve();
  await leave;
});
