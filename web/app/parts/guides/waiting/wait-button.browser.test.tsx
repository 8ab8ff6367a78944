import { getWaitingList, stopWaiting, waitForGuide } from '@tomoguide/contract/guides/calls';
import type { GuideId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { WaitButton } from './wait-button.tsx';

const guide = sampleGuide();
const DAY = '2099-05-05';
const entry = {
  id: 3,
  day: DAY,
  endsAt: '2099-05-04T14:00:00Z',
  guide: { ...guide, timeZone: 'Asia/Tokyo' },
  city: null,
  travelers: null,
  language: null,
} as never;
const button = (
  <WaitButton
    target={{ guideId: guide.id as GuideId, day: DAY }}
    back={`/guides/${guide.id}?date=${DAY}`}
  />
);
const ask = () => page.getByRole('button', { name: 'Tell me if this day comes free' });
const stop = () => page.getByRole('button', { name: 'Stop waiting' });

test('waits for the day and stops, by keyboard, keeping focus on the button', async () => {
  const { sent } = await show(button, {
    as: sampleSession(),
    replies: [
      reply(getWaitingList, { data: [] }),
      reply(waitForGuide, entry),
      reply(stopWaiting, { data: [] }),
    ],
  });
  (ask().element() as HTMLElement).focus();
  await expect.element(ask()).not.toHaveAttribute('aria-busy');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('We’ll tell you if this day comes free. It isn’t held for you.');
  await expect.element(stop()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(ask()).toHaveFocus();
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE']);
});

test('shows why the server refuses', async () => {
  await show(button, {
    as: sampleSession(),
    replies: [reply(getWaitingList, { data: [] }), refusal(waitForGuide, 409, 'TOO_MANY_WAITS')],
  });
  await expect.element(ask()).not.toHaveAttribute('aria-busy');
  await ask().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You can wait for up to 10 dates at a time. Remove one in My Trips first.');
});

test('leads a visitor to the login, and back to the day', async () => {
  const { address } = await show(button);
  await ask().click();
  await expect
    .poll(() => decodeURIComponent(address()))
    .toBe(`/login?redirect=/guides/${guide.id}?date=${DAY}`);
});
