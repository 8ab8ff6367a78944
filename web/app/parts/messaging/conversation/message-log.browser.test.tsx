import { listMessages } from '@tomoguide/contract/messaging/calls';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { publish } from '../../../lib/live/bus.ts';
import { MessagesPage } from '../../../pages/messages/messages-page.tsx';
import { reply } from '../../../testing/api-replies.ts';
import {
  conversationReplies,
  sampleMessage as message,
} from '../../../testing/sample-conversation.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';

test('rerenders only the last message when a new one arrives', async () => {
  // All messages are visible, so scrolling neither mounts nor unmounts any of them.
  const lines = [1, 2, 3, 4, 5];
  const all = lines.map((seq) => message(seq, `Line ${seq}`));
  await show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      replies: conversationReplies({ messageCount: 5 }, all.toReversed()),
    },
  );
  const log = page.getByRole('log');
  for (const seq of lines) await expect.element(log.getByText(`Line ${seq}`)).toBeVisible();
  // Counts renders: each render of a text message segments the text once, because messages of a few emoji
  // are enlarged.
  const counted = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  publish({ type: 'new_message', payload: { ...message(6, 'Line 6'), credits: 19 } });
  await expect.element(log.getByText('Line 6')).toBeVisible();
  const renderedTexts = new Set(counted.mock.calls.flat());
  expect([...renderedTexts].sort()).toEqual(['Line5', 'Line6']);
});

test('keeps the newest message in view when a phone’s keyboard opens and closes', async () => {
  const all = Array.from({ length: 30 }, (_, index) => message(index + 1, `Line ${index + 1}`));
  await page.viewport(390, 844);
  await show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      replies: conversationReplies({ messageCount: 30 }, all.toReversed()),
    },
  );
  const log = page.getByRole('log');
  const newest = page.getByRole('button', { name: 'Go to the newest message' });
  await expect.element(log.getByText('Line 30')).toBeInViewport();
  for (const height of [504, 844]) {
    await page.viewport(390, height);
    await expect.poll(() => innerHeight).toBe(height);
    await expect.element(log.getByText('Line 30')).toBeInViewport();
    await expect.element(newest).not.toBeInTheDocument();
  }
  publish({ type: 'new_message', payload: { ...message(31, 'Line 31'), credits: 19 } });
  await expect.element(log.getByText('Line 31')).toBeInViewport();
  await page.viewport(1280, 800);
});

test('does not shift content when the time to recall a message ends', async () => {
  const me = sampleSession();
  /** Returns the top of each line, relative to the log. */
  const lineTops = async (minutesAgo: number) => {
    const sentAt = Temporal.Now.instant().subtract({ minutes: minutesAgo }).toString();
    const own = [1, 2, 3].map((seq) => message(seq, `Line ${seq}`, { senderId: me.id, sentAt }));
    const { screen } = await show(
      <main style={{ height: '100dvh' }}>
        <MessagesPage notices={null} />
      </main>,
      {
        at: '/messages?conversation=7',
        as: me,
        replies: conversationReplies({ messageCount: 3 }, own.toReversed()),
      },
    );
    const log = page.getByRole('log');
    await expect.element(log.getByText('Line 3')).toBeInViewport();
    const recalls = log.getByRole('button', { name: 'Recall' }).elements().length;
    const tops = own.map(({ seq }) =>
      Math.round(log.getByText(`Line ${seq}`).element().getBoundingClientRect().top),
    );
    await screen.unmount();
    return { recalls, tops };
  };
  const [young, old] = [await lineTops(0), await lineTops(3)];
  expect([young.recalls, old.recalls]).toEqual([3, 0]);
  expect(young.tops).toEqual(old.tops);
});

test('allows withdrawing a tour request, but not recalling it', async () => {
  const me = sampleSession();
  const sentAt = Temporal.Now.instant().toString();
  const content = { kind: 'tour_request', requestId: 5, state: 'open' };
  const all = [
    message(1, 'May I ask?', { senderId: me.id, sentAt }),
    message(2, '', { senderId: me.id, sentAt, content }),
  ];
  await show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: me,
      replies: conversationReplies({ messageCount: 2 }, all.toReversed()),
    },
  );
  const log = page.getByRole('log');
  await expect.element(log.getByText('May I ask?')).toBeInViewport();
  expect(log.getByRole('button', { name: 'Recall' }).elements()).toHaveLength(1);
});

test('keeps the scroll position when earlier messages of the same day load', async () => {
  const all = Array.from({ length: 400 }, (_, index) => message(index + 1, `Line ${index + 1}`));
  const requested = Promise.withResolvers<void>();
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
          if (query.has('cursor')) requested.resolve();
          const part = all.slice(Math.max(0, before - 61), before - 1);
          return { data: part.toReversed(), nextCursor: part[0]?.seq ?? null };
        }),
        ...conversationReplies({ messageCount: 400 }),
      ],
    },
  );
  const log = page.getByRole('log');
  await expect.element(log.getByText('Line 400', { exact: true })).toBeInViewport();
  const scroller = log.element();
  const hasSettled = async () => {
    let before = Number.NaN;
    await expect
      .poll(() => {
        const same = scroller.scrollTop === before;
        before = scroller.scrollTop;
        return same;
      })
      .toBe(true);
  };
  const { top, bottom } = scroller.getBoundingClientRect();
  const inLowerHalf = (line: Element) => {
    const at = line.getBoundingClientRect().top;
    return at > (top + bottom) / 2 && at < bottom;
  };
  // The messages at this position are rendered only after the scroll.
  const isRendered = () =>
    log
      .getByText(/^Line \d+$/)
      .elements()
      .find(inLowerHalf);
  // On a busy machine, the initial scroll to the end can still be running.
  await expect
    .poll(async () => {
      scroller.scrollTop = 500;
      await hasSettled();
      return scroller.scrollTop === 500 && isRendered() !== undefined;
    })
    .toBe(true);
  const words = isRendered()?.textContent ?? '';
  scroller.scrollTop = 390;
  await requested.promise;
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(1_000);
  await hasSettled();
  await expect.element(log.getByText(words, { exact: true })).toBeInViewport();
});

test('sets the lang attribute of each message', async () => {
  const all = [message(1, 'Please don’t eat before.'), message(2, '好的，明天见。')];
  await show(<MessagesPage notices={null} />, {
    at: '/messages?conversation=7',
    as: sampleSession(),
    locale: 'zh-CN',
    replies: conversationReplies({ messageCount: 2 }, all.toReversed()),
  });
  const words = (text: string) => page.getByRole('log').getByText(text, { exact: true });
  await expect.element(words('Please don’t eat before.')).toHaveAttribute('lang', 'en');
  await expect.element(words('好的，明天见。')).toHaveAttribute('lang', 'zh');
});

test('prints all loaded messages, not only the visible ones', async () => {
  const all = Array.from({ length: 40 }, (_, index) => message(index + 1, `Line ${index + 1}`));
  await page.viewport(390, 600);
  await show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      replies: conversationReplies({ messageCount: 40 }, all.toReversed()),
    },
  );
  const log = page.getByRole('log');
  await expect.element(log.getByText('Line 40')).toBeInViewport();
  expect(log.element().textContent).not.toContain('Line 10');
  dispatchEvent(new Event('beforeprint'));
  expect(log.element().textContent).toMatch(/Line 1\D.*Line 10.*Line 40/s);
  dispatchEvent(new Event('afterprint'));
  await page.viewport(1280, 800);
});
