import { listReviewStandings } from '@tomoguide/contract/reviews/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { PastTour } from './past-tour.tsx';

test('beside what it earned, the day of a past tour stays on one line of a phone', async () => {
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
