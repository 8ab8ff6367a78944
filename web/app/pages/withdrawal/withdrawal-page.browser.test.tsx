import {
  addPayoutAccount,
  getWithdrawalOverview,
  listWithdrawals,
  requestWithdrawal,
} from '@tomoguide/contract/payments/calls';
import {
  PayoutAccount,
  Withdrawal,
  type WithdrawalOverview,
} from '@tomoguide/contract/payments/entities';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { delayReplies, refusal, reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { WithdrawalPage } from './withdrawal-page.tsx';

const account = z.parse(PayoutAccount, {
  id: 4,
  kind: 'alipay',
  bank: '',
  maskedNumber: '••••0123',
});
const overview = (change: Partial<WithdrawalOverview> = {}): WithdrawalOverview => ({
  withdrawableCents: 50_050,
  earningsCents: 50_050,
  refundedCents: 0,
  minimumCents: 20_000,
  holder: 'Kenji Okabe',
  holderVerified: true,
  blockedCents: 0,
  accounts: [account],
  ...change,
});
const openPage = (
  change: Partial<WithdrawalOverview> = {},
  replies: readonly ReturnType<typeof reply>[] = [],
  at = '/withdrawal',
) =>
  show(<WithdrawalPage />, {
    at,
    as: sampleSession(),
    replies: [
      reply(getWithdrawalOverview, overview(change)),
      reply(listWithdrawals, { data: [], nextCursor: null }),
      ...replies,
    ],
  });
const posted = (sent: Awaited<ReturnType<typeof openPage>>['sent']) =>
  sent.filter(({ method }) => method === 'POST');

test('on a phone, breaks a long account number between its groups, without overflow', async () => {
  await page.viewport(320, 700);
  const bank = '三菱ＵＦＪ銀行東京営業部第二支店中央市場出張所';
  const accounts = [
    { id: 5, kind: 'bank' as const, bank, maskedNumber: '••••0123' },
    {
      id: 6,
      kind: 'alipay' as const,
      bank: '',
      maskedNumber: `k•••@${'mail.example'.repeat(4)}.com`,
    },
  ].map((one) => z.parse(PayoutAccount, one));
  const { screen } = await openPage({ accounts });
  const number = page.getByText('••••0123');
  await expect.element(number).toBeVisible();
  expect(number.element().getClientRects()).toHaveLength(1);
  for (const one of screen.container.querySelectorAll('fieldset, fieldset *'))
    expect(one.getBoundingClientRect().right, one.outerHTML).toBeLessThanOrEqual(320);
});

test('labels the rejection note as written by staff, and sets its language', async () => {
  const rejected = z.parse(Withdrawal, {
    id: 9,
    status: 'rejected',
    amountCents: 20_000,
    earningsCents: 20_000,
    refundedCents: 0,
    kind: 'alipay',
    bank: '',
    maskedNumber: '••••0123',
    holder: 'Kenji Okabe',
    reason: 'The account has another name.',
    requestedAt: '2026-05-01T00:00:00Z',
    approvedAt: null,
    endedAt: '2026-05-02T00:00:00Z',
  });
  await show(<WithdrawalPage />, {
    at: '/withdrawal',
    as: sampleSession(),
    locale: 'zh-CN',
    replies: [
      reply(getWithdrawalOverview, overview()),
      reply(listWithdrawals, { data: [rejected], nextCursor: null }),
    ],
  });
  await expect.element(page.getByText('工作人员的说明', { exact: true })).toBeVisible();
  const words = page.getByText('The account has another name.');
  await expect.element(words).toHaveAttribute('lang', 'en');
  expect(words.element().tagName).toBe('BDI');
});

test('shows an error at the field for an invalid amount, and sends nothing', async () => {
  const { sent } = await openPage();
  const amount = page.getByLabelText('Amount in RMB');
  for (const [typed, words] of [
    ['', 'Enter an amount, such as 320 or 320.50.'],
    ['199', 'At least RMB 200.'],
    ['500.51', 'You can withdraw up to RMB 500.50.'],
  ] as const) {
    await amount.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(amount).toHaveFocus();
  }
  expect(posted(sent)).toEqual([]);
});

test('fills in the full amount with one click, and keeps it after a rejection', async () => {
  const { sent } = await openPage({}, [
    refusal(requestWithdrawal, 409, 'BALANCE_TOO_LOW', { availableCents: 100 }),
  ]);
  await page.getByRole('button', { name: 'Withdraw all' }).click();
  await page.getByRole('button', { name: 'Withdraw RMB 500.50' }).click();
  await expect.element(page.getByText('That’s more than you can withdraw.')).toBeVisible();
  await expect.element(page.getByLabelText('Amount in RMB')).toHaveValue('500.50');
  expect(posted(sent)).toMatchObject([{ body: { amountCents: 50_050, payoutAccountId: 4 } }]);
});

test('keeps focus on the field in which Enter was pressed while the request is sent', async () => {
  const refused = refusal(requestWithdrawal, 409, 'BALANCE_TOO_LOW', { availableCents: 100 });
  await openPage({}, [refused]);
  const amount = page.getByLabelText('Amount in RMB');
  await amount.fill('300');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(amount).toHaveFocus();
  (page.getByRole('radio').element() as HTMLElement).focus();
  delayReplies();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('radio')).toHaveFocus();
});

test('requires an account to be added first, and does not request a withdrawal on Enter in that form', async () => {
  const { sent } = await openPage({ accounts: [] }, [reply(addPayoutAccount, account)]);
  await page.getByLabelText('Amount in RMB').fill('300');
  await page.getByRole('button', { name: 'Withdraw RMB 300' }).click();
  await expect.element(page.getByText('Choose an account, or add one.')).toBeVisible();
  await page.getByRole('button', { name: 'Add an account' }).click();
  const number = page.getByLabelText('Alipay phone number or email');
  await number.fill('12');
  await userEvent.keyboard('{Enter}');
  await expect.element(number).toHaveFocus();
  await number.fill('138 0013 8000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(posted(sent)).toMatchObject([
    { body: { kind: 'alipay', bank: '', number: '13800138000' } },
  ]);
});

test('shows no form below the minimum, and explains why earnings need a verified name', async () => {
  await openPage({ withdrawableCents: 0, earningsCents: 0, blockedCents: 80_000 });
  await expect
    .element(page.getByText(/Verify your identity to withdraw another RMB 800/))
    .toBeVisible();
  await expect.element(page.getByLabelText('Amount in RMB')).not.toBeInTheDocument();
});

test('withdraws any balance when the account is being closed, and otherwise at least RMB 200', async () => {
  const little = { withdrawableCents: 5_001, earningsCents: 0, refundedCents: 5_001 };
  const { screen } = await openPage(little);
  await expect.element(page.getByText(/^You can withdraw from RMB 200/)).toBeVisible();
  await screen.unmount();
  const refused = refusal(requestWithdrawal, 409, 'CLOSING_NOT_POSSIBLE');
  const { sent } = await openPage(little, [refused], '/withdrawal?closing');
  await page.getByRole('button', { name: 'Withdraw RMB 50.01' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your account can’t be closed yet.');
  expect(posted(sent).map(({ body }) => body)).toEqual([
    { amountCents: 5_001, payoutAccountId: 4, isClosing: true },
  ]);
});
