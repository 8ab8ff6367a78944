import { listLedgerTransactions } from '@tomoguide/contract/staff/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { Transactions } from '../ledger/transactions.tsx';

test('shows a list’s keyboard hints on a wide screen with a pointer, but not on a phone', async () => {
  const row = { at: '2026-05-01T00:00:00Z', kind: 'goodwill', ref: 'g', bookingNumber: null };
  const data = [1, 2].map((id) => ({ ...row, id, entries: [] }));
  await page.viewport(1280, 800);
  await show(<Transactions />, {
    at: '/staff/ledger',
    as: sampleSession({ isStaff: true }),
    replies: [reply(listLedgerTransactions, { data, nextCursor: null })],
  });
  const keys = page.getByText(/use J and K/);
  await expect.element(keys).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(keys).not.toBeVisible();
});
