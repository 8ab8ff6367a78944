import { listMessages } from '@tomoguide/contract/messaging/calls';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleMessage as message, talkReplies } from '../../../testing/sample-talk.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { isEmojiOnly } from '../emoji/emoji-only.ts';
import { tell } from '../live/bus.ts';
import { MessagesPage } from '../page/messages-page.tsx';

// Each message of words asks it once whenever it is drawn.
vi.mock('../emoji/emoji-only.ts', { spy: true });

test('what comes draws no message again but the one that it follows', async () => {
  // All in sight: none comes or goes by scrolling.
  const lines = [1, 2, 3, 4, 5];
  const all = lines.map((seq) => message(seq, `Line ${seq}`));
  await show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      replies: talkReplies({ messageCount: 5 }, all.toReversed()),
    },
  );
  const log = page.getByRole('log');
  for (const seq of lines) await expect.element(log.getByText(`Line ${seq}`)).toBeVisible();
  vi.mocked(isEmojiOnly).mockClear();
  tell({ type: 'new_message', payload: { ...message(6, 'Line 6'), credits: 19 } });
  await expect.element(log.getByText('Line 6')).toBeVisible();
  const drawn = new Set(vi.mocked(isEmojiOnly).mock.calls.flat());
  expect([...drawn].sort()).toEqual(['Line 5', 'Line 6']);
});

test('earlier messages of the same day leave in place what is read', async () => {
  const all = Array.from({ length: 400 }, (_, index) => message(index + 1, `Line ${index + 1}`));
  const asked = Promise.withResolvers<void>();
  await show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      replies: [
        reply(listMessages, (query) => {
          if (query.has('after')) return { data: [], nextCursor: null };
          const before = Number(query.get('cursor') ?? all.length + 1);
          if (query.has('cursor')) asked.resolve();
          const part = all.slice(Math.max(0, before - 61), before - 1);
          return { data: part.toReversed(), nextCursor: part[0]?.seq ?? null };
        }),
        ...talkReplies({ messageCount: 400 }),
      ],
    },
  );
  const log = page.getByRole('log');
  await expect.element(log.getByText('Line 400', { exact: true })).toBeInViewport();
  const scroller = log.element();
  const settled = async () => {
    let before = Number.NaN;
    await expect
      .poll(() => {
        const same = scroller.scrollTop === before;
        before = scroller.scrollTop;
        return same;
      })
      .toBe(true);
  };
  await settled();
  scroller.scrollTop = 500;
  await settled();
  const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2;
  const lines = log.getByText(/^Line \d+$/).elements();
  const words = lines.find((line) => line.getBoundingClientRect().top > middle)?.textContent ?? '';
  scroller.scrollTop = 390;
  await asked.promise;
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(1_000);
  await settled();
  await expect.element(log.getByText(words, { exact: true })).toBeInViewport();
});
