import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleMessage as message, talkReplies } from '../../../testing/sample-talk.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { isEmojiOnly } from '../emoji/emoji-only.ts';
import { tell } from '../live/bus.ts';
import { MessagesPage } from '../page/messages-page.tsx';

// Each message of words asks it once whenever it is drawn.
vi.mock('../emoji/emoji-only.ts', { spy: true });

test('what comes draws no message again but the one that it follows', async () => {
  const many = Array.from({ length: 300 }, (_, at) => message(300 - at, `Line ${300 - at}`));
  await show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      replies: talkReplies({ messageCount: 300 }, many),
    },
  );
  await expect.element(page.getByText('Line 300')).toBeVisible();
  const texts = () =>
    [...page.getByRole('log').element().querySelectorAll('bdi')].map(
      ({ textContent }) => textContent,
    );
  const before = texts();
  expect(before.length).toBeGreaterThan(5);
  vi.mocked(isEmojiOnly).mockClear();
  tell({ type: 'new_message', payload: { ...message(301, 'Line 301'), credits: 19 } });
  await expect.element(page.getByText('Line 301')).toBeVisible();
  const again = vi.mocked(isEmojiOnly).mock.calls.flat();
  expect(again).toContain('Line 301');
  expect(again.filter((text) => before.includes(text) && text !== 'Line 300')).toEqual([]);
});

test('what comes while one reads further up moves nothing: a button counts it and leads there', async () => {
  const many = Array.from({ length: 300 }, (_, at) => message(300 - at, `Line ${300 - at}`));
  await show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      replies: talkReplies({ messageCount: 300 }, many),
    },
  );
  await expect.element(page.getByText('Line 300')).toBeVisible();
  const log = page.getByRole('log').element();
  const place = [log, ...log.querySelectorAll('*')].find(
    (one) => one.scrollHeight > one.clientHeight + 1000,
  );
  if (!place) throw new Error('the messages do not scroll');
  // The first look is at the end until all heights there are known.
  const frames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  let still = -1;
  const restsFurtherUp = async () => {
    if (place.scrollTop > 6000) place.scrollTop = 4000;
    await frames();
    const rests = place.scrollTop === still && still < 6000;
    still = place.scrollTop;
    return rests;
  };
  await expect.poll(restsFurtherUp).toBe(true);
  await expect
    .element(page.getByRole('button', { name: 'Go to the newest message' }))
    .toBeVisible();
  const before = place.scrollTop;
  for (const id of [301, 302])
    tell({ type: 'new_message', payload: { ...message(id, `Line ${id}`), credits: 19 } });
  const pill = page.getByRole('button', { name: '2 new messages' });
  await expect.element(pill).toBeVisible();
  expect(Math.abs(place.scrollTop - before)).toBeLessThan(2);
  await pill.click();
  await expect.element(page.getByText('Line 302')).toBeVisible();
  await expect.element(pill).not.toBeInTheDocument();
});
