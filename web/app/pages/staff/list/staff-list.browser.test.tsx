import { listLedgerTransactions } from '@tomoguide/contract/staff/calls';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import type { Paged } from '../../../ui/paged-list.tsx';
import { Transactions } from '../ledger/transactions.tsx';
import { StaffList } from './staff-list.tsx';

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

test('after a decided case leaves the list, the next case has the focus', async () => {
  const Queue = () => {
    const [ids, setIds] = useState([1, 2, 3]);
    const list = {
      isPending: false,
      isLoadingError: false,
      data: { pages: [{ data: ids.map((id) => ({ id })) }] },
      hasNextPage: false,
    } as unknown as Paged<{ id: number }>;
    return (
      <StaffList list={list} empty="None">
        {({ id }) => (
          <button type="button" onClick={() => setIds(ids.filter((one) => one !== id))}>
            Decide {id}
          </button>
        )}
      </StaffList>
    );
  };
  await show(<Queue />, { as: sampleSession({ isStaff: true }) });
  const focusedText = () => document.activeElement?.textContent;
  for (const [id, next] of [
    [2, 'Decide 3'],
    [3, 'Decide 1'],
  ] as const) {
    const decide = page.getByRole('button', { name: `Decide ${id}` });
    (decide.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focusedText).toBe(next);
  }
});
