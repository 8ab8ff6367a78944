import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { UNREAD_KEY, useUnread } from './unread.ts';

const Badge = () => <output>{useUnread()} unread</output>;

const badge = () => page.getByRole('status');

test('shows the count that another component fetches, and updates it after a refetch', async () => {
  let total = 3;
  const Fetcher = () => {
    useQuery({ queryKey: UNREAD_KEY, queryFn: async () => total });
    return null;
  };
  const { cache } = await show(
    <>
      <Fetcher />
      <Badge />
    </>,
  );
  await expect.element(badge()).toHaveTextContent('3 unread');
  total = 5;
  await cache.refetchQueries({ queryKey: UNREAD_KEY });
  await expect.element(badge()).toHaveTextContent('5 unread');
});

test('returns 0 as the unread count before the first fetch and after a failed one', async () => {
  const { cache } = await show(<Badge />);
  await expect.element(badge()).toHaveTextContent('0 unread');
  cache.setQueryData(UNREAD_KEY, 4);
  await expect.element(badge()).toHaveTextContent('4 unread');
  const fails = cache.fetchQuery({
    queryKey: UNREAD_KEY,
    queryFn: () => Promise.reject(new Error('no network')),
    retry: false,
    staleTime: 0,
  });
  await expect(fails).rejects.toThrow('no network');
  await expect.element(badge()).toHaveTextContent('0 unread');
});
