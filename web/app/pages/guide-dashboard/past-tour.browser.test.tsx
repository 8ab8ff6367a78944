import { listReviewStandings } from '@tomoguide/contract/reviews/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleReviewStatus } from '../../testing/sample-review-status.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { PastTour } from './past-tour.tsx';

test('on a phone, keeps the date of a past tour on one line next to its earnings', async () => {
  await page.viewport(360, 844);
  const past = sampleBooking({
    viewerIs: 'guide',
    status: 'completed',
    tab: 'past',
    can: [],
    date: '2026-11-25',
    scheduledStartTime: '2026-11-25T01:00:00Z',
    earnedCents: 18_450,
  });
  await show(<PastTour booking={past} />, {
    locale: 'zh-CN',
    as: sampleSession(),
    replies: [reply(listReviewStandings, { data: [] })],
  });
  const day = page.getByText('2026年11月25日', { exact: true });
  await expect.element(day).toBeVisible();
  expect(day.element().getClientRects()).toHaveLength(1);
  await page.viewport(1280, 800);
});

const pastTour = sampleBooking({
  viewerIs: 'guide',
  status: 'completed',
  tab: 'past',
  can: [],
  earnedCents: 18_450,
});
const withReview = (change: Parameters<typeof sampleReviewStatus>[0]) =>
  show(<PastTour booking={pastTour} />, {
    as: sampleSession(),
    replies: [reply(listReviewStandings, { data: [sampleReviewStatus(change)] })],
  });

test('shows a past tour as a line with its review, which expands to its details', async () => {
  await withReview({
    canReview: false,
    theirs: {
      id: 5,
      rating: 5,
      content: 'A calm day.',
      tags: [],
      submittedAt: '2026-12-02T05:00:00Z',
      publicAt: '2026-12-02T05:00:00Z',
      reply: { content: 'Come again.', createdAt: '2026-12-03T05:00:00Z' },
    },
  });
  await expect.element(page.getByText('A calm day.')).toBeVisible();
  await expect.element(page.getByText('Come again.')).not.toBeInTheDocument();
  await expect.element(page.getByText('TG0042')).not.toBeInTheDocument();
  await page.getByRole('button', { name: /Mei.*Completed/ }).click();
  await expect.element(page.getByText('Come again.')).toBeVisible();
  await expect.element(page.getByText('TG0042')).toBeVisible();
});

test('lets the guide write a review from the line of a past tour', async () => {
  await withReview({});
  await expect.element(page.getByRole('button', { name: 'Review Mei' })).toBeVisible();
});

test.each([
  { status: 'disputed' as const },
  {
    status: 'cancelled' as const,
    cancelKind: 'no_show_guide' as const,
    settleAt: '2036-12-04T05:00:00Z',
    can: ['open_dispute' as const],
  },
])('starts expanded if something is still unsettled: %o', async (change) => {
  await show(<PastTour booking={sampleBooking({ ...pastTour, ...change })} />, {
    as: sampleSession(),
    replies: [reply(listReviewStandings, { data: [] })],
  });
  await expect.element(page.getByRole('button', { name: 'Details, TG0042' })).toBeVisible();
});

test.each([
  ['open', 1],
  ['rejected', 0],
] as const)('shows an emergency claim that is %s in %i lines', async (emergencyClaim, lines) => {
  await show(
    <PastTour booking={sampleBooking({ ...pastTour, status: 'cancelled', emergencyClaim })} />,
    { as: sampleSession(), replies: [reply(listReviewStandings, { data: [] })] },
  );
  await page.getByRole('button', { name: /Mei/ }).first().click();
  await expect.element(page.getByText('TG0042', { exact: true })).toBeVisible();
  expect(page.getByText(/^Mei sent an emergency claim/).elements()).toHaveLength(lines);
});
