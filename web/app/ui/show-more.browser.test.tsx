import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ShowMore } from './show-more.tsx';

/** Shows a list of three pages, of which the second fails to load the first time. */
const startList = () => {
  let isFirst = true;
  const load = async (at: number) => {
    if (at === 2 && isFirst) {
      isFirst = false;
      throw new Error('no connection');
    }
    return { at };
  };
  return () => {
    const list = useInfiniteQuery({
      queryKey: ['pages'],
      queryFn: ({ pageParam }) => load(pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ at }) => (at < 3 ? at + 1 : undefined),
    });
    return (
      <section tabIndex={-1} aria-label="Notifications">
        <p>{list.data?.pages.map(({ at }) => `page ${at}`).join(', ')}</p>
        <ShowMore list={list}>Show older notifications</ShowMore>
      </section>
    );
  };
};

test('shows an error if the next page fails to load, and retries with the same button', async () => {
  const List = startList();
  await show(<List />);
  const more = page.getByRole('button', { name: 'Show older notifications' });
  const retry = page.getByRole('button', { name: 'Try again' });
  await more.click();
  const failure = page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' });
  await expect.element(failure).toBeVisible();
  await expect.element(page.getByText('page 1', { exact: true })).toBeVisible();
  expect(document.activeElement).toBe(retry.element());

  await retry.click();
  await expect.element(page.getByText('page 1, page 2', { exact: true })).toBeVisible();
  expect(failure.query()).toBeNull();
  expect(document.activeElement).toBe(more.element());

  await more.click();
  await expect.element(page.getByText('page 1, page 2, page 3', { exact: true })).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
  // The button was removed while it had focus.
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveFocus();
});
