import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
} from '@tomoguide/contract/bookings/calls';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { FeedCard } from './feed-card.tsx';

test('creates a feed URL, shows it in full, and turns it off after a confirmation', async () => {
  const address = 'https://tomoguide.example/api/calendar-feed.ics?key=secret';
  const { sent } = await show(<FeedCard />, {
    as: sampleSession(),
    replies: [
      reply(getCalendarFeed, { address: null }),
      reply(createCalendarFeed, { address }),
      reply(deleteCalendarFeed, { address: null }),
    ],
  });
  await page.getByRole('button', { name: 'Create a link' }).click();
  await expect.element(page.getByLabelText('Secret link')).toHaveValue(address);
  await expect
    .element(page.getByRole('link', { name: 'Open in a calendar app' }))
    .toHaveAttribute('href', 'webcal://tomoguide.example/api/calendar-feed.ics?key=secret');
  const postBodies = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(postBodies()).toEqual([{ renew: false }]);
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click();
  await expect.poll(postBodies).toEqual([{ renew: false }, { renew: true }]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect.element(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
});

test('shows a feed URL that another tab created when the user returns, and does not offer a new one', async () => {
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Go
        </button>
        {isOpen ? <FeedCard /> : null}
      </>
    );
  };
  let address: string | null = null;
  await show(<Page />, {
    as: sampleSession(),
    replies: [reply(getCalendarFeed, () => ({ address }))],
  });
  const create = page.getByRole('button', { name: 'Create a link' });
  await expect.element(create).toBeVisible();
  const go = page.getByRole('button', { name: 'Go' });
  await go.click();
  await expect.element(create).not.toBeInTheDocument();
  address = 'https://tomoguide.example/api/calendar-feed.ics?key=other';
  await go.click();
  await expect.element(page.getByLabelText('Secret link')).toHaveValue(address);
  await expect.element(create).not.toBeInTheDocument();
});
