import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NO_FILTERS, type SearchFilters } from '../../parts/guides/search/filters.ts';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { SearchPage } from './search-page.tsx';

interface Found {
  total: number;
  totalIsExact: boolean;
  at?: number;
  guides?: GuideCard[];
  filters?: Partial<SearchFilters>;
}

/** Shows a search result with this total. The guides in it do not matter. */
const found = ({ total, totalIsExact, at = 1, guides = [], filters = {} }: Found) => (
  <SearchPage
    heading="Find a local guide"
    filters={{ ...NO_FILTERS, page: at, ...filters }}
    onChange={() => {}}
    onCloseSheet={() => {}}
    result={{
      list: {
        data: guides,
        total,
        totalIsExact,
        page: at,
        limit: 24,
        priceBounds: { min: 50, max: 500 },
      },
      busy: false,
      failed: false,
      retry: () => {},
    }}
    categories={undefined}
  />
);

const count = () => page.getByRole('status');
const pageLinks = () =>
  [...document.querySelectorAll('nav a, nav span')].map((each) => each.textContent);

test.each([
  [{ total: 1, totalIsExact: true }, '1 guide'],
  [{ total: 499, totalIsExact: true }, '499 guides'],
  [{ total: 500, totalIsExact: true }, '500 guides'],
  [{ total: 500, totalIsExact: false }, 'More than 500 guides'],
  // The server counted further for page 30, but the text stays the same.
  [{ total: 720, totalIsExact: false, at: 30 }, 'More than 500 guides'],
  [{ total: 701, totalIsExact: true, at: 30 }, '701 guides'],
])('for %j, shows "%s", also on the button of the filter sheet', async (list, words) => {
  await page.viewport(390, 844);
  await show(found(list));
  await expect.element(count()).toHaveTextContent(words);
  await page.getByRole('button', { name: 'Filters' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: /^Show / });
  await expect.element(button).toHaveTextContent(`Show ${words.replace('More', 'more')}`);
});

test('shows the count in Chinese', async () => {
  await page.viewport(390, 844);
  await show(found({ total: 500, totalIsExact: false }), { locale: 'zh-CN' });
  await expect.element(count()).toHaveTextContent('500 多位向导');
  await page.getByRole('button', { name: '筛选' }).click();
  await expect.element(page.getByRole('button', { name: '查看 500 多位向导' })).toBeVisible();
});

test('offers pages beyond a limited count, and ends them where the count is exact', async () => {
  const { screen } = await show(found({ total: 504, totalIsExact: false, at: 21 }));
  await expect
    .element(page.getByRole('link', { name: 'Next page' }))
    .toHaveAttribute('href', '/search?page=22');
  await screen.unmount();
  const further = await show(found({ total: 720, totalIsExact: false, at: 30 }));
  await expect
    .element(page.getByRole('link', { name: 'Next page' }))
    .toHaveAttribute('href', '/search?page=31');
  expect(pageLinks()).toEqual(['', '1', '…', '29', '30', '31', '…', '']);
  await further.screen.unmount();
  await show(found({ total: 504, totalIsExact: true, at: 21 }));
  await expect.element(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('offers to message several guides only if the search has results', async () => {
  await page.viewport(390, 844);
  const several = page.getByRole('button', { name: 'Message several guides' });
  const { screen } = await show(found({ total: 2, totalIsExact: true }));
  await expect.element(several.first()).toBeVisible();
  await screen.unmount();
  await show(found({ total: 0, totalIsExact: true }));
  await expect.element(count()).toHaveTextContent('0 guides');
  expect(several.elements()).toHaveLength(0);
});

test('offers to wait for a guide if few are free in a city on a day', async () => {
  const filters = { city: 'kyoto', date: '2099-05-05', travelers: '10+', language: 'zh' } as const;
  const guides = [1, 2, 3, 4].map((id) => sampleGuide({ id }));
  const ask = page.getByRole('button', { name: 'Tell me when a guide is free' });
  for (const [total, more, offered] of [
    [3, filters, true],
    [0, filters, true],
    [4, filters, false],
    [0, { ...filters, date: null }, false],
    [0, { ...filters, date: '2020-05-05' }, false],
  ] as const) {
    const shown = guides.slice(0, total);
    const result = found({ total, totalIsExact: true, guides: shown, filters: more });
    const { screen } = await show(result);
    await expect.element(count().first()).toHaveTextContent(`${total} guides`);
    if (offered) {
      await expect
        .element(page.getByRole('heading', { name: /^Need a guide in Kyoto on/ }))
        .toBeVisible();
      await expect.element(page.getByText(/10 people, in Chinese/)).toBeVisible();
    }
    await expect.poll(() => ask.elements().length).toBe(offered ? 1 : 0);
    await screen.unmount();
  }
});

test('on desktop, a filter column taller than the window scrolls with the page until its end is visible', async () => {
  await page.viewport(1280, 400);
  const guides = Array.from({ length: 12 }, (_, index) => sampleGuide({ id: index + 1 }));
  await show(found({ total: 12, totalIsExact: true, guides }));
  const column = page.getByRole('complementary', { name: 'Filters' }).element() as HTMLElement;
  expect(getComputedStyle(column).overflowY).toBe('visible');
  expect(column.offsetHeight).toBeGreaterThan(400);
  const bottom = () => Math.round(column.getBoundingClientRect().bottom);
  expect(bottom()).toBeGreaterThan(400);
  window.scrollTo(0, 600);
  await expect.poll(bottom).toBe(400 - 24);
  await page.viewport(1280, 1200);
  await expect.poll(() => Math.round(column.getBoundingClientRect().top)).toBe(96);
});
