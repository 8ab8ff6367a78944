import { sendMessage } from '@tomoguide/contract/messaging/calls';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessagesPage } from '../../pages/messages/messages-page.tsx';
import { reply } from '../../testing/api-replies.ts';
import { conversationReplies, sampleMessage } from '../../testing/sample-conversation.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';

beforeEach(() => localStorage.clear());

test('the rule about private cars is shown before the message is sent, which can be edited or sent anyway', async () => {
  const { sent } = await show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      replies: [
        reply(sendMessage, { ...sampleMessage(3, 'Sent'), credits: 19 }),
        ...conversationReplies(),
      ],
    },
  );
  const texts = () =>
    sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  const field = page.getByRole('textbox');
  const rule = page.getByText(/Guides may not drive travelers in a private car/);
  await field.fill('你能开车接我们吗？');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(rule).toBeVisible();
  expect(texts()).toEqual([]);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(rule).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('你能开车接我们吗？');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect.poll(texts).toMatchObject([{ body: { kind: 'text', text: '你能开车接我们吗？' } }]);
  await expect.element(rule).not.toBeInTheDocument();
});
