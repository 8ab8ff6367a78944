import { useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { listShownPages, Pagination } from './pagination.tsx';

const list = (at: number, pages: number) => (
  <Pagination page={at} pages={pages} toPage={(to) => `/search?page=${to}`} />
);

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i shows links to its neighbors and both ends', (at, pages, expected) => {
  expect(listShownPages(at, pages)).toEqual(expected);
});

test.each([
  [1, 21, [1, 2, null]],
  [5, 21, [1, null, 4, 5, 6, null]],
  [20, 21, [1, null, 19, 20, 21, null]],
  [21, 22, [1, null, 20, 21, 22, null]],
])('page %i of at least %i shows no link to a last page', (at, pages, expected) => {
  expect(listShownPages(at, pages, true)).toEqual(expected);
});

test('renders nothing for a single page', async () => {
  await show(list(1, 1));
  expect(document.querySelector('nav')).toBeNull();
});

test('marks the current page, and renders each page as a link', async () => {
  const { address } = await show(list(2, 3));
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('2');
  await page.getByRole('link', { name: 'Next page' }).click();
  expect(address()).toBe('/search?page=3');
});

test('shows no link to a previous page on the first page, and none to a next page on the last page', async () => {
  const { screen } = await show(list(1, 3));
  await expect.element(page.getByRole('link', { name: 'Next page' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  await screen.unmount();
  await show(list(3, 3));
  await expect.element(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

const PagedList = () => {
  const [query] = useSearchParams();
  return (
    <main id="content" tabIndex={-1}>
      {list(Number(query.get('page') ?? 1), 3)}
    </main>
  );
};

test('moves keyboard focus to the content of the new page', async () => {
  await show(<PagedList />);
  const next = page.getByRole('link', { name: 'Next page' });
  await expect.element(next).toBeVisible();
  expect(document.activeElement?.id).not.toBe('content');
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe('content');
});
