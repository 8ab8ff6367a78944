import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import type { Paged } from '../../../ui/paged-list.tsx';
import { StaffList } from './staff-list.tsx';

test('moves focus to the next case after a decided case leaves the list', async () => {
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
