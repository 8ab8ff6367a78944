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
