import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_FILTERS } from '../../parts/guides/search/filters.ts';
import { show } from '../../testing/show.tsx';
import { FilterChips } from './filter-chips.tsx';
import { useAppliedFilters } from './use-applied-filters.ts';

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

test('each chip removes only its own filter', async () => {
  const { onRemove, onClear } = await showChips();
  await page.getByRole('button', { name: 'Remove filter: 2 travelers' }).click();
  expect(onRemove.mock.calls).toEqual([[{ travelers: null }]]);
  expect(onClear).not.toHaveBeenCalled();
});

test('removes all filters with one click', async () => {
  const { onRemove, onClear } = await showChips();
  await page.getByRole('button', { name: 'Clear all' }).click();
  expect(onClear).toHaveBeenCalledOnce();
  expect(onRemove).not.toHaveBeenCalled();
});

test('shows no chips without filters', async () => {
  await showChips([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});

/** Renders chips that disappear when removed, above the content of the page. */
const RemovableChips = () => {
  const [applied, setApplied] = useState(APPLIED);
  return (
    <main id="content" tabIndex={-1}>
      <FilterChips
        applied={applied}
        onRemove={(without) =>
          setApplied(
            applied.filter((each) => JSON.stringify(each.without) !== JSON.stringify(without)),
          )
        }
        onClear={() => setApplied([])}
      />
    </main>
  );
};

test('moves focus from a removed chip to its neighbor, and from the last one to the page', async () => {
  await show(<RemovableChips />);
  const chip = page.getByRole('button', { name: 'Remove filter: Kyoto' });
  (chip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chip).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Remove filter: 2 travelers' }))
    .toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe('content');
});

const PriceChip = () => {
  const applied = useAppliedFilters({ ...NO_FILTERS, maxPrice: 250 }, () => []);
  return <FilterChips applied={applied} onRemove={() => {}} onClear={() => {}} />;
};

test.each([
  ['en', 'up to RMB 250 / hour for 1 person'],
  ['zh-CN', '1 人每小时 ¥250 以内'],
] as const)(
  '%s: the price chip names the person and hour that it is for',
  async (locale, label) => {
    await show(<PriceChip />, { locale });
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  },
);
