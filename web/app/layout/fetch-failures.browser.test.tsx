import { type QueryMeta, useQuery } from '@tanstack/react-query';
import { listTravelerBookings } from '@tomoguide/contract/bookings/calls';
import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import { getGuide, searchGuides } from '@tomoguide/contract/guides/calls';
import { GuideId, UserId } from '@tomoguide/contract/primitives';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkoutGuideQuery } from '../parts/bookings/checkout-form/queries.ts';
import { travelerBookingsQuery } from '../parts/bookings/queries.ts';
import { landingQuery, searchQuery, serviceCategoriesQuery } from '../parts/guides/queries.ts';
import { refusal } from '../testing/api-replies.ts';
import { show } from '../testing/show.tsx';
import { dismissToast, getCurrentToast } from '../ui/toast.ts';
import { Toaster } from '../ui/toaster.tsx';
import { FetchFailures } from './fetch-failures.tsx';

afterEach(() => {
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

type Query = { queryKey: readonly unknown[]; queryFn?: unknown; meta?: QueryMeta };

const showFailingQuery = async (query: Query, replies: Parameters<typeof show>[1]) => {
  const Reader = () => {
    const { status } = useQuery(query as Parameters<typeof useQuery>[0]);
    return <p>{status}</p>;
  };
  await show(
    <>
      <FetchFailures />
      <Toaster />
      <Reader />
    </>,
    replies,
  );
  await expect.element(page.getByText('error', { exact: true })).toBeVisible();
};

const reader = { locale: 'en', ownGuideId: null } as const;
const GUIDE = GuideId.parse(7);

test.each([
  ['Failed to fetch guides', landingQuery(reader), refusal(searchGuides, 500, 'INTERNAL_ERROR')],
  [
    'Failed to fetch guide profile: 503',
    checkoutGuideQuery(GUIDE),
    refusal(getGuide, 503, 'UNAVAILABLE'),
  ],
  [
    'Failed to fetch service categories',
    serviceCategoriesQuery(),
    refusal(listServiceCategories, 500, 'INTERNAL_ERROR'),
  ],
  [
    'Failed to fetch bookings',
    travelerBookingsQuery(UserId.parse(7)),
    refusal(listTravelerBookings, 500, 'INTERNAL_ERROR'),
  ],
])('shows the toast: %s', async (words, query, answer) => {
  await showFailingQuery(query as Query, { replies: [answer] });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('shows no status code for a lost connection', async () => {
  await showFailingQuery(checkoutGuideQuery(GUIDE) as Query, {});
  const words = 'Failed to fetch guide profile: no connection';
  await expect.element(page.getByText(words)).toBeVisible();
});

test('shows the toast in Chinese on a Chinese page', async () => {
  await showFailingQuery(landingQuery({ ...reader, locale: 'zh-CN' }) as Query, {
    locale: 'zh-CN',
  });
  await expect.element(page.getByText('向导列表加载失败')).toBeVisible();
});

test.each([401, 404])(
  'shows no toast for status %d, which the page or the session watcher handles',
  async (status) => {
    await showFailingQuery(checkoutGuideQuery(GUIDE) as Query, {
      replies: [refusal(getGuide, status, 'NOT_FOUND')],
    });
    expect(getCurrentToast()).toBeNull();
  },
);

test('also shows a toast for a failed search query', () => {
  expect(searchQuery({} as never, reader).meta).toEqual({ failure: 'guides' });
});
