import { useQuery } from '@tanstack/react-query';
import {
  getSupport,
  listSupportMessages,
  markSupportRead,
  sendSupportMessage,
} from '@tomoguide/contract/support/calls';
import { SupportConversation, SupportMessage } from '@tomoguide/contract/support/entities';
import { SUPPORT_TEXT_MAX } from '@tomoguide/contract/support/fields';
import type { SupportAbout, SupportTopic } from '@tomoguide/contract/support/topics';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { useUnreadMessages } from '../../lib/unread.ts';
import { unreadSupportQuery } from '../../parts/help/support/queries.ts';
import { refusal, reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { SupportView } from './support-view.tsx';

const mei = sampleSession();

const message = (seq: number, text: string, change: object = {}): SupportMessage =>
  z.parse(SupportMessage, {
    id: seq,
    seq,
    fromStaff: false,
    text,
    topic: null,
    about: null,
    clientMessageId: `m${seq}`,
    sentAt: '2026-05-03T01:00:00Z',
    ...change,
  });

const conversation = (change: object = {}): SupportConversation =>
  z.parse(SupportConversation, {
    state: 'none',
    lastMessage: null,
    messageCount: 0,
    unreadCount: 0,
    readSeq: 0,
    ...change,
  });

interface Way {
  topic?: SupportTopic;
  about?: SupportAbout | null;
  state?: object;
  history?: SupportMessage[];
  replies?: ReturnType<typeof reply>[];
}
const showConversation = ({
  topic = 'general',
  about = null,
  state,
  history = [],
  replies = [],
}: Way = {}) =>
  show(
    <main style={{ height: '100dvh' }}>
      <SupportView userId={mei.id} topic={topic} about={about} />
    </main>,
    {
      as: mei,
      replies: [
        ...replies,
        reply(getSupport, conversation(state)),
        reply(listSupportMessages, { data: history, nextCursor: null }),
      ],
    },
  );

const field = () => page.getByRole('textbox', { name: 'Write to TomoGuide support' });
const button = () => page.getByRole('button', { name: 'Send', exact: true });
const log = () => page.getByRole('log').element().textContent ?? '';
const sentMessages = (sent: Awaited<ReturnType<typeof show>>['sent']) =>
  sent.flatMap(({ method, path, body }) =>
    method === 'POST' && path.endsWith('/support/messages')
      ? [body as { clientMessageId: string; text: string; topic?: string; about?: object }]
      : [],
  );

beforeEach(() => localStorage.clear());

test('prefills the message for a topic, and sends the topic with the first message only', async () => {
  const about = { kind: 'booking', id: 42 } as const;
  const { sent } = await showConversation({
    topic: 'payment_failed',
    about,
    replies: [reply(sendSupportMessage, message(1, 'sent'))],
  });
  await expect
    .element(field())
    .toHaveValue('Hello, my payment for TG0042 failed. Could you please look into it?');
  await field().fill('Two charges\nof one payment');
  await button().click();
  await expect.poll(() => sentMessages(sent)).toHaveLength(1);
  await expect.element(field()).toHaveValue('');
  await field().fill('The second one was at noon');
  await button().click();
  await expect.poll(() => sentMessages(sent)).toHaveLength(2);
  const [first, second] = sentMessages(sent);
  expect(first).toMatchObject({
    text: 'Two charges\nof one payment',
    topic: 'payment_failed',
    about,
  });
  expect(second).not.toHaveProperty('topic');
  expect(second).not.toHaveProperty('about');
});

test('prefills nothing without a topic, and restores a draft rather than prefilling', async () => {
  const state = { state: 'answered', messageCount: 1, lastMessage: message(1, 'Hello') };
  const first = await showConversation({ state, history: [message(1, 'Hello')] });
  await expect.element(field()).toHaveValue('');
  await field().fill('And one more thing');
  await first.screen.unmount();
  await showConversation({ state, topic: 'booking_cancelled' });
  await expect.element(field()).toHaveValue('And one more thing');
});

test('does not send on an Enter that ends IME composition, or if the text is too long', async () => {
  const { sent } = await showConversation({
    replies: [reply(sendSupportMessage, message(1, 'sent'))],
  });
  await field().fill('nihao');
  field()
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        isComposing: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  // An emoji is one character, although JavaScript counts two.
  await field().fill('😀'.repeat(SUPPORT_TEXT_MAX + 1));
  await expect.element(page.getByText(/^1 characters too long/)).toBeVisible();
  await expect.element(button()).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(sentMessages(sent)).toEqual([]);
  await field().fill('😀'.repeat(SUPPORT_TEXT_MAX));
  await expect.element(button()).toBeEnabled();
});

test('keeps a rejected message, and lets the user resend it with the same ID or discard it', async () => {
  const { sent } = await showConversation({
    replies: [refusal(sendSupportMessage, 429, 'TOO_MANY_MESSAGES')],
  });
  await field().fill('Are you there?');
  await button().click();
  const again = page.getByRole('button', { name: 'Send again' });
  await expect.element(again).toBeVisible();
  expect(log()).toContain('Are you there?');
  await again.click();
  await expect.poll(() => sentMessages(sent)).toHaveLength(2);
  expect(sentMessages(sent)[1]?.clientMessageId).toBe(sentMessages(sent)[0]?.clientMessageId);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(log).not.toContain('Are you there?');
});

test('marks an answer from staff as read once it is in view, and accepts messages in a closed conversation', async () => {
  const history = [message(2, '<b>Refunded</b>', { fromStaff: true }), message(1, 'Hello')];
  const state = { state: 'closed', messageCount: 2, unreadCount: 1, lastMessage: history[0] };
  const { sent } = await showConversation({
    state,
    history,
    replies: [reply(markSupportRead, conversation({ ...state, unreadCount: 0, readSeq: 2 }))],
  });
  await expect.element(page.getByText('<b>Refunded</b>')).toBeVisible();
  await expect.element(page.getByText(/^This conversation is closed/)).toBeVisible();
  await expect.element(field()).toBeEnabled();
  await expect
    .poll(() => sent.filter(({ path }) => path.endsWith('/support/read')).map(({ body }) => body))
    .toEqual([{ upToSeq: 2 }]);
});

test('keeps the subject of a failed message when the user resends it after a reload', async () => {
  const about = { kind: 'booking', id: 42 } as const;
  const lost = await showConversation({ topic: 'payment_failed', about });
  await field().fill('It failed');
  await button().click();
  await expect.poll(() => sentMessages(lost.sent)).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await lost.screen.unmount();
  const { sent } = await showConversation();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => sentMessages(sent).length).toBeGreaterThan(0);
  expect(sentMessages(sent)[0]).toMatchObject({
    text: 'It failed',
    topic: 'payment_failed',
    about,
  });
});

test('includes answers from staff in the count of unread messages', async () => {
  const Total = () => {
    useQuery(unreadSupportQuery());
    return <p>{useUnreadMessages()} unread</p>;
  };
  await show(<Total />, {
    as: mei,
    replies: [reply(getSupport, conversation({ unreadCount: 2 }))],
  });
  await expect.element(page.getByText('2 unread')).toBeVisible();
});
