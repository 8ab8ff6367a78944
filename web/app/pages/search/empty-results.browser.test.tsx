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

/** So many guides fit a search; nothing else of the answer is read. */
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
/** Somebody is found without the price, and a whole lot without the city too. */
const byFilters = finding((query) => {
  if (query.has('minPrice')) return query.has('city') ? 0 : 1;
  return query.has('city') ? 12 : 500;
});

const none = () => page.getByRole('heading');
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a filtered search that finds nobody says so, and that one filter less may help', async () => {
  await show(<EmptyResults filters={CHOSEN} />, { replies: byFilters });
  await expect.element(none()).toHaveTextContent('No guides found - Please try again later.');
  await expect.element(page.getByText(/No guide matches everything/)).toBeVisible();
});

test('a search without filters says the same, without the advice', async () => {
  const { sent } = await show(<EmptyResults filters={NO_FILTERS} />);
  await expect.element(none()).toHaveTextContent('No guides found - Please try again later.');
  await expect.element(page.getByText(/No guide matches everything/)).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('only those ways out are offered that find somebody, each with the number', async () => {
  const { address } = await show(<EmptyResults filters={CHOSEN} />, { replies: byFilters });
  await expect.poll(links).toEqual([
    ['Any price · 12 guides', '/search?city=kyoto&date=2026-12-01'],
    ['All cities · 1 guide', '/search?date=2026-12-01&minPrice=200'],
    ['Clear all · more than 500 guides', '/search'],
  ]);
  await page.getByRole('link', { name: /^Any price/ }).click();
  expect(address()).toBe('/search?city=kyoto&date=2026-12-01');
});

test('they are offered in Chinese', async () => {
  await show(<EmptyResults filters={CHOSEN} />, { locale: 'zh-CN', replies: byFilters });
  await expect.element(none()).toHaveTextContent('没有找到符合条件的向导。');
  await expect.poll(() => links().map(([words]) => words)).toContain('不限价格 · 12 位');
});

test('where nothing finds anybody nothing is offered', async () => {
  await show(<EmptyResults filters={CHOSEN} />, { replies: finding(() => 0) });
  await expect.element(page.getByText(/No guide matches everything/)).not.toBeInTheDocument();
  expect(links()).toEqual([]);
});

test('searches nearby that could not be counted are counted again', async () => {
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
  await expect.element(page.getByText('Similar searches could not be checked.')).toBeVisible();
  online = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(links).toHaveLength(1);
});
