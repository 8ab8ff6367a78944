import { getSupport } from '@tomoguide/contract/support/calls';
import { SupportConversation } from '@tomoguide/contract/support/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { SupportRow } from './support-row.tsx';

test('shows the time of the last message from staff in a pinned row, as in other inbox rows', async () => {
  const sentAt = '2026-05-03T01:00:00Z';
  await show(<SupportRow isOpen={false} />, {
    as: sampleSession(),
    replies: [
      reply(
        getSupport,
        z.parse(SupportConversation, {
          state: 'answered',
          lastMessage: {
            id: 1,
            seq: 1,
            fromStaff: true,
            text: 'We have it.',
            topic: null,
            about: null,
            clientMessageId: 'm1',
            sentAt,
          },
          messageCount: 1,
          unreadCount: 0,
          readSeq: 1,
        }),
      ),
    ],
  });
  await expect.element(page.getByText('We have it.')).toBeVisible();
  await expect.element(page.getByText('Pinned')).toBeVisible();
  const time = document.querySelector('time');
  expect(time?.dateTime).toBe(sentAt);
  expect(time?.textContent).toMatch(/^May 3/);
});
