import { listLedgerTransactions } from '@tomoguide/contract/staff/calls';
import { NamedPerson } from '@tomoguide/contract/staff/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { Transactions } from './transactions.tsx';

const KENJI = z.parse(NamedPerson, {
  id: 65,
  nickname: 'Kenji',
  profilePicture: null,
  fullName: 'Kenji Okabe',
});
const entry = (kind: string, ownerId: number | null, amountCents: number, owner?: NamedPerson) => ({
  kind,
  ownerId,
  amountCents,
  ...(owner ? { owner } : {}),
});

test('labels a user’s accounts with the user’s name, and held money only with its booking number', async () => {
  await page.viewport(390, 844);
  const transaction = {
    id: 1,
    at: '2026-05-01T15:30:00Z',
    kind: 'withdrawal_requested',
    ref: 'withdrawal 4',
    bookingNumber: 'TG0041',
    entries: [
      entry('earnings_withdrawable', 2, -20_000, KENJI),
      entry('withdrawals', 65, 20_000, KENJI),
      entry('held', 41, 0),
    ],
  };
  await show(<Transactions />, {
    at: '/staff/ledger',
    as: sampleSession({ isStaff: true }),
    replies: [reply(listLedgerTransactions, { data: [transaction], nextCursor: null })],
  });
  const names = page.getByRole('link', { name: 'Kenji Okabe' });
  await expect.element(names.first()).toHaveAttribute('href', '/staff/users?case=65');
  expect(names.elements()).toHaveLength(2);
  await expect
    .element(page.getByRole('link', { name: 'TG0041' }))
    .toHaveAttribute('href', '/staff/users?name=TG0041');
  const terms = page.getByRole('term').elements();
  expect(terms.map((term) => term.textContent)).toEqual([
    'Earnings, withdrawable · Kenji Okabe',
    'Withdrawals underway · Kenji Okabe',
    'Held for bookings',
  ]);
  await expect.element(page.getByRole('time')).toHaveTextContent('Sat, May 2, 2026, 00:30');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
