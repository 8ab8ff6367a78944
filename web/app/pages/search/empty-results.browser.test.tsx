import { searchGuides } from '@tomoguide/contract/guides/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NO_FILTERS, type SearchFilters } from '../../parts/guides/search/filters.ts';
import { reply } from '../../testing/api-replies.ts';
import { show } from '../../testing/show.tsx';
import { EmptyResults } from './empty-results.tsx';

const CHOSEN: SearchFilters = {
  ...NO_FILTERS,
  city: 'kyoto',
  minPrice: 200,
  date: '2026-12-01',
  page: 3,
};

/** Replies to a search with an empty page and the total that `totalOf` returns for its query. */
const finding = (totalOf: (query: URLSearchParams) => number) => [
  reply(searchGuides, (query) => ({
    data: [],
    total: totalOf(query),
    totalIsExact: totalOf(query) < 500,
    page: 1,
    limit: 1,
    priceBounds: { min: 50, max: 500 },
  })),
];
/** A few guides match without the price filter, and many more if the city filter is also removed. */
const byFilters = finding((query) => {
  if (query.has('minPrice')) return query.has('city') ? 0 : 1;
  return query.has('city') ? 12 : 500;
});

const pageHeading = () => page.getByRole('heading');
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('suggests removing a filter if a search with filters has no results', async () => {
  await show(<EmptyResults filters={CHOSEN} />, { replies: byFilters });
  await expect
    .element(pageHeading())
    .toHaveTextContent('No guides found - Please try again later.');
  await expect.element(page.getByText(/No one matches everything/)).toBeVisible();
});

test('does not suggest removing a filter if a search without filters has no results', async () => {
  const { sent } = await show(<EmptyResults filters={NO_FILTERS} />);
  await expect
    .element(pageHeading())
    .toHaveTextContent('No guides found - Please try again later.');
  await expect.element(page.getByText(/No one matches everything/)).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('suggests only searches with results, each with its count', async () => {
  const { address } = await show(<EmptyResults filters={CHOSEN} />, { replies: byFilters });
  await expect.poll(links).toEqual([
    ['Any price · 12 guides', '/search?city=kyoto&date=2026-12-01'],
    ['All cities · 1 guide', '/search?date=2026-12-01&minPrice=200'],
    ['Clear all · more than 500 guides', '/search'],
  ]);
  await page.getByRole('link', { name: /^Any price/ }).click();
  expect(address()).toBe('/search?city=kyoto&date=2026-12-01');
});

test('shows the suggested searches in Chinese', async () => {
  await show(<EmptyResults filters={CHOSEN} />, { locale: 'zh-CN', replies: byFilters });
  await expect.element(pageHeading()).toHaveTextContent('没有找到符合条件的向导。');
  await expect.poll(() => links().map(([words]) => words)).toContain('不限价格 · 12 位');
});

test('shows no suggestions if no similar search has results', async () => {
  await show(<EmptyResults filters={CHOSEN} />, { replies: finding(() => 0) });
  await expect.element(page.getByText(/No one matches everything/)).not.toBeInTheDocument();
  expect(links()).toEqual([]);
});

test('retries counts that failed to load', async () => {
  let online = false;
  const answers = reply(searchGuides, () => {
    if (!online) throw new TypeError('lost');
    return {
      data: [],
      total: 4,
      totalIsExact: true,
      page: 1,
      limit: 1,
      priceBounds: { min: 50, max: 500 },
    };
  });
  await show(<EmptyResults filters={{ ...NO_FILTERS, city: 'kyoto' }} />, { replies: [answers] });
  await expect.element(page.getByText('Similar searches couldn’t be loaded.')).toBeVisible();
  online = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(links).toHaveLength(1);
});
