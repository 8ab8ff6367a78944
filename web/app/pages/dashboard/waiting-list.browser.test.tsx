import { getWaitingList } from '@tomoguide/contract/guides/calls';
import type { WaitingEntry } from '@tomoguide/contract/guides/waiting';
import type { UserId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { WaitingList } from './waiting-list.tsx';

const entry = (change: Partial<WaitingEntry>): WaitingEntry =>
  ({
    id: 1,
    day: '2099-05-05',
    endsAt: '2099-05-05T03:00:00Z',
    guide: null,
    city: null,
    travelers: null,
    language: null,
    ...change,
  }) as WaitingEntry;

test('on a phone, every entry has its button at the right, however long its text is', async () => {
  await page.viewport(390, 844);
  const guide = { ...sampleGuide(), timeZone: 'Asia/Tokyo' } as never;
  const data = [
    entry({ guide }),
    entry({ id: 2 as never, city: 'tokyo', travelers: 10, language: 'zh' }),
  ];
  await show(<WaitingList userId={1 as UserId} />, {
    as: sampleSession(),
    replies: [reply(getWaitingList, { data })],
  });
  const buttons = page.getByRole('button', { name: /^Stop waiting for/ });
  await expect.poll(() => buttons.elements().length).toBe(2);
  const boxes = buttons.elements().map((button) => button.getBoundingClientRect());
  expect(new Set(boxes.map(({ right }) => Math.round(right))).size).toBe(1);
  const link = page.getByRole('link', { name: 'Any guide in Tokyo' });
  expect(link.element().getAttribute('href')).toBe(
    '/search?city=tokyo&date=2099-05-05&travelers=10&language=zh',
  );
});
