import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { FilterChips } from './filter-chips.tsx';

const APPLIED = [
  { key: 'city', label: 'Kyoto', without: { city: null } },
  { key: 'travelers', label: '2 travelers', without: { travelers: null } },
];

const showChips = async (applied = APPLIED) => {
  const onRemove = vi.fn();
  const onClear = vi.fn();
  await show(<FilterChips applied={applied} onRemove={onRemove} onClear={onClear} />);
  return { onRemove, onClear };
};

test('each chip takes off its own filter and no other', async () => {
  const { onRemove, onClear } = await showChips();
  await page.getByRole('button', { name: 'Remove filter: 2 travelers' }).click();
  expect(onRemove.mock.calls).toEqual([[{ travelers: null }]]);
  expect(onClear).not.toHaveBeenCalled();
});

test('one press takes off all of them', async () => {
  const { onRemove, onClear } = await showChips();
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect(onClear).toHaveBeenCalledOnce();
  expect(onRemove).not.toHaveBeenCalled();
});

test('without filters there is nothing to take off', async () => {
  await showChips([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});
