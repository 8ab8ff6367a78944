import { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { NO_FILTERS, type SearchFilters } from '../../parts/guides/search/filters.ts';
import { show } from '../../testing/show.tsx';
import { FilterPanel } from './filter-panel.tsx';

const CATEGORIES = z.parse(z.array(ServiceCategory), SERVICE_TREE);

let latest: SearchFilters;
const Shown = ({ at }: { at: Partial<SearchFilters> }) => {
  const [filters, setFilters] = useState<SearchFilters>({ ...NO_FILTERS, ...at });
  latest = filters;
  return (
    <FilterPanel
      filters={filters}
      onChange={(change) => setFilters({ ...filters, ...change })}
      bounds={{ min: 50, max: 600 }}
      categories={CATEGORIES}
    />
  );
};
const panel = (at: Partial<SearchFilters> = {}) => show(<Shown at={at} />);
const wordsInput = () => page.getByRole('searchbox', { name: 'Name or keyword' });
const language = () => page.getByRole('combobox', { name: 'Language' });

test('shows the language near the top, and collapses the rarely used words at the end', async () => {
  await panel();
  const order = [
    page.getByRole('combobox', { name: 'Destination' }),
    language(),
    page.getByRole('combobox', { name: 'Travelers' }),
    page.getByRole('group', { name: 'Services' }),
    page.getByRole('group', { name: /^Hourly price/ }),
    page.getByText('More filters'),
  ].map((part) => part.element().getBoundingClientRect().top);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await expect.element(wordsInput()).not.toBeInTheDocument();
  await page.getByText('More filters').click();
  await expect.element(wordsInput()).toBeVisible();
});

test('expands the rarely used words if they are set', async () => {
  await panel({ q: 'tea' });
  await expect.element(wordsInput()).toBeVisible();
});

test('expands the services of a category below it, counts the selected ones, and keeps their order', async () => {
  await panel({ services: [302] });
  // A category with selected services starts expanded.
  await expect.element(page.getByRole('checkbox', { name: 'Tea ceremony' })).toBeChecked();
  const box = page.getByRole('checkbox', { name: 'Hiking' });
  await expect.element(box).not.toBeInTheDocument();
  const walks = page.getByText(/^City walks/);
  await walks.click();
  await page.getByRole('checkbox', { name: 'Landmarks and highlights' }).click();
  expect(latest.services).toEqual([101, 302]);
  await expect.element(walks).toHaveTextContent('City walks1');
  await page.getByRole('checkbox', { name: 'Tea ceremony' }).click();
  expect(latest.services).toEqual([101]);
});
