import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { EmptyResults } from './empty-results.tsx';
import { NO_FILTERS, type SearchFilters } from './filters.ts';

const CHOSEN: SearchFilters = {
  ...NO_FILTERS,
  city: 'kyoto',
  minPrice: 200,
  date: '2026-12-01',
  page: 3,
};

const none = () => page.getByRole('heading');

test('a filtered search that finds nobody says so, and that one filter less may help', async () => {
  await show(<EmptyResults filters={CHOSEN} />);
  await expect.element(none()).toHaveTextContent('No guides found - Please try again later.');
  await expect.element(page.getByText(/No guide fits everything/)).toBeVisible();
});

test('a search without filters says the same, without the advice', async () => {
  await show(<EmptyResults filters={NO_FILTERS} />);
  await expect.element(none()).toHaveTextContent('No guides found - Please try again later.');
  await expect.element(page.getByText(/No guide fits everything/)).not.toBeInTheDocument();
});

test('it says so in Chinese', async () => {
  await show(<EmptyResults filters={CHOSEN} />, { locale: 'zh-CN' });
  await expect.element(none()).toHaveTextContent('没有找到向导，请稍后再试。');
});

test('each way out takes exactly one filter away and goes to the first page', async () => {
  const { address } = await show(<EmptyResults filters={CHOSEN} />);
  const hrefs = page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['To the first page', '/search?city=kyoto&date=2026-12-01&minPrice=200'],
    ['Any price', '/search?city=kyoto&date=2026-12-01'],
    ['Another day', '/search?city=kyoto&minPrice=200'],
    ['All cities', '/search?date=2026-12-01&minPrice=200'],
    ['Clear all', '/search'],
  ]);
  await page.getByRole('link', { name: 'Any price' }).click();
  expect(address()).toBe('/search?city=kyoto&date=2026-12-01');
});
