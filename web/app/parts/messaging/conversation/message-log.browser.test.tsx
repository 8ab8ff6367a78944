import { listMessages } from '@tomoguide/contract/messaging/calls';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tell } from '../../../lib/live/bus.ts';
import { MessagesPage } from '../../../pages/messages/messages-page.tsx';
import { reply } from '../../../testing/api-replies.ts';
import { sampleMessage as message, talkReplies } from '../../../testing/sample-talk.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';

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
  // Each message of words is counted once whenever it is drawn: a few emoji alone are drawn large.
  const counted = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  tell({ type: 'new_message', payload: { ...message(6, 'Line 6'), credits: 19 } });
  await expect.element(log.getByText('Line 6')).toBeVisible();
  const drawn = new Set(counted.mock.calls.flat());
  expect([...drawn].sort()).toEqual(['Line5', 'Line6']);
});

test('a phone’s keyboard that opens and closes leaves its reader at the newest message', async () => {
  const all = Array.from({ length: 30 }, (_, index) => message(index + 1, `Line ${index + 1}`));
  await page.viewport(390, 844);
  await show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      replies: talkReplies({ messageCount: 30 }, all.toReversed()),
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
  tell({ type: 'new_message', payload: { ...message(31, 'Line 31'), credits: 19 } });
  await expect.element(log.getByText('Line 31')).toBeInViewport();
  await page.viewport(1280, 800);
});

test('when the time to take a message back is over, nothing moves', async () => {
  const me = sampleSession();
  /** Where each line begins, from the top of the log. */
  const placesOf = async (minutesAgo: number) => {
    const sentAt = Temporal.Now.instant().subtract({ minutes: minutesAgo }).toString();
    const own = [1, 2, 3].map((seq) => message(seq, `Line ${seq}`, { senderId: me.id, sentAt }));
    const { screen } = await show(
      <main style={{ height: '100dvh' }}>
        <MessagesPage notices={null} />
      </main>,
      {
        at: '/messages?conversation=7',
        as: me,
        replies: talkReplies({ messageCount: 3 }, own.toReversed()),
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
  const [young, old] = [await placesOf(0), await placesOf(3)];
  expect([young.recalls, old.recalls]).toEqual([3, 0]);
  expect(young.tops).toEqual(old.tops);
});

test('a tour request is withdrawn, not taken back', async () => {
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
      replies: talkReplies({ messageCount: 2 }, all.toReversed()),
    },
  );
  const log = page.getByRole('log');
  await expect.element(log.getByText('May I ask?')).toBeInViewport();
  expect(log.getByRole('button', { name: 'Recall' }).elements()).toHaveLength(1);
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
  const { top, bottom } = scroller.getBoundingClientRect();
  const inLowerHalf = (line: Element) => {
    const at = line.getBoundingClientRect().top;
    return at > (top + bottom) / 2 && at < bottom;
  };
  // The lines of that place are drawn behind the scroll.
  const drawn = () =>
    log
      .getByText(/^Line \d+$/)
      .elements()
      .find(inLowerHalf);
  // On a busy machine the first look at the end may scroll once more meanwhile.
  await expect
    .poll(async () => {
      scroller.scrollTop = 500;
      await settled();
      return scroller.scrollTop === 500 && drawn() !== undefined;
    })
    .toBe(true);
  const words = drawn()?.textContent ?? '';
  scroller.scrollTop = 390;
  await asked.promise;
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(1_000);
  await settled();
  await expect.element(log.getByText(words, { exact: true })).toBeInViewport();
});

test('each message is marked with its own language', async () => {
  const all = [message(1, 'Please don’t eat before.'), message(2, '好的，明天见。')];
  await show(<MessagesPage notices={null} />, {
    at: '/messages?conversation=7',
    as: sampleSession(),
    locale: 'zh-CN',
    replies: talkReplies({ messageCount: 2 }, all.toReversed()),
  });
  const words = (text: string) => page.getByRole('log').getByText(text, { exact: true });
  await expect.element(words('Please don’t eat before.')).toHaveAttribute('lang', 'en');
  await expect.element(words('好的，明天见。')).toHaveAttribute('lang', 'zh');
});
