import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
} from '@tomoguide/contract/bookings/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../../testing/api-replies.ts';
import { sampleSession } from '../../../../testing/samples.ts';
import { show } from '../../../../testing/show.tsx';
import { FeedCard } from './feed-card.tsx';

test('an address is made, shown whole, and turned off once that is confirmed', async () => {
  const address = 'https://tomoguide.example/api/calendar-feed.ics?key=secret';
  await show(<FeedCard />, {
    as: sampleSession(),
    replies: [
      reply(getCalendarFeed, { address: null }),
      reply(makeCalendarFeed, { address }),
      reply(endCalendarFeed, { address: null }),
    ],
  });
  await page.getByRole('button', { name: 'Create an address' }).click();
  await expect.element(page.getByLabelText('Secret address')).toHaveValue(address);
  await expect
    .element(page.getByRole('link', { name: 'Open in a calendar app' }))
    .toHaveAttribute('href', 'webcal://tomoguide.example/api/calendar-feed.ics?key=secret');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect.element(page.getByRole('button', { name: 'Create an address' })).toBeVisible();
});
